import { deliveryName } from '@shop/rules/delivery-name';
import type { Order, OrderPickup, OrderShipment } from '../order.ts';
import { wayOf } from '../fulfilment/shipment-states.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import { describeLine } from './describe-line.ts';
import { addressLines, formatDate } from './format.ts';
import { frameOf, type DocumentSeller } from './invoice-pdf.ts';
import { documentMessages } from './messages.ts';
import type { PdfSheet } from './pdf-document.ts';

/** When the paper was made for, so that the same shipment always gives the same bytes. */
export const paperDate = ({ packedAt, plannedAt }: OrderShipment, { placedAt }: Order): Date => packedAt ?? plannedAt ?? placedAt;

/** Where it goes, as on an envelope; of what is collected, who comes, and to which branch. */
export function recipientLines(order: Order): readonly string[] {
  const { shippingAddress, billingAddress, pickup, language } = order;
  return pickup ? [collectorOf(order), ...branchLines(pickup)] : addressLines(shippingAddress ?? billingAddress, language);
}

const branchLines = ({ name, street, postcode, city }: OrderPickup): readonly string[] => [name, street, `${postcode} ${city}`];
const collectorOf = ({ shippingAddress, billingAddress, language }: Order): string =>
  addressLines({ ...(shippingAddress ?? billingAddress), company: null }, language)[0] ?? '';

type Recipient = { readonly title: string; readonly lines: readonly string[]; readonly facts: readonly (readonly [string, string])[] };

/** The same for a shipment: what is still to be brought goes to its branch, whoever collects it there. */
export function recipientOf(order: Order, shipment: OrderShipment): Recipient {
  const { pickup, language } = order;
  const messages = documentMessages[language];
  if (pickup && wayOf(order, shipment) === 'brought')
    return { title: messages.bringTo, lines: branchLines(pickup), facts: [[messages.collectedBy, collectorOf(order)]] };
  return { title: pickup ? messages.collectedBy : messages.recipient, lines: recipientLines(order), facts: [] };
}

export const piecesIn = ({ lines }: Pick<OrderShipment, 'lines'>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How it is sent; what is collected is not. */
export const deliveryFacts = (
  { language, pickup, shippingMethod }: Order,
  name: (carrier: string, method: string) => string = deliveryName,
): readonly (readonly [string, string])[] =>
  pickup || !shippingMethod ? [] : [[documentMessages[language].shipping, name(shippingMethod.carrierTitle, shippingMethod.methodTitle)]];

/** What lies in a shipment, for who packs and who unpacks it: pieces and what was chosen of them, no prices. */
export function packingSlip(order: Order, shipment: OrderShipment, seller: DocumentSeller): PdfSheet {
  const { language } = order;
  const messages = documentMessages[language];
  const title = `${messages.slip} ${shipment.number}`;
  const recipient = recipientOf(order, shipment);
  const write: PdfSheet['write'] = (pdf) => {
    pdf.heading(title, 1);
    pdf.barcode(shipment.number, `${messages.barcode} ${shipment.number}`);
    pdf.columns([
      { title: messages.sender, lines: [seller.legalName, ...seller.address.split(', ')] },
      { title: recipient.title, lines: recipient.lines },
    ]);
    pdf.facts([...factsOf(order, shipment), ...recipient.facts]);
    pdf.table(
      [
        { head: messages.quantity, share: 0.12 },
        { head: messages.description, share: 0.6, isName: true },
        { head: messages.sku, share: 0.28 },
      ],
      shipment.lines.flatMap(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return line ? [[String(quantity), describeLine(line), line.sku]] : [];
      }),
    );
    if (isMoreToCome(order, shipment)) pdf.paragraph(messages.moreFollows);
  };
  return { frame: frameOf(order, seller, title, paperDate(shipment, order)), write };
}

function factsOf(order: Order, shipment: OrderShipment): readonly (readonly [string, string])[] {
  const { language, paymentMethod } = order;
  const messages = documentMessages[language];
  return [
    [messages.order, order.number],
    [messages.ordered, formatDate(order.placedAt, language)],
    [messages.pieces, String(piecesIn(shipment))],
    ...deliveryFacts(order),
    ...(paymentMethod.purchaseOrderNumber ? [[messages.reference, paymentMethod.purchaseOrderNumber] as const] : []),
  ];
}

/** Whether pieces are left that are neither in this shipment nor in one that has gone. */
function isMoreToCome(order: Order, shipment: OrderShipment): boolean {
  const isWaiting = shipment.shippedAt === null;
  const left = pieceLedger(order).reduce((sum, { open, planned }) => sum + open + planned, 0);
  return left > (isWaiting ? piecesIn(shipment) : 0);
}
