import { writeFileSync } from 'node:fs';
import { isLanguage, type Language } from '@shop/contract';
import type { Email } from '#kernel/mail/email.ts';
import * as alerts from '../modules/alerts/alert-mails.ts';
import { longSalesMail } from '../modules/catalog/prices/long-sales-mail.ts';
import { createCustomerMails } from '../modules/customer/customer-mails.ts';
import type { Customer } from '../modules/customer/customer.ts';
import { dataMail } from '../modules/customer/data-mail.ts';
import { decisionMail } from '../modules/forms/decision-mails.ts';
import * as forms from '../modules/forms/form-mails.ts';
import * as withdrawals from '../modules/forms/withdrawal-mails.ts';
import { createStaffMails } from '../modules/staff/staff-mails.ts';
import * as newsletter from '../modules/newsletter/newsletter-mails.ts';
import { orderMailKinds } from '../modules/orders/emails/order-mail.ts';
import { writeOrderMail } from '../modules/orders/emails/order-mails.ts';
import type { Stores } from '#modules/stores/index.ts';
import { shareMail } from '../modules/wishlist/share-mail.ts';
import { aFullOrder } from './a-full-order.ts';
import { aSeller } from './an-order.ts';
import { readPdf } from './read-pdf.ts';

export type WrittenMail = { readonly subject: string; readonly html: string; readonly text: string; readonly documents: readonly string[] };

const sender = { ...aSeller, url: 'https://shop.example/' };
const to = 'eva@example.org';
const link = 'https://shop.example/1';
const receivedAt = new Date('2026-11-15T11:00:00Z');

const customer = { id: 1, email: to, firstname: 'Eva', lastname: 'Vos', storeCode: 'nl', company: null } as unknown as Customer;

function accountMails(language: Language): readonly Email[] {
  const stores = { view: () => ({ language }), mailSender: () => sender, link: () => link } as unknown as Stores;
  const mails = createCustomerMails(stores);
  return [
    mails.welcome(customer),
    mails.welcome({ ...customer, approval: 'waiting' }),
    mails.welcome({ ...customer, firstname: '1' }),
    mails.confirmEmail(customer, to, 'x'),
    mails.reset(customer, 'nl', 'x'),
    mails.passwordChanged(customer),
    mails.emailChanged(customer, to),
    mails.approved(customer),
    mails.rejected(customer),
    mails.dataCopied(customer),
    mails.erasure(customer),
    dataMail(stores, customer, 'nl', 'x'),
  ];
}

function staffMails(language: Language): readonly Email[] {
  const stores = { activeViews: () => [], defaultView: () => ({ code: language }), mailSender: () => sender } as unknown as Stores;
  const mails = createStaffMails(stores, 'https://shop.example');
  const person = { email: to, name: 'Eva', language };
  return [
    mails.link(person, 'invitation', 'x'),
    mails.link(person, 'reset', 'x'),
    mails.passwordChanged(person),
    mails.resetTold(person, 'X'),
  ];
}

function serviceMails(language: Language): readonly Email[] {
  const frame = { language, sender, to };
  const alert = { ...frame, product: 'X' };
  const submission = { title: 'X', storeCode: 'nl', sku: 'X', categoryId: 1, values: [], receivedAt } as never;
  const withdrawal = { name: 'X', orderNumber: '1', email: to, items: [], message: '', receivedAt, reference: '1' } as never;
  return [
    alerts.confirmMail(alert, { confirm: link, leave: link }),
    alerts.backInStockMail(alert, { page: link, leave: link, oneClick: link, isOnlyInBranches: true }),
    forms.submissionMail(frame, submission, to),
    forms.receivedMail(frame, submission),
    withdrawals.receiptMail(frame, withdrawal),
    withdrawals.shortReceiptMail(frame, withdrawal),
    withdrawals.staffMail(frame, withdrawal),
    withdrawals.otherAddressMail(frame, withdrawal, to),
    ...(['accepted', 'rejected', 'goods_in'] as const).map((decision) => decisionMail(frame, withdrawal, decision, 'X')),
    newsletter.confirmMail(frame, link),
    newsletter.welcomeMail(frame, { page: link, oneClick: link }),
    longSalesMail(frame, [{ sku: '1', name: 'X', since: receivedAt.getTime(), days: 91 }]),
    shareMail({ ...frame, name: 'X', link }),
  ];
}

function orderMails(language: Language): Promise<readonly Email[]> {
  const legal = { terms: { title: '1', html: '<p>1</p>' }, withdrawal: { title: '1', html: '<p>1</p>' } };
  const context = { seller: aSeller, sender, link: () => link, reference: '', legal };
  return Promise.all(orderMailKinds.map((kind) => writeOrderMail(kind, aFullOrder({ language }), context)));
}

async function written({ subject, html, text, attachments = [] }: Email): Promise<WrittenMail> {
  const pdfs = attachments.filter(({ contentType }) => contentType === 'application/pdf');
  const documents = await Promise.all(pdfs.map(async ({ content }) => readPdf(Buffer.from(content as Uint8Array))));
  return { subject, html, text, documents: documents.map(String) };
}

/** `node write-every-mail.ts <file> <language>`: every mail of the shop with its documents, as texts. */
const [file, language] = process.argv.slice(2);
if (file === undefined || language === undefined || !isLanguage(language)) throw new Error('Name a file and a language of the shop.');
const mails = [...accountMails(language), ...staffMails(language), ...serviceMails(language), ...(await orderMails(language))];
writeFileSync(file, JSON.stringify((await Promise.all(mails.map(written))) satisfies readonly WrittenMail[]));
