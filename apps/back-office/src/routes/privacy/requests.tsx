import { useLoaderData } from 'react-router';
import { PrivacyList } from '../../features/privacy/privacy-list.tsx';
import { readRequests } from '../../features/privacy/privacy.ts';
import { PrivacyListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(PrivacyListDocument, readRequests(new URL(request.url).searchParams)), 'queues');
}

/** What people ask of what the shop knows about them. */
export default function PrivacyRequests() {
  const t = useMessages('privacy');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')} note={t('titleNote')}>
      <DeferredRows answer={answer}>{({ privacyRequests }) => <PrivacyList {...privacyRequests} />}</DeferredRows>
    </Page>
  );
}
