import { Suspense, use } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { BrandPage } from '../../features/catalogue/brands/brand-page.tsx';
import { BrandDocument, type BrandQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(BrandDocument, { id: params.id ?? '' }), 'catalogue');
}

function Content({ answer }: { readonly answer: Promise<BrandQuery> }) {
  const { brand, categories, productChoices } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges(({ entity, id }) => {
    if (entity === 'brand' && id === brand.id) void revalidate();
  });
  const history = may(person, 'audit.read') && <History entity="brand" id={brand.id} version={brand.version} />;
  return <BrandPage key={brand.id} brand={brand} nodes={categories.nodes} productChoices={productChoices} history={history} />;
}

/** One brand. */
export default function BrandRoute() {
  const t = useMessages('catalogue');
  const { id = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={t('brands')} back={{ to: '/brands', label: t('backToBrands') }}>
      <SkeletonRows count={10} />
    </Page>
  );
  return (
    <Suspense key={id} fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
