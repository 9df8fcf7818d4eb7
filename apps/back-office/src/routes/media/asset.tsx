import { use } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { MediaPage } from '../../features/media/page/media-page.tsx';
import { MediaAssetDocument, type MediaAssetQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(MediaAssetDocument, { id: params.id ?? '' }), 'media');
}

function Content({ answer }: { readonly answer: Promise<MediaAssetQuery> }) {
  const { mediaAsset } = use(answer);
  const person = usePerson();
  useFreshThing('media', mediaAsset.id);
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
  return (
    <DeferredPage key={id} title={t('title')} back={{ to: '/media', label: t('back') }} rows={10}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
