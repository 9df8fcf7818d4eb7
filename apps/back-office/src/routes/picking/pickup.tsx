import { Suspense, use } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { PickupScreen } from '../../features/orders/picking/pickup-screen.tsx';
import { SourceChoice } from '../../features/orders/picking/source-choice.tsx';
import { PickupsDocument, type PickupsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { useOwnBranches } from '../../lib/branches/own-sources.ts';
import { useBranchName } from '../../lib/branches/branches.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly branch?: string } }) {
  return deferred(ask(PickupsDocument, { branch: params.branch ?? '' }), 'order', 'picking', 'desk');
}

function Content({ answer }: { readonly answer: Promise<PickupsQuery> }) {
  const { pickups } = use(answer);
  return <PickupScreen key={pickups.branch} list={pickups} />;
}

/** What is collected in one branch. */
export default function PickupRoute() {
  const t = useMessages('picking');
  const navigate = useNavigate();
  const { branch = '' } = useParams();
  const branchName = useBranchName();
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['order']);
  const choice = (
    <SourceChoice
      label={t('pickupWhere')}
      sources={useOwnBranches('pickup.handOver')}
      source={branch}
      onChoose={(next) => void navigate(`/pickup/${next}`)}
    />
  );
  return (
    <Page title={t('pickupTitle', { branch: branchName(branch) })} actions={choice}>
      <Suspense key={branch} fallback={<SkeletonRows count={6} />}>
        <Content answer={answer} />
      </Suspense>
    </Page>
  );
}
