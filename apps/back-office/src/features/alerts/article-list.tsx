import { useNavigate, useSearchParams } from 'react-router';
import type { AwaitedArticlesQuery } from '../../generated/graphql.ts';
import { useFormats, useMessages } from '../../i18n/language-context.tsx';
import { newerPage, olderPage } from '../../lib/list/place.ts';
import { EmptyState } from '../../ui/show/state-note.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pager } from '../../ui/table/pager.tsx';

type Article = AwaitedArticlesQuery['awaitedArticles']['items'][number];

function useArticleColumns(): readonly Column<Article>[] {
  const t = useMessages('alerts');
  const { day, number } = useFormats();
  return [
    { id: 'name', title: t('article'), cell: ({ name, sku }) => name ?? sku, isTitle: true },
    { id: 'sku', title: t('sku'), cell: ({ sku }) => sku, isQuiet: true, phone: 'note' },
    { id: 'people', title: t('people'), cell: ({ people }) => number(people), align: 'end', phone: 'end' },
    { id: 'delivery', title: t('forDelivery'), cell: ({ forDelivery }) => number(forDelivery), align: 'end', isQuiet: true },
    { id: 'oldest', title: t('oldest'), cell: ({ oldest }) => <time dateTime={oldest}>{day(oldest)}</time>, align: 'end', isQuiet: true },
  ];
}

/** What people wait for, what most of them want first; never who they are. */
export function ArticleList({ items, page: { next, count } }: AwaitedArticlesQuery['awaitedArticles']) {
  const t = useMessages('alerts');
  const columns = useArticleColumns();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const before = newerPage(params);
  const go = (there: URLSearchParams) => () => void navigate(`?${there.toString()}`);
  if (items.length === 0)
    return (
      <EmptyState icon="bell" title={t('empty')}>
        {t('emptyWhy')}
      </EmptyState>
    );
  return (
    <>
      <DataTable caption={t('title')} columns={columns} rows={items} rowId={({ sku }) => sku} rowName={({ name, sku }) => name ?? sku} />
      <Pager text={t('articles', { count })} onNewer={before && go(before)} onOlder={next ? go(olderPage(params, next)) : undefined} />
    </>
  );
}
