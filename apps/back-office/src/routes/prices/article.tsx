import { Suspense, use } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { PricesPage } from '../../features/prices/prices-page.tsx';
import { ArticlePricesDocument, type ArticlePricesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly sku?: string } }) {
  return deferred(ask(ArticlePricesDocument, { sku: params.sku ?? '' }), 'prices', 'desk');
}

function Content({ answer }: { readonly answer: Promise<ArticlePricesQuery> }) {
  const { articlePrices: prices } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges((change) => {
    if ((change.entity === 'price' && change.id === prices.id) || change.entity === 'campaign') void revalidate();
  });
  const history = may(person, 'audit.read') && <History isBrief entity="price" id={prices.id} version={prices.version} />;
  return <PricesPage key={prices.id} prices={prices} mayEdit={may(person, 'prices.edit', 'everywhere')} history={history} />;
}

/** The prices of one article. */
export default function ArticlePricesRoute() {
  const t = useMessages('prices');
  const { sku = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={sku} back={{ to: '/prices', label: t('back') }}>
      <SkeletonRows count={6} />
    </Page>
  );
  return (
    <Suspense key={sku} fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
