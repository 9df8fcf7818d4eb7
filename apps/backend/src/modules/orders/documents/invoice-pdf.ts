import type { Seller } from '#modules/stores/index.ts';
import type { Order, OrderInvoice } from '../order.ts';
import { lineDetails } from './describe-line.ts';
import { addressLines, formatDay, formatMoment, formatMoney, formatPercent } from './format.ts';
import { invoiceAmounts, type InvoiceAmounts, type InvoiceRow } from './invoice-amounts.ts';
import { writePdf, type PdfWriter } from './pdf-document.ts';
import { documentWords } from './words.ts';

/** An invoice as a tagged PDF in the order's language, with every field of LAW-26. */
export function invoicePdf(order: Order, invoice: OrderInvoice, seller: Seller): Promise<Buffer> {
  const { language } = order;
  const word = documentWords[language];
  const amounts = invoiceAmounts(order, invoice);
  const title = `${word.invoice} ${invoice.number}`;
  return writePdf({ language, title, author: seller.name, date: invoice.issuedAt, pageWords: word.page }, (pdf) => {
    pdf.heading(title, 1);
    writeParties(pdf, order, seller);
    pdf.facts([
      [word.invoiceNumber, invoice.number],
      [word.issued, formatMoment(invoice.issuedAt, language)],
      [word.supplied, formatDay(invoice.suppliedOn, language)],
      ...orderFacts(order),
      ...(invoice.dueOn === null ? [] : [[word.due, formatDay(invoice.dueOn, language)] as const]),
    ]);
    writeRows(pdf, order, amounts);
    writeTotals(pdf, order, amounts);
    if (order.tax.isExempt) pdf.paragraph(word.exempt, { isStrong: true });
    if (order.tax.vatId !== null && order.tax.isVatIdValid === null) pdf.paragraph(word.unchecked);
    pdf.paragraph(invoice.dueOn === null ? word.paid : word.open);
  });
}

/** Seller, customer, and where it was delivered when that is somewhere else. */
export function writeParties(pdf: PdfWriter, order: Order, seller: Seller): void {
  const { language, billingAddress: billing, shippingAddress: shipping, tax } = order;
  const word = documentWords[language];
  const customer = addressLines(billing, language);
  const delivery = shipping ? addressLines(shipping, language) : customer;
  const vatId = tax.vatId ?? billing.vatId;
  pdf.columns([
    {
      title: word.seller,
      lines: [
        seller.legalName,
        ...seller.address.split(', '),
        `${word.register}: ${seller.registration}`,
        `${word.vatId}: ${seller.vatId}`,
        `${word.phone}: ${seller.phone}`,
        `${word.email}: ${seller.email}`,
      ],
    },
    {
      title: word.customer,
      lines: [
        ...customer,
        ...(vatId ? [`${word.customerVatId}: ${vatId}`] : []),
        ...(billing.coc ? [`${word.customerRegister}: ${billing.coc}`] : []),
      ],
    },
    ...(delivery.join() === customer.join() ? [] : [{ title: word.delivery, lines: delivery }]),
  ]);
}

/** What both documents say of the order they belong to. */
export function orderFacts(order: Order): readonly (readonly [string, string])[] {
  const word = documentWords[order.language];
  const { purchaseOrderNumber: reference, title } = order.paymentMethod;
  return [
    [word.order, order.number],
    [word.ordered, formatMoment(order.placedAt, order.language)],
    ...(reference ? [[word.reference, reference] as const] : []),
    [word.payment, title],
  ];
}

function writeRows(pdf: PdfWriter, order: Order, { rows }: InvoiceAmounts): void {
  const { language } = order;
  const word = documentWords[language];
  pdf.table(
    [
      { head: word.quantity, share: 0.1 },
      { head: word.description, share: 0.44 },
      { head: word.unitNet, share: 0.17, align: 'right' },
      { head: word.rate, share: 0.1, align: 'right' },
      { head: word.rowNet, share: 0.19, align: 'right' },
    ],
    rows.map((row) => ({
      cells: [
        String(row.quantity),
        describe(row, order),
        formatMoney(row.unitNet, language),
        formatPercent(row.taxPercent, language),
        formatMoney(row.net, language),
      ],
    })),
  );
}

function describe({ kind, line }: InvoiceRow, { language, coupon, shippingMethod }: Order): string {
  const word = documentWords[language];
  if (line) return [line.name, ...lineDetails(line), `${word.sku}: ${line.sku}`].join('\n');
  if (kind === 'discount') return coupon ? `${word.discount}: ${coupon.label}` : word.discount;
  return shippingMethod ? `${word.shipping}: ${shippingMethod.carrierTitle}` : word.shipping;
}

function writeTotals(pdf: PdfWriter, { language, tax }: Order, { rates, net, total }: InvoiceAmounts): void {
  const word = documentWords[language];
  const money = (cents: number): string => formatMoney(cents, language);
  const at = (words: string, percent: number): string => words.replace('{rate}', formatPercent(percent, language));
  pdf.table(
    [
      { head: word.totals, share: 0.7 },
      { head: '€', share: 0.3, align: 'right' },
    ],
    [
      ...rates.flatMap((rate) => [
        { cells: [at(word.netAt, rate.percent), money(rate.net)] },
        { cells: [at(word.vatAt, rate.percent), money(rate.tax)] },
      ]),
      { cells: [word.net, money(net)] },
      { cells: [tax.isExempt ? word.totalExempt : word.total, money(total)], isStrong: true },
    ],
  );
}
