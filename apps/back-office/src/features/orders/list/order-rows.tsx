import { use, useEffect, useState } from 'react';
import { useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import type { OrderListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { filtered, pageAfter, pageBefore } from '../../../lib/list/place.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState, NoMatch } from '../../../ui/show/state-note.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { nothing, type Selection } from '../../../ui/table/selection.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import type { OrderRow } from './order-columns.tsx';
import { filterParams, filterValues, listName, pageSize, readSort, readTab, sortParam } from './order-filters.ts';
import { keepRow } from '../order/neighbours.ts';
import { useFreshOrders } from './use-fresh-orders.ts';

type Orders = OrderListQuery['orders'];

/** What is chosen holds on every page of a list, and not in another list. */
function useSelection(list: string): readonly [Selection, (selection: Selection) => void] {
  const [kept, setKept] = useState({ list, selection: nothing });
  return [kept.list === list ? kept.selection : nothing, (selection) => setKept({ list, selection })];
}

/** Whoever goes back to the beginning has all of the first page, with what came since. */
function useWholeFirstPage({ previous }: Orders['page']): void {
  const [params, setParams] = useSearchParams();
  const isShort = params.has('before') && !previous;
  useEffect(() => {
    if (isShort) setParams((now) => filtered(now, {}), { replace: true, preventScrollReset: true });
  }, [isShort, setParams]);
}

function Empty() {
  const t = useMessages('orders');
  const [params, setParams] = useSearchParams();
  const isFiltered = Object.keys(filterValues(params)).length > 0 || params.has('search');
  if (isFiltered)
    return <NoMatch onClear={() => setParams(filtered(params, { ...filterParams({}), search: undefined }), { replace: true })} />;
  if (readTab(params) === 'all')
    return (
      <EmptyState icon="receipt" title={t('empty')}>
        {t('emptyWhy')}
      </EmptyState>
    );
  return (
    <EmptyState icon="receipt" title={t('emptyTab')} action={<ButtonLink to="/orders">{t('seeAll')}</ButtonLink>}>
      {t('emptyTabWhy')}
    </EmptyState>
  );
}

function Foot({ page: { next, previous, count, countIsCapped } }: Pick<Orders, 'page'>) {
  const t = useMessages('orders');
  const { number } = useFormats();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go = (there: URLSearchParams) => () => void navigate(`?${there.toString()}`);
  const few = next || previous ? t('orders', { count, size: pageSize }) : t('allOrders', { count });
  const text = countIsCapped ? t('manyOrders', { count: number(count), size: pageSize }) : few;
  return (
    <Pager
      text={text}
      canChoose
      onNewer={previous ? go(pageBefore(params, previous)) : undefined}
      onOlder={next ? go(pageAfter(params, next)) : undefined}
    />
  );
}

type Props = {
  readonly answer: Promise<OrderListQuery>;
  readonly columns: readonly Column<OrderRow>[];
  readonly shown: ReadonlySet<string>;
  readonly isDense: boolean;
};

/** The rows of a page, what came since, and what can be done with those that are chosen. */
export function OrderRows({ answer, columns, shown, isDense }: Props) {
  const t = useMessages('orders');
  const { orders } = use(answer);
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state !== 'idle';
  const { rows, newer } = useFreshOrders(orders);
  const [selection, setSelection] = useSelection(listName(params));
  useWholeFirstPage(orders.page);
  const numbers = rows.map(({ number }) => number).join(',');
  useEffect(() => keepRow(numbers.split(',').filter(Boolean)), [numbers]);
  const sort = readSort(params);
  const isFirst = !orders.page.previous && sort.direction === 'descending';
  const announced = { text: t('newer', { count: newer < pageSize ? newer : `${newer}+` }), onShow: () => void revalidate() };
  const { count, countIsCapped } = orders.page;
  return (
    <>
      {rows.length > 0 ? (
        <DataTable
          caption={t('title')}
          columns={columns}
          shown={shown}
          rows={rows}
          rowId={({ number }) => number}
          rowName={({ number }) => number}
          rowHref={({ number }) => `/orders/${number}`}
          isFaint={({ status }) => status === 'canceled'}
          sort={sort}
          onSort={(next) => setParams(filtered(params, { sort: sortParam(next) }))}
          selection={selection}
          onSelect={setSelection}
          newer={isFirst && newer > 0 ? announced : undefined}
          isDense={isDense}
          isLoading={isLoading}
        />
      ) : (
        <Empty />
      )}
      <ChosenOrders selection={selection} onSelect={setSelection} total={countIsCapped ? undefined : count} />
      {rows.length > 0 && <Foot page={orders.page} />}
    </>
  );
}
