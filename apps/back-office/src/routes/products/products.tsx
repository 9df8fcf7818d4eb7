import { useLoaderData, useLocation } from 'react-router';
import { ExportButton } from '../../features/products/list/export-button.tsx';
import { readList } from '../../features/products/list/product-filters.ts';
import { ProductList } from '../../features/products/list/product-list.tsx';
import { ProductListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(ProductListDocument, readList(new URL(request.url).searchParams)), 'products');
}

/** Everything the shop sells, and what it does not sell yet. */
export default function Products() {
  const t = useMessages('products');
  const { answer } = useLoaderData<typeof clientLoader>();
  const { search } = useLocation();
  const person = usePerson();
  const actions = (
    <>
      {may(person, 'export.run') && <ExportButton />}
      <ButtonLink icon="rows" to={`/products/sheet${search}`}>
        {t('table')}
      </ButtonLink>
      {may(person, 'catalog.edit', 'everywhere') && (
        <ButtonLink kind="main" icon="plus" to="/products/new">
          {t('create')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Page isList title={t('title')} actions={actions}>
      <ProductList answer={answer} />
    </Page>
  );
}
