import { deliveryName } from '@shop/rules/delivery-name';
import type { Seller } from '#modules/stores/index.ts';
import type { Order, OrderInvoice } from '../order.ts';
import { asInvoiced } from '../revisions/order-content.ts';
import { describeLine, documentBasePrice } from './describe-line.ts';
import { exemptSentence } from './exempt-sentence.ts';
import { addressLines, formatDate, formatDay, formatMoney, formatPercent } from './format.ts';
import { invoiceAmounts, type InvoiceAmounts, type InvoiceRow } from './invoice-amounts.ts';
import { writePdf, type PdfFrame, type PdfWriter } from './pdf-document.ts';
import { documentMessages } from './messages.ts';

/** Who sells, in the look of the store view it was sold in. */
export type DocumentSeller = Seller & { readonly theme?: string | undefined };

/** What every document has in common: its language, its look, and who sells. */
export function frameOf({ language }: Pick<Order, 'language'>, seller: DocumentSeller, title: string, date: Date): PdfFrame {
  const messages = documentMessages[language];
  const contact = [`${messages.register}: ${seller.registration}`, `${messages.vatId}: ${seller.vatId}`, seller.phone, seller.email];
  const foot = `${seller.legalName}, ${seller.address}\n${contact.join(' · ')}`;
  return { language, title, author: seller.name, theme: seller.theme, date, pageMessage: messages.page, foot };
}

/** An invoice as a tagged PDF in the order's language, with every field of LAW-26. */
export function invoicePdf(given: Order, invoice: OrderInvoice, seller: DocumentSeller): Promise<Buffer> {
  const order = asInvoiced(given, invoice);
  const { language } = order;
  const messages = documentMessages[language];
  const amounts = invoiceAmounts(order, invoice);
  const title = `${messages.invoice} ${invoice.number}`;
  return writePdf(frameOf(order, seller, title, invoice.issuedAt), (pdf) => {
    pdf.heading(title, 1);
    writeParties(pdf, order, seller);
    pdf.facts([
      [messages.invoiceNumber, invoice.number],
      [messages.issued, formatDate(invoice.issuedAt, language)],
      ...supplyFacts(order, invoice),
      ...supplementFacts(order, invoice),
      ...orderFacts(order),
      ...(invoice.dueOn === null ? [] : [[messages.due, formatDay(invoice.dueOn, language)] as const]),
    ]);
    writeRows(pdf, order, amounts);
    writeTotals(pdf, order, amounts);
    if (order.tax.isExempt) pdf.paragraph(exemptSentence(language, seller), { isStrong: true });
    if (order.tax.vatId !== null && order.tax.isVatIdValid === null) pdf.paragraph(messages.unchecked);
    pdf.paragraph(invoice.dueOn === null ? messages.paid : messages.open);
  });
}

/**
 * When it was supplied: the day it was sent or handed over. Paid in advance, that is still to come, and no day is claimed for it: the law
 * asks for the day of payment (VAT directive art. 226 no. 7, UStG § 14 (4) no. 6).
 */
function supplyFacts({ language }: Order, { suppliedOn, issuedAt, grandTotal }: OrderInvoice): readonly (readonly [string, string])[] {
  const messages = documentMessages[language];
  if (suppliedOn !== null) return [[messages.supplied, formatDay(suppliedOn, language)]];
  return [
    ...(grandTotal > 0 ? [[messages.paidInAdvance, formatDate(issuedAt, language)] as const] : []),
    [messages.supply, messages.supplyTold],
  ];
}

/** An edit made the order dearer, or another: the invoice it goes with. */
function supplementFacts({ language, invoices }: Order, { revision }: OrderInvoice): readonly (readonly [string, string])[] {
  const first = revision === null ? undefined : invoices.find((one) => one.revision === null);
  return first ? [[documentMessages[language].supplementTo, first.number]] : [];
}

/** Seller, customer, and where it was delivered when that is somewhere else. */
export function writeParties(pdf: PdfWriter, order: Order, seller: Seller): void {
  const { language, billingAddress: billing, shippingAddress: shipping, tax } = order;
  const messages = documentMessages[language];
  const customer = addressLines(billing, language);
  const delivery = shipping ? addressLines(shipping, language) : customer;
  const vatId = tax.vatId ?? billing.vatId;
  pdf.columns([
    {
      title: messages.seller,
      lines: [
        seller.legalName,
        ...seller.address.split(', '),
        `${messages.register}: ${seller.registration}`,
        `${messages.vatId}: ${seller.vatId}`,
        `${messages.phone}: ${seller.phone}`,
        `${messages.email}: ${seller.email}`,
      ],
    },
    {
      title: messages.customer,
      lines: [
        ...customer,
        ...(vatId ? [`${messages.customerVatId}: ${vatId}`] : []),
        ...(billing.coc ? [`${messages.customerRegister}: ${billing.coc}`] : []),
      ],
    },
    ...(delivery.join() === customer.join() ? [] : [{ title: messages.delivery, lines: delivery }]),
  ]);
}

/** What both documents say of the order they belong to. */
export function orderFacts(order: Order): readonly (readonly [string, string])[] {
  const messages = documentMessages[order.language];
  const { purchaseOrderNumber: reference, title } = order.paymentMethod;
  return [
    [messages.order, order.number],
    [messages.ordered, formatDate(order.placedAt, order.language)],
    ...(reference ? [[messages.reference, reference] as const] : []),
    [messages.payment, title],
  ];
}

function writeRows(pdf: PdfWriter, order: Order, { rows }: InvoiceAmounts): void {
  const { language } = order;
  const messages = documentMessages[language];
  pdf.table(
    [
      { head: messages.quantity, share: 0.1 },
      { head: messages.description, share: 0.44, isName: true },
      { head: messages.unitNet, share: 0.17, align: 'right' },
      { head: messages.rate, share: 0.1, align: 'right' },
      { head: messages.rowNet, share: 0.19, align: 'right' },
    ],
    rows.map((row) => [
      String(row.quantity),
      describe(row, order),
      formatMoney(row.unitNet, language),
      formatPercent(row.taxPercent, language),
      formatMoney(row.net, language),
    ]),
  );
}

function describe({ kind, line }: InvoiceRow, order: Order): string {
  const { language, coupon, totals } = order;
  const messages = documentMessages[language];
  if (line) return describeLine(line, ...documentBasePrice(line, order), `${messages.sku}: ${line.sku}`);
  if (kind === 'rounding') return messages.rounding;
  if (kind === 'discount') return coupon ? `${messages.discount}: ${coupon.label}` : messages.discount;
  const delivery = deliveryRow(order);
  return coupon && (totals.shipping?.discount ?? 0) > 0 ? `${delivery} (${coupon.label})` : delivery;
}

function deliveryRow({ language, pickup, shippingMethod }: Order): string {
  const { shipping } = documentMessages[language];
  if (!shippingMethod) return shipping;
  const name = deliveryName(shippingMethod.carrierTitle, shippingMethod.methodTitle);
  return pickup ? name : `${shipping}: ${name}`;
}

function writeTotals(pdf: PdfWriter, { language, tax }: Order, { rates, net, total }: InvoiceAmounts): void {
  const messages = documentMessages[language];
  const money = (cents: number): string => formatMoney(cents, language);
  const at = (message: string, percent: number): string => message.replace('{rate}', formatPercent(percent, language));
  pdf.sums(
    [
      ...rates.flatMap((rate) => [
        [at(messages.netAt, rate.percent), money(rate.net)] as const,
        [at(messages.vatAt, rate.percent), money(rate.tax)] as const,
      ]),
      [messages.net, money(net)],
    ],
    [tax.isExempt ? messages.totalExempt : messages.total, money(total)],
  );
}
