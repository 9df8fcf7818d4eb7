import { use } from 'react';
import { useLoaderData } from 'react-router';
import { History } from '../../features/audit/history.tsx';
import { LazyDifferences } from '../../features/audit/lazy-differences.tsx';
import { MessagePage } from '../../features/forms/message-page.tsx';
import { MessageDocument, type MessageQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshThing } from '../../lib/events/use-fresh-thing.ts';
import { may, usePerson } from '../../lib/session/person.ts';
import { DeferredPage } from '../../shell/deferred-page.tsx';

export function clientLoader({ params }: { readonly params: { readonly id?: string } }) {
  return deferred(ask(MessageDocument, { id: params.id ?? '' }), 'queues');
}

function Content({ answer }: { readonly answer: Promise<MessageQuery> }) {
  const { message } = use(answer);
  const seesLog = may(usePerson(), 'audit.read');
  useFreshThing('message', message.id);
  const history = seesLog && <History differences={LazyDifferences} entity="message" id={message.id} version={message.version} />;
  return <MessagePage key={message.id} message={message} history={history} />;
}

/** One message. */
export default function MessageRoute() {
  const t = useMessages('forms');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <DeferredPage title={t('title')} back={{ to: '/forms', label: t('back') }} rows={6}>
      <Content answer={answer} />
    </DeferredPage>
  );
}
