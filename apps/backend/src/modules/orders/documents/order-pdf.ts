import type { Seller } from '#modules/stores/index.ts';
import { summariseOrder } from '../emails/order-summary.ts';
import { orderMailWords } from '../emails/words.ts';
import type { Order } from '../order.ts';
import { writeParties } from './invoice-pdf.ts';
import { writePdf } from './pdf-document.ts';
import { documentWords } from './words.ts';

/** The confirmed order as a PDF to keep: the same rows as the mail (LAW-09). It is no invoice and has no number of one. */
export function orderPdf(order: Order, seller: Seller): Promise<Buffer> {
  const { language } = order;
  const word = orderMailWords[language];
  const { items, totals, grandTotal, taxes, facts } = summariseOrder(order);
  const title = `${word.orderNumber} ${order.number}`;
  return writePdf({ language, title, author: seller.name, date: order.placedAt, pageWords: documentWords[language].page }, (pdf) => {
    pdf.heading(title, 1);
    writeParties(pdf, order, seller);
    pdf.heading(word.items, 2);
    pdf.table(
      [
        { head: word.quantity, share: 0.12 },
        { head: word.article, share: 0.62 },
        { head: word.amount, share: 0.26, align: 'right' },
      ],
      [
        ...items.map(({ quantity, name, details, amount }) => ({ cells: [String(quantity), [name, ...details].join('\n'), amount] })),
        ...totals.map(([label, value]) => ({ cells: ['', label, value] })),
        { cells: ['', ...grandTotal], isStrong: true },
        ...taxes.map(([label, value]) => ({ cells: ['', label, value] })),
      ],
    );
    pdf.heading(word.details, 2);
    pdf.facts(facts);
    pdf.heading(word.guaranteeTitle, 2);
    pdf.paragraph(word.guarantee);
  });
}
