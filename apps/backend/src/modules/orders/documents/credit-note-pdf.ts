import type { Seller } from '#modules/stores/index.ts';
import type { Order, OrderRefund } from '../order.ts';
import { lineDetails } from './describe-line.ts';
import { formatMoment, formatMoney, formatPercent } from './format.ts';
import { orderFacts, writeParties } from './invoice-pdf.ts';
import { writePdf } from './pdf-document.ts';
import { documentWords } from './words.ts';

/** A credit note as a tagged PDF; it names the invoice it corrects (LAW-26). */
export function creditNotePdf(order: Order, refund: OrderRefund, seller: Seller): Promise<Buffer> {
  const { language } = order;
  const word = documentWords[language];
  const title = `${word.creditNote} ${refund.number}`;
  const money = (cents: number): string => formatMoney(cents, language);
  return writePdf({ language, title, author: seller.name, date: refund.issuedAt, pageWords: word.page }, (pdf) => {
    pdf.heading(title, 1);
    writeParties(pdf, order, seller);
    pdf.facts([
      [word.creditNoteNumber, refund.number],
      [word.issued, formatMoment(refund.issuedAt, language)],
      refund.invoiceNumber === null ? [word.correctsOrder, order.number] : [word.corrects, refund.invoiceNumber],
      ...orderFacts(order),
      ...(refund.reason ? [[word.reason, refund.reason] as const] : []),
    ]);
    pdf.table(
      [
        { head: word.quantity, share: 0.12 },
        { head: word.description, share: 0.5 },
        { head: word.rate, share: 0.14, align: 'right' },
        { head: word.rowGross, share: 0.24, align: 'right' },
      ],
      rowsOf(order, refund),
    );
    const at = (words: string, percent: number): string => words.replace('{rate}', formatPercent(percent, language));
    const taxed = refund.taxes.length > 0 ? refund.taxes : [{ percent: 0, incl: refund.total, tax: 0 }];
    pdf.table(
      [
        { head: word.totals, share: 0.7 },
        { head: '€', share: 0.3, align: 'right' },
      ],
      [
        ...taxed.flatMap(({ percent, incl, tax }) => [
          { cells: [at(word.netAt, percent), money(incl - tax)] },
          { cells: [at(word.vatAt, percent), money(tax)] },
        ]),
        { cells: [word.net, money(refund.total - refund.tax)] },
        { cells: [word.refund, money(refund.total)], isStrong: true },
      ],
    );
    if (order.tax.isExempt) pdf.paragraph(word.exempt, { isStrong: true });
  });
}

function rowsOf(order: Order, refund: OrderRefund): readonly { readonly cells: readonly string[] }[] {
  const { language, lines } = order;
  const word = documentWords[language];
  const row = (quantity: string, text: string, percent: number | undefined, cents: number) => ({
    cells: [quantity, text, percent === undefined ? '' : formatPercent(percent, language), formatMoney(cents, language)],
  });
  // Delivery and what is kept follow the goods: with several rates among them the sums below say how much each has.
  const [first, ...others] = refund.taxes.map(({ percent }) => percent);
  const following = others.length > 0 ? undefined : (first ?? 0);
  return [
    ...refund.lines.flatMap(({ lineId, quantity, amount }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [row(String(quantity), [line.name, ...lineDetails(line)].join('\n'), line.taxPercent, amount)] : [];
    }),
    ...(refund.shipping === 0 ? [] : [row('1', word.shipping, following, refund.shipping)]),
    ...(refund.adjustment === 0 ? [] : [row('1', word.adjustment, following, refund.adjustment)]),
  ];
}
