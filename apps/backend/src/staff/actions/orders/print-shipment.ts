import type { Clock } from '#kernel/clock.ts';
import { createIds } from '#kernel/ids.ts';
import { keepDownload } from '#modules/staff/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { shipmentFile, type PrintInput } from '../../shipment-file.ts';
import type { AskedDownload } from '../audit/export-audit.ts';
import { orderEntry } from './lock-order.ts';
import { lockShipment } from './shipments.ts';

/** Lays a packing slip or an address label ready, to be fetched once: it shows an address, so that it was printed stands in the log. */
export const printShipmentAction = ({ clock }: { readonly clock: Clock }): Action<PrintInput, AskedDownload> => ({
  name: 'shipment.print',
  permission: 'shipments.pack',
  isOfBranch: true,
  run: async (tx, { number, paper }, actor) => {
    if (actor.kind !== 'staff') throw new Refused('browser', 'A file is fetched by a browser.');
    const stored = await lockShipment(tx, number, actor);
    if (stored.order.shipments.find((one) => one.number === number)?.state === 'canceled')
      throw new Refused('not-now', `Shipment ${number} is canceled.`, 'number');
    const id = createIds().masked();
    const fileName = `${paper}-${number}.pdf`;
    const expiresAt = await keepDownload(
      tx,
      id,
      actor.identity.id,
      { kind: shipmentFile, input: { number, paper }, fileName },
      clock.now(),
    );
    const entry = orderEntry(stored, [{ field: `shipments.${number}.${paper}`, before: null, after: fileName }]);
    return { answer: { id, fileName, expiresAt: expiresAt.toISOString() }, entries: [entry] };
  },
});
