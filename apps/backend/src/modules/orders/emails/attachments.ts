import type { Attachment } from '#kernel/mail/email.ts';
import { creditNotePdf } from '../documents/credit-note-pdf.ts';
import { invoicePdf, type DocumentSeller } from '../documents/invoice-pdf.ts';
import { legalPdf, type LegalText } from '../documents/legal-pdf.ts';
import { orderPdf } from '../documents/order-pdf.ts';
import { moneyBack } from '../ledger/money-ledger.ts';
import type { Order, OrderInvoice } from '../order.ts';
import type { OrderMailContext } from './order-mail-context.ts';
import { orderMailMessages } from './messages.ts';

export type Attach = (order: Order, context: OrderMailContext) => Promise<readonly Attachment[]>;

const pdf = (name: string, content: Uint8Array): Attachment => ({ filename: `${name}.pdf`, contentType: 'application/pdf', content });

const maxFiles = 20;
const legalFiles = new Map<string, Promise<Buffer>>();

/** The same text makes the same file all day: it takes longer to write than the rest of the mail. */
function legalFile(text: LegalText, { language, placedAt }: Order, { name, theme }: DocumentSeller): Promise<Buffer> {
  const key = [language, name, theme, placedAt.toISOString().slice(0, 10), text.title, text.html].join('\n');
  let file = legalFiles.get(key);
  if (!file) {
    if (legalFiles.size >= maxFiles) legalFiles.clear();
    legalFiles.set(key, (file = legalPdf(text, language, name, placedAt, theme)));
    file.catch(() => legalFiles.delete(key));
  }
  return file;
}

/** LAW-09: summary, terms, and for consumers the information on withdrawal with its form. */
export const attachConfirmation: Attach = async (order, { legal, seller }) => {
  const { files } = orderMailMessages[order.language];
  const text = async (name: string, legalText: LegalText | undefined): Promise<readonly Attachment[]> =>
    legalText ? [pdf(name, await legalFile(legalText, order, seller))] : [];
  return [
    pdf(`${files.order}-${order.number}`, await orderPdf(order, seller)),
    ...(await text(files.terms, legal.terms)),
    ...(order.isBusiness ? [] : await text(files.withdrawal, legal.withdrawal)),
  ];
};

const invoiceFile = async (order: Order, invoice: OrderInvoice, { seller }: OrderMailContext): Promise<readonly Attachment[]> => [
  pdf(`${orderMailMessages[order.language].files.invoice}-${invoice.number}`, await invoicePdf(order, invoice, seller)),
];

/** The newest invoice, when there is one; supplements go with the edit they are of. */
export const attachInvoice: Attach = async (order, context) => {
  const invoice = order.invoices.findLast(({ revision }) => revision === null);
  return invoice ? invoiceFile(order, invoice, context) : [];
};

/** All of a confirmation, and the invoice: what is given in exchange is paid already. */
export const attachExchanged: Attach = async (order, context) => [
  ...(await attachConfirmation(order, context)),
  ...(await attachInvoice(order, context)),
];

/** On account the invoice comes with the goods, each parcel with its own: it is to be paid, not a receipt. */
export const attachOpenInvoice: Attach = async (order, context) => {
  const { invoices } = order;
  const invoice = invoices.find(({ shipment }) => shipment === context.reference) ?? invoices.find(({ shipment }) => shipment === null);
  return invoice?.dueOn ? invoiceFile(order, invoice, context) : [];
};

/** The order as it is now, to keep (LAW-09), with what corrects its invoice; a credit note with money comes with the refund. */
export const attachChanged: Attach = async (order, context) => {
  const { files } = orderMailMessages[order.language];
  const isOfEdit = ({ revision }: { readonly revision: number | null }): boolean => String(revision) === context.reference;
  const credit = order.refunds.find((refund) => isOfEdit(refund) && moneyBack(refund) === 0);
  const supplement = order.invoices.find(isOfEdit);
  return [
    pdf(`${files.order}-${order.number}`, await orderPdf(order, context.seller)),
    ...(credit ? [pdf(`${files.creditNote}-${credit.number}`, await creditNotePdf(order, credit, context.seller))] : []),
    ...(supplement ? await invoiceFile(order, supplement, context) : []),
  ];
};

export const attachCreditNote: Attach = async (order, { seller, reference }) => {
  const refund = order.refunds.find(({ number }) => number === reference) ?? order.refunds.at(-1);
  const { files } = orderMailMessages[order.language];
  return refund ? [pdf(`${files.creditNote}-${refund.number}`, await creditNotePdf(order, refund, seller))] : [];
};
