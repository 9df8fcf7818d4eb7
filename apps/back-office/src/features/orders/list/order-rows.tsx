import { use, useEffect } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { OrderListDocument, type OrderListQuery } from '../../../generated/graphql.ts';
import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { chosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { listName, pageSize } from '../../../lib/list/list-address.ts';
import { keepRow } from '../../../lib/list/neighbours.ts';
import { filtered } from '../../../lib/list/place.ts';
import { useFreshRows } from '../../../lib/list/use-fresh-rows.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { useWholeFirstPage } from '../../../lib/list/use-whole-first-page.ts';
import { ListEmpty } from '../../../shell/list/list-empty.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ChosenOrders } from './chosen-orders.tsx';
import type { OrderRow } from './order-columns.tsx';
import { address, readList, readSort, readTab, sortParam } from './order-filters.ts';

type Orders = OrderListQuery['orders'];

function Empty() {
  const t = useMessages('orders');
  const [params] = useSearchParams();
  const view = { title: t('emptyTab'), why: t('emptyTabWhy'), seeAll: t('seeAll'), path: '/orders' };
  const all = { title: t('empty'), why: t('emptyWhy') };
  return <ListEmpty address={address} icon="receipt" all={all} view={readTab(params) === 'all' ? undefined : view} />;
}

function Foot({ page }: Pick<Orders, 'page'>) {
  const t = useMessages('orders');
  const { number } = useFormats();
  const { next, previous, count, countIsCapped } = page;
  const few = next || previous ? t('orders', { count, size: pageSize }) : t('allOrders', { count });
  return <ListFoot canChoose page={page} text={countIsCapped ? t('manyOrders', { count: number(count), size: pageSize }) : few} />;
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
  const load = async () => (await ask(OrderListDocument, readList(params, chosenBranch()))).orders;
  const { rows, newer } = useFreshRows(orders, 'order', load);
  const [selection, setSelection] = useSelection(listName(params));
  useWholeFirstPage(orders.page);
  const numbers = rows.map(({ number }) => number).join(',');
  useEffect(() => keepRow('orders', numbers.split(',').filter(Boolean)), [numbers]);
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
