import type { Language } from '@shop/contract';
import { isPlainName } from '@shop/rules/person-name';
import { facts, sentences, title, type MailFact } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import { formatShopTime, shopTime } from './shop-time.ts';
import { receiptMessages } from './withdrawal-messages.ts';
import type { Withdrawal } from './withdrawal.ts';

type Frame = { readonly language: Language; readonly sender: MailSender };

/** To the address of the order: what was declared, when it came in, what happens next. */
export const receiptMail = (frame: Frame, withdrawal: Withdrawal): Email =>
  writeReceipt(frame, withdrawal, rowsOf(withdrawal, frame.language));

const orderNumberShape = /^[A-Za-z\d-]{1,20}$/;

/** To any other address: the same without what could be somebody's own words. */
export function shortReceiptMail(frame: Frame, withdrawal: Withdrawal): Email {
  const { name, orderNumber } = withdrawal;
  const order = orderNumberShape.test(orderNumber) ? orderNumber : '…';
  const rows = rowsOf({ ...withdrawal, orderNumber: order, message: null }, frame.language);
  const { items, name: nameLabel } = receiptMessages[frame.language];
  const shown = rows.filter(([label]) => (label !== items || withdrawal.items.length === 0) && (label !== nameLabel || isPlainName(name)));
  return writeReceipt(frame, { ...withdrawal, orderNumber: order }, shown);
}

function writeReceipt({ language, sender }: Frame, withdrawal: Withdrawal, rows: readonly MailFact[]): Email {
  const messages = receiptMessages[language];
  const fill = filler(withdrawal, language, sender);
  const statement = fill(messages.statement);
  const next = messages.next.map(fill);
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

function rowsOf(withdrawal: Withdrawal, language: Language): readonly MailFact[] {
  const messages = receiptMessages[language];
  const { name, orderNumber, email, items, message, receivedAt, reference } = withdrawal;
  // The minute in ISO 8601 beside the words: a time of a statement must not be read in two ways.
  const time = `${formatShopTime(receivedAt, language)} (${shopTime(receivedAt).replace(/:\d\d(?=[+])/, '')})`;
  const articles = items.length === 0 ? messages.wholeOrder : items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join('\n');
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
