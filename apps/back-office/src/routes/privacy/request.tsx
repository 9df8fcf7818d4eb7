import { use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { PrivacyPage } from '../../features/privacy/privacy-page.tsx';
import { PrivacyRequestDocument, type PrivacyRequestQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(PrivacyRequestDocument, { id: params.id ?? '' }), 'queues');
}

function Content({ answer }: { readonly answer: Promise<PrivacyRequestQuery> }) {
  const { privacyRequest } = use(answer);
  const { revalidate } = useRevalidator();
  const seesLog = may(usePerson(), 'audit.read');
  useChanges(({ entity, id }) => {
    if ((entity === 'privacy' && id === privacyRequest.id) || entity === 'approval') void revalidate();
  });
  const history = seesLog && (
    <History differences={LazyDifferences} entity="privacy" id={privacyRequest.id} version={privacyRequest.version} />
  );
  return <PrivacyPage key={privacyRequest.id} request={privacyRequest} history={history} />;
}

/** One request. */
export default function PrivacyRequestRoute() {
  const t = useMessages('privacy');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage title={t('title')} back={{ to: '/privacy', label: t('back') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
