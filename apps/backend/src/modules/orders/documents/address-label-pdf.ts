import type { Order, OrderShipment } from '../order.ts';
import { frameOf, type DocumentSeller } from './invoice-pdf.ts';
import { documentMessages } from './messages.ts';
import { deliveryFacts, paperDate, piecesIn, recipientOf } from './packing-slip-pdf.ts';
import type { PdfSheet } from './pdf-document.ts';

/** A sticker for a parcel, or for the bag that somebody collects: who sends it, where it goes, and bars that say which shipment it is. */
export function addressLabel(order: Order, shipment: OrderShipment, seller: DocumentSeller): PdfSheet {
  const messages = documentMessages[order.language];
  const { foot: _foot, ...frame } = frameOf(order, seller, `${messages.label} ${shipment.number}`, paperDate(shipment, order));
  const write: PdfSheet['write'] = (pdf) => {
    const recipient = recipientOf(order, shipment);
    pdf.facts([[messages.order, order.number], [messages.pieces, String(piecesIn(shipment))], ...deliveryFacts(order), ...recipient.facts]);
    pdf.paragraph(`${messages.sender}: ${seller.legalName}, ${seller.address}`);
    pdf.heading(recipient.title, 2);
    pdf.address(recipient.lines);
    pdf.barcode(shipment.number, `${messages.barcode} ${shipment.number}`);
  };
  return { frame: { ...frame, isLabel: true }, write };
}
