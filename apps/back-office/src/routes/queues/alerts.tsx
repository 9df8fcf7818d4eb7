import { useLoaderData } from 'react-router';
import { ArticleList } from '../../features/alerts/article-list.tsx';
import { AwaitedArticlesDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { pageSize } from '../../lib/list/list-address.ts';
import { DeferredRows } from '../../shell/deferred-rows.tsx';
import { Page } from '../../shell/page.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  const after = new URL(request.url).searchParams.get('after');
  return deferred(ask(AwaitedArticlesDocument, { list: { first: pageSize, after, before: null, search: null } }), 'queues');
}

/** What people wait for. */
export default function Alerts() {
  const t = useMessages('alerts');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')} note={t('note')}>
      <DeferredRows answer={answer}>{({ awaitedArticles }) => <ArticleList {...awaitedArticles} />}</DeferredRows>
    </Page>
  );
}
