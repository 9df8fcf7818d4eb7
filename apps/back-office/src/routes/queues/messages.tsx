import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { MessageList } from '../../features/forms/message-list.tsx';
import { readMessages } from '../../features/forms/message.ts';
import { MessageListDocument, type MessageListQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { useFreshList } from '../../lib/list/use-fresh-list.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  return deferred(ask(MessageListDocument, readMessages(new URL(request.url).searchParams)), 'queues');
}

function Rows({ answer }: { readonly answer: Promise<MessageListQuery> }) {
  return <MessageList {...use(answer).messages} />;
}

/** What customers sent in by forms. */
export default function Messages() {
  const t = useMessages('forms');
  const { answer } = useLoaderData<typeof clientLoader>();
  useFreshList(['message']);
  return (
    <Page isList title={t('title')}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
