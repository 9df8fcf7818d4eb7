import type { Order, OrderShipment } from '../order.ts';
import { addressLabel } from './address-label-pdf.ts';
import type { DocumentSeller } from './invoice-pdf.ts';
import { packingSlip } from './packing-slip-pdf.ts';
import { writeSheets } from './pdf-document.ts';

/** What is printed for a shipment. */
const papers = { slip: packingSlip, label: addressLabel } as const;
export type ShipmentPaper = keyof typeof papers;

export type Printed = { readonly order: Order; readonly shipment: OrderShipment };

/** A paper of each of some shipments, in one file. */
export function shipmentPapers(
  paper: ShipmentPaper,
  [first, ...rest]: readonly [Printed, ...Printed[]],
  sellerOf: (order: Order) => DocumentSeller,
): Promise<Buffer> {
  const sheet = ({ order, shipment }: Printed) => papers[paper](order, shipment, sellerOf(order));
  return writeSheets([sheet(first), ...rest.map(sheet)]);
}
