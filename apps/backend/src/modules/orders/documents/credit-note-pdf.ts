import { moneyBack } from '../ledger/money-ledger.ts';
import type { Order, OrderLine, OrderRefund } from '../order.ts';
import { everyLine } from '../revisions/order-content.ts';
import { describeLine, documentBasePrice } from './describe-line.ts';
import { exemptSentence } from './exempt-sentence.ts';
import { formatDate, formatMoney, formatPercent } from './format.ts';
import { frameOf, orderFacts, writeParties, type DocumentSeller } from './invoice-pdf.ts';
import { writePdf } from './pdf-document.ts';
import { documentMessages } from './messages.ts';

/** A credit note as a tagged PDF; it names the invoice it corrects (LAW-26). */
export function creditNotePdf(order: Order, refund: OrderRefund, seller: DocumentSeller): Promise<Buffer> {
  const { language } = order;
  const messages = documentMessages[language];
  const title = `${messages.creditNote} ${refund.number}`;
  const money = (cents: number): string => formatMoney(cents, language);
  return writePdf(frameOf(order, seller, title, refund.issuedAt), (pdf) => {
    pdf.heading(title, 1);
    writeParties(pdf, order, seller);
    pdf.facts([
      [messages.creditNoteNumber, refund.number],
      [messages.issued, formatDate(refund.issuedAt, language)],
      refund.invoiceNumber === null ? [messages.correctsOrder, order.number] : [messages.corrects, refund.invoiceNumber],
      ...orderFacts(order),
      ...(refund.giftCard ? [[messages.givenAs, `${messages.giftCard} ${refund.giftCard}`] as const] : []),
      ...(refund.exchange ? [[messages.givenAs, `${messages.newOrder} ${refund.exchange}`] as const] : []),
      ...(refund.reason ? [[messages.reason, refund.reason] as const] : []),
    ]);
    pdf.table(
      [
        { head: messages.quantity, share: 0.12 },
        { head: messages.description, share: 0.5, isName: true },
        { head: messages.rate, share: 0.14, align: 'right' },
        { head: messages.rowGross, share: 0.24, align: 'right' },
      ],
      rowsOf(order, refund),
    );
    const at = (message: string, percent: number): string => message.replace('{rate}', formatPercent(percent, language));
    const taxed = refund.taxes.length > 0 ? refund.taxes : [{ percent: 0, incl: refund.total, tax: 0 }];
    pdf.sums(
      [
        ...taxed.flatMap(({ percent, incl, tax }) => [
          [at(messages.netAt, percent), money(incl - tax)] as const,
          [at(messages.vatAt, percent), money(tax)] as const,
        ]),
        [messages.net, money(refund.total - refund.tax)],
      ],
      [refund.setOff > 0 ? messages.credited : messages.refund, money(refund.total)],
    );
    if (refund.setOff > 0) pdf.paragraph(setOffSentence(order, refund));
    if (order.tax.isExempt) pdf.paragraph(exemptSentence(language, seller), { isStrong: true });
  });
}

/** What goes back is less than the credit note: the rest pays what the same edit added. */
function setOffSentence({ language, invoices }: Order, refund: OrderRefund): string {
  const values: Readonly<Record<string, string>> = {
    amount: formatMoney(refund.setOff, language),
    invoice: invoices.find(({ revision }) => revision === refund.revision)?.number ?? '',
    back: formatMoney(moneyBack(refund), language),
  };
  const { setOff, setOffAll } = documentMessages[language];
  return (moneyBack(refund) === 0 ? setOffAll : setOff).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** The lines as they were before an edit took something of them away; of an ordinary refund as they are. */
const creditedLines = (order: Order, { revision }: OrderRefund): readonly OrderLine[] =>
  order.revisions.find(({ number }) => number === revision)?.before.lines ?? everyLine(order);

function rowsOf(order: Order, refund: OrderRefund): readonly (readonly string[])[] {
  const { language } = order;
  const lines = creditedLines(order, refund);
  const messages = documentMessages[language];
  const row = (quantity: string, text: string, percent: number | undefined, cents: number): readonly string[] => [
    quantity,
    text,
    percent === undefined ? '' : formatPercent(percent, language),
    formatMoney(cents, language),
  ];
  // Delivery and what is kept follow the goods: with several rates among them the sums below say how much each has.
  const [first, ...others] = refund.taxes.map(({ percent }) => percent);
  const following = others.length > 0 ? undefined : (first ?? 0);
  return [
    ...refund.lines.flatMap(({ lineId, quantity, amount }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line
        ? [row(quantity === 0 ? '' : String(quantity), describeLine(line, ...documentBasePrice(line, order)), line.taxPercent, amount)]
        : [];
    }),
    ...(refund.shipping === 0 ? [] : [row('1', messages.shipping, following, refund.shipping)]),
    ...(refund.adjustment === 0 ? [] : [row('1', messages.adjustment, following, refund.adjustment)]),
  ];
}
