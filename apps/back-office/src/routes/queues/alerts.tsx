import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { ArticleList } from '../../features/alerts/article-list.tsx';
import { AwaitedArticlesDocument, type AwaitedArticlesQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { ask } from '../../lib/api/api.ts';
import { deferred } from '../../lib/deferred.ts';
import { Page } from '../../shell/page.tsx';
import { SkeletonRows } from '../../ui/show/skeleton.tsx';

export function clientLoader({ request }: { readonly request: Request }) {
  const after = new URL(request.url).searchParams.get('after');
  return deferred(ask(AwaitedArticlesDocument, { list: { first: 50, after, before: null, search: null } }), 'queues');
}

function Rows({ answer }: { readonly answer: Promise<AwaitedArticlesQuery> }) {
  return <ArticleList {...use(answer).awaitedArticles} />;
}

/** What people wait for. */
export default function Alerts() {
  const t = useMessages('alerts');
  const { answer } = useLoaderData<typeof clientLoader>();
  return (
    <Page isList title={t('title')} note={t('note')}>
      <Suspense fallback={<SkeletonRows />}>
        <Rows answer={answer} />
      </Suspense>
    </Page>
  );
}
