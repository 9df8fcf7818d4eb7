import { useLoaderData } from 'react-router';
import { MessageList } from '../../features/forms/message-list.tsx';
import { readMessages } from '../../features/forms/message.ts';
import { MessageListDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(MessageListDocument, readMessages(new URL(request.url).searchParams)), 'queues');
}

/** What customers sent in by forms. */
export default function Messages() {
  const t = useMessages('forms');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['message']);
  return (
    <Page isList title={t('title')}>
      <DeferredRows answer={answer}>{({ messages }) => <MessageList {...messages} />}</DeferredRows>
    </Page>
  );
}
