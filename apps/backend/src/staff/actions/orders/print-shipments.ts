import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { createIds } from '#kernel/ids.ts';
import { findOrderOfShipment, placesOf } from '#modules/orders/index.ts';
import { keepDownload } from '#modules/staff/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { shipmentFile, type PrintInput } from '../../shipment-file.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { orderEntry } from './lock-order.ts';
import { lockShipment } from './shipments.ts';

const mostShipments = 200;

/** Lays packing slips or address labels ready, to be fetched once: they show addresses, so that they were printed stands in the log of each. */
export const printShipmentsAction = ({ clock }: { readonly clock: Clock }): Action<PrintInput, AskedDownload> => ({
  name: 'shipment.print',
  permission: 'shipments.pack',
  isOfBranch: true,
  run: async (tx, { numbers, paper }, actor) => {
    if (actor.kind !== 'staff') throw new Refused('browser', 'A file is fetched by a browser.');
    const wanted = await byOrder(tx, numbers);
    const fileName = nameOf(paper, wanted);
    const entries = [];
    for (const number of wanted) {
      const stored = await lockShipment(tx, number, actor, placesOf);
      if (stored.order.shipments.find((one) => one.number === number)?.state === 'canceled')
        throw new Refused('not-now', `Shipment ${number} is canceled.`, 'numbers');
      entries.push(orderEntry(stored, [{ field: `shipments.${number}.${paper}`, before: null, after: fileName }]));
    }
    const id = createIds().masked();
    const file = { kind: shipmentFile, input: { numbers: wanted, paper }, fileName };
    const expiresAt = await keepDownload(tx, id, actor.identity.id, file, clock.now());
    return { answer: { id, fileName, expiresAt: expiresAt.toISOString() }, entries };
  },
});

/** Each once, and by their orders: two people who print the same at once lock them in the same order. */
async function byOrder(tx: Tx, numbers: readonly string[]): Promise<readonly string[]> {
  const each = [...new Set(numbers)];
  if (each.length === 0 || each.length > mostShipments)
    throw new Refused('count', `One to ${mostShipments} shipments are printed at once.`, 'numbers');
  const found: { readonly number: string; readonly order: string }[] = [];
  for (const number of each) {
    const order = await findOrderOfShipment(tx, number);
    if (order === undefined) throw notFound('There is no such shipment.');
    found.push({ number, order });
  }
  return found
    .toSorted((one, other) => one.order.localeCompare(other.order) || one.number.localeCompare(other.number))
    .map(({ number }) => number);
}

const nameOf = (paper: PrintInput['paper'], numbers: readonly string[]): string =>
  numbers.length === 1 ? `${paper}-${numbers[0]}.pdf` : `${paper}s-${numbers[0]}-${numbers.length}.pdf`;
