import type { Language } from '@shop/contract';
import type { MailPicture } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import type { MailSender } from '#kernel/mail/layout.ts';
import type { Stores } from '#modules/stores/index.ts';
import * as alerts from '../modules/alerts/alert-mails.ts';
import { longSalesMail } from '../modules/catalog/prices/long-sales-mail.ts';
import { createCustomerMails } from '../modules/customer/customer-mails.ts';
import type { Customer } from '../modules/customer/customer.ts';
import { dataMail } from '../modules/customer/data-mail.ts';
import { answerMail } from '../modules/forms/answer-message.ts';
import * as forms from '../modules/forms/form-mails.ts';
import * as withdrawals from '../modules/forms/withdrawal-mails.ts';
import { telephoneMail } from '../modules/checkout/telephone/telephone-mail.ts';
import * as newsletter from '../modules/newsletter/newsletter-mails.ts';
import { orderMailKinds } from '../modules/orders/emails/order-mail.ts';
import type { OrderMailContext } from '../modules/orders/emails/order-mail-context.ts';
import { writeOrderMail } from '../modules/orders/emails/order-mails.ts';
import type { Order } from '../modules/orders/order.ts';
import { returnMail } from '../modules/returns/mails/return-mail.ts';
import { returnMailKinds } from '../modules/returns/return-states.ts';
import { createStaffMails } from '../modules/staff/staff-mails.ts';
import { shareMail } from '../modules/wishlist/share-mail.ts';

/** What the mails of a language are about. */
export type MailSamples = {
  readonly sender: MailSender;
  readonly order: Order;
  readonly pictures: ReadonlyMap<string, MailPicture>;
  readonly legal: OrderMailContext['legal'];
  /** A product with its picture. */
  readonly product: { readonly name: string; readonly picture?: MailPicture };
  /** Something that somebody typed. */
  readonly words: string;
};

export type NamedMail = { readonly name: string; readonly mail: Email };

const to = 'eva@example.org';
const writtenAt = new Date('2026-11-15T11:00:00Z');
const customer = { id: 1, email: to, firstname: 'Eva', lastname: 'Vos', storeCode: 'nl', company: null } as unknown as Customer;

const week = Array.from({ length: 6 }, (_, day) => [{ from: '10:00', to: day === 3 ? '21:00' : '18:00' }]);

function accountMails(language: Language, { sender }: MailSamples): readonly NamedMail[] {
  const link = (_code: string, path: string): string => new URL(path, sender.url).href;
  const stores = { view: () => ({ language, code: language }), mailSender: () => sender, link } as unknown as Stores;
  const mails = createCustomerMails(stores);
  return [
    { name: 'welcome', mail: mails.welcome(customer) },
    { name: 'welcome of a business', mail: mails.welcome({ ...customer, approval: 'waiting' }) },
    { name: 'welcome without a name', mail: mails.welcome({ ...customer, firstname: '1' }) },
    { name: 'confirm another address', mail: mails.confirmEmail(customer, to, 'x') },
    { name: 'new password', mail: mails.reset(customer, 'nl', 'x') },
    { name: 'password changed', mail: mails.passwordChanged(customer) },
    { name: 'address changed', mail: mails.emailChanged(customer, to) },
    { name: 'business approved', mail: mails.approved(customer) },
    { name: 'business rejected', mail: mails.rejected(customer) },
    { name: 'data copied', mail: mails.dataCopied(customer) },
    { name: 'erasure', mail: mails.erasure(customer) },
    { name: 'data ready', mail: dataMail(stores, customer, 'nl', 'x') },
  ];
}

function staffMails(language: Language, { sender, words }: MailSamples): readonly NamedMail[] {
  const stores = { activeViews: () => [], defaultView: () => ({ code: language }), mailSender: () => sender } as unknown as Stores;
  const mails = createStaffMails(stores, new URL(sender.url).origin);
  const person = { email: to, name: 'Eva', language };
  return [
    { name: 'invitation of staff', mail: mails.link(person, 'invitation', 'x') },
    { name: 'new password of staff', mail: mails.link(person, 'reset', 'x') },
    { name: 'password changed to staff', mail: mails.passwordChanged(person) },
    { name: 'access reset to staff', mail: mails.resetTold(person, words) },
    { name: 'power taken to staff', mail: mails.powerTaken(person, words) },
    { name: 'passkey copied to staff', mail: mails.passkeyCopied(person, words) },
  ];
}

function serviceMails(language: Language, { sender, product, words, order }: MailSamples): readonly NamedMail[] {
  const frame = { language, sender, to };
  const alert = { ...frame, product: product.name, picture: product.picture };
  const link = (path: string): string => new URL(path, sender.url).href;
  const received = { receivedAt: writtenAt };
  const submission = {
    ...received,
    title: words,
    storeCode: 'nl',
    sku: '1',
    categoryId: 1,
    values: [{ label: words, value: words }],
  } as never;
  const withdrawal = { ...received, name: 'Eva', orderNumber: order.number, email: to, items: [], message: words, reference: '1' } as never;
  const withLinks = { ...frame, link };
  const leave = { page: link('/newsletter/unsubscribe?token=x'), oneClick: link('/newsletter/leave/x') };
  const back = { page: link('/1.html'), leave: link('/stock-alert/unsubscribe?token=x'), oneClick: link('/stock-alert/leave/x') };
  return [
    {
      name: 'stock alert to confirm',
      mail: alerts.confirmMail(alert, { confirm: link('/stock-alert/confirm?token=x'), leave: back.leave }),
    },
    { name: 'back in stock', mail: alerts.backInStockMail(alert, { ...back, isOnlyInBranches: true }) },
    { name: 'form to staff', mail: forms.submissionMail(frame, submission, to) },
    { name: 'form received', mail: forms.receivedMail(frame, submission) },
    { name: 'form answered', mail: answerMail(frame, submission, words) },
    {
      name: 'withdrawal receipt',
      mail: withdrawals.receiptMail(withLinks, withdrawal, { lines: [], path: '/checkout/onepage/success?order=1' }),
    },
    { name: 'short withdrawal receipt', mail: withdrawals.shortReceiptMail(withLinks, withdrawal) },
    { name: 'withdrawal to staff', mail: withdrawals.staffMail(frame, withdrawal) },
    { name: 'withdrawal from another address', mail: withdrawals.otherAddressMail(frame, withdrawal, to) },
    ...returnMails(language, { sender, words, order }),
    { name: 'cart of a telephone order', mail: telephoneMail({ ...frame, name: 'Eva', link: link('/checkout/telephone?token=x') }) },
    { name: 'newsletter to confirm', mail: newsletter.confirmMail(frame, link('/newsletter/confirm?token=x')) },
    { name: 'newsletter welcome', mail: newsletter.welcomeMail(frame, leave) },
    { name: 'long sales to staff', mail: longSalesMail(frame, [{ sku: '1', name: words, since: writtenAt.getTime(), days: 91 }]) },
    { name: 'shared wishlist', mail: shareMail({ ...frame, name: 'Eva', link: link('/wishlist/shared/index/code/x'), pieces: [product] }) },
  ];
}

function returnMails(language: Language, { sender, words, order }: Pick<MailSamples, 'sender' | 'words' | 'order'>): readonly NamedMail[] {
  const said = {
    to,
    number: 'R-2026-000001',
    orderNumber: order.number,
    goodsDueOn: '2026-11-29',
    refundDueOn: '2026-11-29',
    address: sender.address,
    reason: words,
    link: new URL('/checkout/onepage/success?order=1', sender.url).href,
    settled: { total: 8_495, delivery: 595, giftCard: null, losses: [{ cents: 500, sentence: words }] },
  };
  const exchange = { order: '100000009', items: [`1 × ${words}, 38`], rest: 1_000 };
  const exchanged = { ...said, kind: 'settled', isWithdrawal: false, isPaidByShop: true, reference: said.number, exchange } as const;
  const plain = returnMailKinds.flatMap((kind) =>
    [true, false].map((isWithdrawal) => ({
      name: `${isWithdrawal ? 'withdrawal' : 'return'} ${kind}`,
      mail: returnMail(
        { language, sender },
        { ...said, kind, isWithdrawal, isPaidByShop: !isWithdrawal, reference: isWithdrawal ? 'H-2026-000001' : said.number },
      ),
    })),
  );
  return [...plain, { name: 'return exchanged', mail: returnMail({ language, sender }, exchanged) }];
}

function orderMails({ sender, order, pictures, legal, words }: MailSamples): Promise<readonly NamedMail[]> {
  const context: OrderMailContext = {
    seller: sender,
    sender,
    link: (path) => new URL(path, sender.url).href,
    reference: words,
    pictures,
    branch: { phone: '+31 46 000 00 01', openingHours: [...week, []], alternateHours: [] },
    now: writtenAt,
    legal,
  };
  const written = orderMailKinds.map(async (kind) => ({ name: kind, mail: await writeOrderMail(kind, order, context) }));
  const delivered = writeOrderMail('shipped', { ...order, pickup: null }, context).then((mail) => ({ name: 'shipped as a parcel', mail }));
  return Promise.all([...written, delivered]);
}

/** Every mail of the shop, by its name. */
export const everyMail = async (language: Language, samples: MailSamples): Promise<readonly NamedMail[]> => [
  ...accountMails(language, samples),
  ...staffMails(language, samples),
  ...serviceMails(language, samples),
  ...(await orderMails(samples)),
];
