import type { Language } from '@shop/contract';
import { isPlainName } from '@shop/rules/person-name';
import { button, facts, sentences, title, type MailFact } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import { formatShopTime, shopTime } from './shop-time.ts';
import { sentOf, withdrawnLine } from './withdrawn-lines.ts';
import { receiptMessages } from './withdrawal-messages.ts';
import type { OrderFacts, Withdrawal } from './withdrawal.ts';

type Frame = { readonly language: Language; readonly sender: MailSender };
type CustomerFrame = Frame & { readonly link: (path: string) => string };
type Order = Pick<OrderFacts, 'lines' | 'path'>;

/** To the address of the order: what was declared, when it came in, what happens next, and where it can be followed. */
export const receiptMail = (frame: CustomerFrame, withdrawal: Withdrawal, order: Order): Email =>
  writeReceipt(frame, withdrawal, {
    rows: rowsOf(withdrawal, frame.language, order),
    sent: sentOf(order, withdrawal.items),
    way: { path: order.path, label: receiptMessages[frame.language].follow },
  });

const orderNumberShape = /^[A-Za-z\d-]{1,20}$/;

/** To any other address: the same without what could be somebody's own words. */
export function shortReceiptMail(frame: CustomerFrame, withdrawal: Withdrawal): Email {
  const { name, orderNumber } = withdrawal;
  const order = orderNumberShape.test(orderNumber) ? orderNumber : '…';
  const rows = rowsOf({ ...withdrawal, orderNumber: order, message: null }, frame.language);
  const { items, name: nameLabel, lookUp } = receiptMessages[frame.language];
  const shown = rows.filter(([label]) => (label !== items || withdrawal.items.length === 0) && (label !== nameLabel || isPlainName(name)));
  const way = { path: '/order-lookup', label: lookUp };
  return writeReceipt(frame, { ...withdrawal, orderNumber: order }, { rows: shown, sent: 'some', way });
}

type Said = {
  readonly rows: readonly MailFact[];
  readonly sent: ReturnType<typeof sentOf>;
  readonly way: { readonly path: string; readonly label: string };
};

function writeReceipt({ language, sender, link }: CustomerFrame, withdrawal: Withdrawal, { rows, sent, way }: Said): Email {
  const messages = receiptMessages[language];
  const fill = filler(withdrawal, language, sender);
  const statement = fill(messages.statement);
  const next = [...messages.next[sent], messages.keep].map(fill);
  const layout = mailLayout(language, {
    sender,
    title: fill(messages.subject),
    preview: messages.intro,
    blocks: [
      sentences(messages.intro),
      title(messages.statementTitle),
      sentences(statement),
      facts(rows),
      title(messages.nextTitle),
      sentences(...next),
      button(link(way.path), way.label),
    ],
  });
  return { to: withdrawal.email, subject: fill(messages.subject), ...layout };
}

/** To staff, who decide. */
export function staffMail({ language, sender }: Frame, withdrawal: Withdrawal): Email {
  const subject = filler(withdrawal, language, sender)(receiptMessages[language].staffSubject);
  const rows = rowsOf(withdrawal, language);
  const layout = mailLayout(language, { sender, title: subject, blocks: [facts(rows)] });
  return { to: sender.email, subject, headers: { 'Reply-To': withdrawal.email }, ...layout };
}

/** To the buyer, when the statement names another address; it tells nothing of what was typed. */
export function otherAddressMail({ language, sender }: Frame, withdrawal: Withdrawal, buyer: string): Email {
  const messages = receiptMessages[language];
  const fill = filler(withdrawal, language, sender);
  const lines = messages.other.map(fill);
  const layout = mailLayout(language, {
    sender,
    title: fill(messages.otherSubject),
    preview: lines[0],
    blocks: [sentences(...lines)],
  });
  return { to: buyer, subject: fill(messages.otherSubject), headers: { 'Reply-To': sender.email }, ...layout };
}

function rowsOf(withdrawal: Withdrawal, language: Language, order?: Order): readonly MailFact[] {
  const messages = receiptMessages[language];
  const { name, orderNumber, email, items, message, receivedAt, reference, isVerified } = withdrawal;
  // The minute in ISO 8601 beside the words: a time of a statement must not be read in two ways.
  const time = `${formatShopTime(receivedAt, language)} (${shopTime(receivedAt).replace(/:\d\d(?=[+])/, '')})`;
  // Names of what was bought only to who has shown that the order is theirs (LAW-08).
  const named = isVerified ? order : undefined;
  const articles = items.length === 0 ? messages.wholeOrder : items.map((item) => withdrawnLine(named, item)).join('\n');
  return [
    [messages.reference, reference],
    [messages.received, time],
    [messages.name, name],
    [messages.order, orderNumber],
    [messages.email, email],
    [messages.items, articles],
    ...(message === null ? [] : [[messages.message, message] as const]),
  ];
}

// One pass, and by function: what a customer typed is never read as a pattern or a place to fill (R154).
function filler({ orderNumber, reference, receivedAt }: Withdrawal, language: Language, sender: MailSender): (text: string) => string {
  const values: Readonly<Record<string, string>> = {
    order: orderNumber,
    reference,
    time: formatShopTime(receivedAt, language),
    address: `${sender.legalName}, ${sender.address}`,
  };
  return (text) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
