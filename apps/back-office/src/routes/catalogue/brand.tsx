import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { BrandPage } from '../../features/catalogue/brands/brand-page.tsx';
import { BrandDocument, type BrandQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(BrandDocument, { id: params.id ?? '' }), 'catalogue');
}

function Content({ answer }: { readonly answer: Promise<BrandQuery> }) {
  const { brand, categories, productChoices } = use(answer);
  const person = usePerson();
  useFreshThing('brand', brand.id);
  const history = may(person, 'audit.read') && <History entity="brand" id={brand.id} version={brand.version} />;
  return <BrandPage key={brand.id} brand={brand} nodes={categories.nodes} productChoices={productChoices} history={history} />;
}

/** One brand. */
export default function BrandRoute() {
  const t = useMessages('catalogue');
  const { id = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage key={id} title={t('brands')} back={{ to: '/brands', label: t('backToBrands') }} rows={10}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
