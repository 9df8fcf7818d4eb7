import { use, useEffect } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { ReturnListDocument, type ReturnListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { chosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { pageSize } from '../../../lib/list/list-address.ts';
import { keepRow } from '../../../lib/list/neighbours.ts';
import { filtered } from '../../../lib/list/place.ts';
import { useFreshRows } from '../../../lib/list/use-fresh-rows.ts';
import { useWholeFirstPage } from '../../../lib/list/use-whole-first-page.ts';
import { ListEmpty } from '../../../shell/list/list-empty.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { ReturnRow } from './return-columns.tsx';
import { address, readList, readSort, readTab, sortParam } from './return-filters.ts';

type Returns = ReturnListQuery['returns'];

function Empty() {
  const t = useMessages('returns');
  const [params] = useSearchParams();
  const view = { title: t('emptyTab'), why: t('emptyTabWhy'), seeAll: t('seeAll'), path: '/returns' };
  const all = { title: t('empty'), why: t('emptyWhy') };
  return <ListEmpty address={address} icon="arrow-u-up-left" all={all} view={readTab(params) === 'all' ? undefined : view} />;
}

function Foot({ page }: Pick<Returns, 'page'>) {
  const t = useMessages('returns');
  const { number } = useFormats();
  const { next, previous, count, countIsCapped } = page;
  const few = next || previous ? t('paged', { count, size: pageSize }) : t('allReturns', { count });
  return <ListFoot page={page} text={countIsCapped ? t('many', { count: number(count), size: pageSize }) : few} />;
}

type Props = {
  readonly answer: Promise<ReturnListQuery>;
  readonly columns: readonly Column<ReturnRow>[];
  readonly shown: ReadonlySet<string>;
  readonly isDense: boolean;
};

/** The rows of a page, and what came since. */
export function ReturnRows({ answer, columns, shown, isDense }: Props) {
  const t = useMessages('returns');
  const { returns } = use(answer);
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state !== 'idle';
  const load = async () => (await ask(ReturnListDocument, readList(params, chosenBranch()))).returns;
  const { rows, newer, others } = useFreshRows(returns, 'return', load);
  useWholeFirstPage(returns.page);
  const numbers = rows.map(({ number }) => number).join(',');
  useEffect(() => keepRow('returns', numbers.split(',').filter(Boolean)), [numbers]);
  const sort = readSort(params);
  const came = sort.by === 'due' ? others : sort.direction === 'descending' ? newer : 0;
  const announced = { text: t('newer', { count: came }), onShow: () => void revalidate() };
  if (rows.length === 0) return <Empty />;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        shown={shown}
        rows={rows}
        rowId={({ number }) => number}
        rowName={({ number }) => number}
        rowHref={({ number }) => `/returns/${number}`}
        isFaint={({ state }) => state === 'closed' || state === 'rejected'}
        sort={sort}
        onSort={(next) => setParams(filtered(params, { sort: sortParam(params, next) }))}
        newer={!returns.page.previous && came > 0 ? announced : undefined}
        isDense={isDense}
        isLoading={isLoading}
      />
      <Foot page={returns.page} />
    </>
  );
}
