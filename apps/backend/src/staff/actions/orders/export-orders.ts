import type { Clock } from '#kernel/clock.ts';
import { createIds } from '#kernel/ids.ts';
import { keepDownload } from '#modules/staff/index.ts';
import type { OrdersChoice } from '../../lists/orders.ts';
import { ordersFile } from '../../orders-file.ts';
import { Refused, type Action } from '../../run-action.ts';
import type { AskedDownload } from '../audit/export-audit.ts';

/** Lays a list of orders ready as a file, to be fetched once. */
export const exportOrders = ({ clock }: { readonly clock: Clock }): Action<OrdersChoice, AskedDownload> => ({
  name: 'order.export',
  permission: 'orders.export',
  run: async (tx, choice, actor) => {
    if (actor.kind !== 'staff') throw new Refused('browser', 'A file is fetched by a browser.');
    const id = createIds().masked();
    const fileName = `orders-${clock.now().toISOString().slice(0, 10)}.csv`;
    const expiresAt = await keepDownload(tx, id, actor.identity.id, { kind: ordersFile, input: choice, fileName }, clock.now());
    return {
      answer: { id, fileName, expiresAt: expiresAt.toISOString() },
      entries: [{ entity: 'file', entityId: fileName, changes: named(choice) }],
    };
  },
});

/** What the log says of it: which orders by what they are, never whom somebody looked for (LAW-20). */
function named({ tab, filter, search }: OrdersChoice) {
  const numbers = (list: readonly string[] | null | undefined) => list && list.length;
  const facts = { tab, ...filter, numbers: numbers(filter?.numbers), except: numbers(filter?.except), search: search ? true : null };
  return Object.entries(facts).flatMap(([field, after]) => (after === null || after === undefined ? [] : [{ field, before: null, after }]));
}
