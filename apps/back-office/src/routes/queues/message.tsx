import { Suspense, use } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { MessagePage } from '../../features/forms/message-page.tsx';
import { MessageDocument, type MessageQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useChanges } from '../../lib/events/use-changes.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(MessageDocument, { id: params.id ?? '' }), 'queues');
}

function Content({ answer }: { readonly answer: Promise<MessageQuery> }) {
  const { message } = use(answer);
  const { revalidate } = useRevalidator();
  const seesLog = may(usePerson(), 'audit.read');
  // What others do with it comes in below what is typed here.
  useChanges(({ entity, id }) => {
    if (entity === 'message' && id === message.id) void revalidate();
  });
  const history = seesLog && <History differences={LazyDifferences} entity="message" id={message.id} version={message.version} />;
  return <MessagePage key={message.id} message={message} history={history} />;
}

/** One message. */
export default function MessageRoute() {
  const t = useMessages('forms');
  const { answer } = useLoaderData<typeof clientLoader>();
  const waiting = (
    <Page title={t('title')} back={{ to: '/forms', label: t('back') }}>
      <SkeletonRows count={6} />
    </Page>
  );
  return (
    <Suspense fallback={waiting}>
      <Content answer={answer} />
    </Suspense>
  );
}
