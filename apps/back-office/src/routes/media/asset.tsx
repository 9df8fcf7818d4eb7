import { Suspense, use } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { MediaPage } from '../../features/media/page/media-page.tsx';
import { MediaAssetDocument, type MediaAssetQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(MediaAssetDocument, { id: params.id ?? '' }), 'media');
}

function Content({ answer }: { readonly answer: Promise<MediaAssetQuery> }) {
  const { mediaAsset } = use(answer);
  const person = usePerson();
  const { revalidate } = useRevalidator();
  useChanges((change) => {
    if (change.entity === 'media' && change.id === mediaAsset.id) void revalidate();
  });
  const history = may(person, 'audit.read') && (
    <History differences={LazyDifferences} entity="media" id={mediaAsset.id} version={mediaAsset.version} />
  );
  return <MediaPage key={mediaAsset.id} asset={mediaAsset} history={history} />;
}

/** One picture of the library. */
export default function MediaAssetRoute() {
  const t = useMessages('media');
  const { id = '' } = useParams();
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={t('title')} back={{ to: '/media', label: t('back') }}>
      <SkeletonRows count={10} />
    </Page>
  );
  return (
    <Suspense key={id} fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
