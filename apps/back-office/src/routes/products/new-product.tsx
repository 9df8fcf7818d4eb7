import { Suspense, use } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { NewProductForm } from '../../features/products/making/new-product-form.tsx';
import { NewProductChoicesDocument, type NewProductChoicesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { PageColumns } from '../../ui/show/page-columns.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';
import { Refused } from '../../ui/show/state-note.tsx';

export function clientLoader() {
  return deferred(ask(NewProductChoicesDocument), 'products', 'making');
}

function Content({ answer }: { readonly answer: Promise<NewProductChoicesQuery> }) {
  const t = useMessages('making');
  const navigate = useNavigate();
  const person = usePerson();
  const { productChoices } = use(answer);
  if (!may(person, 'catalog.edit', 'everywhere')) return <Refused>{t('onlySome')}</Refused>;
  return (
    <NewProductForm
      choices={productChoices}
      mayPrice={may(person, 'prices.edit', 'everywhere')}
      onMade={(sku, type) => {
        toasts.add({ text: t('made') });
        void navigate(`/products/${encodeURIComponent(sku)}${type === 'configurable' ? '?tab=variants' : ''}`);
      }}
    />
  );
}

/** A product that is not there yet. */
export default function NewProduct() {
  const t = useMessages('making');
  const words = useMessages('products');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page title={t('title')} back={{ to: '/products', label: words('back') }}>
      <PageColumns isForm>
        <Suspense fallback={<SkeletonRows count={8} />}>
          <Content answer={answer} />
        </Suspense>
      </PageColumns>
    </Page>
  );
}
