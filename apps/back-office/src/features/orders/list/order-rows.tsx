import { use } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { OrderListDocument, type OrderListQuery } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { chosenBranch } from '../../../lib/branches/chosen-branch.ts';
import { cameText } from '../../../lib/list/fresh-rows.ts';
import { listName } from '../../../lib/list/list-address.ts';
import { filtered } from '../../../lib/list/place.ts';
import { useListRows } from '../../../lib/list/use-list-rows.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { ListEmpty } from '../../../shell/list/list-empty.tsx';
import { ListFoot } from '../../../shell/list/list-foot.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ChosenOrders } from './chosen-orders.tsx';
import type { OrderRow } from './order-columns.tsx';
import { address, readList, readSort, readTab, sortParam } from './order-filters.ts';

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
  const { rows, newer } = useListRows(orders, { list: 'orders', nameOf: ({ number }) => number, entity: 'order', load });
  const [selection, setSelection] = useSelection(listName(params));
  const sort = readSort(params);
  const isFirst = !orders.page.previous && sort.direction === 'descending';
  const announced = { text: t('newer', { count: cameText(newer) }), onShow: () => void revalidate() };
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
        <ListEmpty address={address} icon="receipt" tab={readTab(params)} path="/orders" words={t} />
      )}
      <ChosenOrders selection={selection} onSelect={setSelection} total={countIsCapped ? undefined : count} />
      {rows.length > 0 && <ListFoot canChoose page={orders.page} words={t} />}
    </>
  );
}
