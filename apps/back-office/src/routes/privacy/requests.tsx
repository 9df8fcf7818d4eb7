import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { PrivacyList } from '../../features/privacy/privacy-list.tsx';
import { readRequests } from '../../features/privacy/privacy.ts';
import { PrivacyListDocument, type PrivacyListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(PrivacyListDocument, readRequests(new URL(request.url).searchParams)), 'queues');
}

function Rows({ answer }: { readonly answer: Promise<PrivacyListQuery> }) {
  return <PrivacyList {...use(answer).privacyRequests} />;
}

/** What people ask of what the shop knows about them. */
export default function PrivacyRequests() {
  const t = useMessages('privacy');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')} note={t('titleNote')}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
