import { Suspense, use } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { useSourceNames } from '../../features/orders/order/use-order-words.ts';
import { PickScreen } from '../../features/orders/picking/pick-screen.tsx';
import { SourceChoice } from '../../features/orders/picking/source-choice.tsx';
import { PickListDocument, type PickListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useOwnSources } from '../../lib/branches/own-sources.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly source?: string } }) {
  return deferred(ask(PickListDocument, { source: params.source ?? '' }), 'order', 'picking', 'desk');
}

function Content({ answer }: { readonly answer: Promise<PickListQuery> }) {
  const { pickList } = use(answer);
  return <PickScreen key={pickList.source} list={pickList} />;
}

/** What is fetched and packed at one source. */
export default function PickingRoute() {
  const t = useMessages('picking');
  const navigate = useNavigate();
  const { source = '' } = useParams();
  const names = useSourceNames();
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['order']);
  const choice = (
    <SourceChoice
      label={t('where')}
      sources={useOwnSources('shipments.pack')}
      source={source}
      onChoose={(next) => void navigate(`/picking/${next}`)}
    />
  );
  return (
    <Page title={t('title', { source: names.inside(source) })} actions={choice}>
      <Suspense key={source} fallback={<SkeletonRows count={6} />}>
        <Content answer={answer} />
      </Suspense>
    </Page>
  );
}
