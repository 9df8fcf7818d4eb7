import type { Clock } from '#kernel/clock.ts';
import type { OrdersChoice } from '../../lists/orders.ts';
import { ordersFile } from '../../orders-file.ts';
import type { Action } from '../../run-action.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { layReady } from '../lay-ready.ts';

/** Lays a list of orders ready as a file, to be fetched once. */
export const exportOrders = ({ clock }: { readonly clock: Clock }): Action<OrdersChoice, AskedDownload> => ({
  name: 'order.export',
  permission: 'orders.export',
  run: (tx, choice, actor) => layReady(tx, actor, { kind: ordersFile, name: 'orders', input: choice, changes: named(choice) }, clock.now()),
});

/** What the log says of it: which orders by what they are, never whom somebody looked for (LAW-20). */
function named({ tab, filter, search }: OrdersChoice) {
  const numbers = (list: readonly string[] | null | undefined) => list && list.length;
  const whom = (given: string | null | undefined) => (given ? true : null);
  const counted = { numbers: numbers(filter?.numbers), except: numbers(filter?.except) };
  const facts = { tab, ...filter, ...counted, customer: whom(filter?.customer), search: whom(search) };
  return Object.entries(facts).flatMap(([field, after]) => (after === null || after === undefined ? [] : [{ field, before: null, after }]));
}
