import type { Order, OrderDocumentLine } from '../order.ts';
import { describeLine } from './describe-line.ts';
import { formatDate, formatDay } from './format.ts';
import { frameOf, type DocumentSeller } from './invoice-pdf.ts';
import { documentMessages } from './messages.ts';
import { recipientLines } from './packing-slip-pdf.ts';
import { writePdf } from './pdf-document.ts';
import { returnSlipMessages } from './return-slip-messages.ts';

/** What goes along with goods that come back. */
export type ReturnSlip = {
  readonly number: string;
  readonly statedAt: Date;
  /** The day by which it is sent; null while nobody has said. */
  readonly goodsDueOn: string | null;
  readonly lines: readonly OrderDocumentLine[];
  /** Where it goes. */
  readonly address: readonly string[];
  readonly isPaidByShop: boolean;
};

/** The slip for the parcel of a return: bars that say which it is, where it goes, what lies in it. No prices. */
export function returnSlipPdf(order: Order, slip: ReturnSlip, seller: DocumentSeller): Promise<Buffer> {
  const { language } = order;
  const [messages, own] = [documentMessages[language], returnSlipMessages[language]];
  const title = `${own.title} ${slip.number}`;
  return writePdf(frameOf(order, seller, title, slip.statedAt), (pdf) => {
    pdf.heading(title, 1);
    pdf.barcode(slip.number, `${messages.barcode} ${slip.number}`);
    pdf.columns([
      { title: own.to, lines: slip.address },
      { title: messages.sender, lines: recipientLines(order) },
    ]);
    pdf.facts([
      [messages.order, order.number],
      [own.stated, formatDate(slip.statedAt, language)],
      ...(slip.goodsDueOn === null ? [] : [[own.until, formatDay(slip.goodsDueOn, language)] as const]),
    ]);
    pdf.table(
      [
        { head: messages.quantity, share: 0.12 },
        { head: messages.description, share: 0.6, isName: true },
        { head: messages.sku, share: 0.28 },
      ],
      slip.lines.flatMap(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return line ? [[String(quantity), describeLine(line), line.sku]] : [];
      }),
    );
    pdf.paragraph(own.how);
    pdf.paragraph(slip.isPaidByShop ? own.paidByShop : own.paidByCustomer);
  });
}
