import { RevisionArticlesDocument, type RevisionArticlesQueryVariables } from '../../../../generated/graphql.ts';
import { useMessages } from '../../../../i18n/language-context.tsx';
import { ask } from '../../../../lib/api/api.ts';
import { FindArticle, type Found } from '../../../../shell/articles/find-article.tsx';
import { useOrderDesk } from '../order-desk.ts';
import type { Article } from './revision-draft.ts';

async function load(wanted: string): Promise<Found<Article>> {
  const { revisionArticles } = await ask(RevisionArticlesDocument, JSON.parse(wanted) as RevisionArticlesQueryVariables);
  return { __typename: 'Found', articles: revisionArticles };
}

/** Something more in the order. */
export function AddArticle({ onAdd }: { readonly onAdd: (article: Article) => void }) {
  const t = useMessages('revision');
  const { order } = useOrderDesk();
  return (
    <FindArticle
      question={(search) => JSON.stringify({ order: order.number, search })}
      load={load}
      version={order.version}
      onTake={onAdd}
      words={{
        label: t('add'),
        hint: t('addHint'),
        nothing: t('noArticle'),
        stock: (available) => (available > 0 ? t('free', { count: available }) : t('soldOut')),
        take: (name) => t('addOne', { name }),
      }}
    />
  );
}
