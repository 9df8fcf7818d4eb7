import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { PricedList } from '../../features/prices/priced-list.tsx';
import { PricedArticlesDocument, type PricedArticlesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  const search = new URL(request.url).searchParams.get('search')?.slice(0, 100) ?? null;
  return deferred(ask(PricedArticlesDocument, { search }), 'prices', 'queues');
}

function Rows({ answer }: { readonly answer: Promise<PricedArticlesQuery> }) {
  return <PricedList {...use(answer)} />;
}

/** Prices of articles. */
export default function Prices() {
  const t = useMessages('prices');
  const { answer } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useChanges(({ entity }) => {
    if (entity === 'price' || entity === 'campaign') void revalidate();
  });
  return (
    <Page isList title={t('title')}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
