import { summariseOrder } from '../emails/order-summary.ts';
import { orderMailMessages } from '../emails/messages.ts';
import type { Order } from '../order.ts';
import { frameOf, writeParties, type DocumentSeller } from './invoice-pdf.ts';
import { writePdf } from './pdf-document.ts';

/** The confirmed order as a PDF to keep: the same rows as the mail (LAW-09). It is no invoice and has no number of one. */
export function orderPdf(order: Order, seller: DocumentSeller): Promise<Buffer> {
  const { language } = order;
  const messages = orderMailMessages[language];
  const { items, totals, grandTotal, taxes, facts } = summariseOrder(order);
  const title = `${messages.orderNumber} ${order.number}`;
  return writePdf(frameOf(order, seller, title, order.placedAt), (pdf) => {
    pdf.heading(title, 1);
    writeParties(pdf, order, seller);
    pdf.heading(messages.items, 2);
    pdf.table(
      [
        { head: messages.quantity, share: 0.12 },
        { head: messages.article, share: 0.62, isName: true },
        { head: messages.amount, share: 0.26, align: 'right' },
      ],
      items.map(({ quantity, name, details, amount }) => [String(quantity), [name, ...details].join('\n'), amount]),
    );
    pdf.sums(totals, grandTotal, taxes);
    pdf.heading(messages.details, 2);
    pdf.facts(facts);
    pdf.heading(messages.guaranteeTitle, 2);
    pdf.paragraph(messages.guarantee);
  });
}
