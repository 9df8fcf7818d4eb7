import { languageLocales, type Language } from '@shop/contract';
import { button, sentences } from '#kernel/mail/blocks.ts';
import type { Attachment, Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import type { Cents } from '#kernel/money.ts';
import type { ReturnMailKind } from '../return-states.ts';
import { cardMessages } from './card-messages.ts';
import { exchangeMessages } from './exchange-messages.ts';
import { returnMessages } from './return-messages.ts';
import { unsentMessages } from './unsent-messages.ts';

/** What a mail about a return says. */
export type ReturnMail = {
  readonly kind: ReturnMailKind;
  readonly to: string;
  readonly number: string;
  /** What the customer knows it by: of their statement, else the number of the return. */
  readonly reference: string;
  readonly isWithdrawal: boolean;
  readonly orderNumber: string;
  /** Days, YYYY-MM-DD. */
  readonly goodsDueOn: string | null;
  readonly refundDueOn: string | null;
  readonly address: string;
  readonly isPaidByShop: boolean;
  /** Nothing of it has left the shop: nothing comes back. */
  readonly isNeverSent?: boolean;
  /** What of it has not, by number, name and size. */
  readonly unsent?: readonly string[];
  readonly reason: string | null;
  readonly settled?: {
    readonly total: Cents;
    readonly delivery: Cents;
    /** The number of the card that has the money. */
    readonly giftCard: string | null;
    readonly losses: readonly { readonly cents: Cents; readonly sentence: string }[];
  };
  /** What is given instead of money. */
  readonly exchange?: { readonly order: string; readonly items: readonly string[]; readonly rest: Cents };
  readonly slip?: Uint8Array;
  /** The page of the order, for who ordered. */
  readonly link?: string;
};

type Frame = { readonly language: Language; readonly sender: MailSender };

/** To the customer: what became of what they said. */
export function returnMail({ language, sender }: Frame, mail: ReturnMail): Email {
  const messages = returnMessages[language];
  const letter = (mail.isWithdrawal ? messages.withdrawal : messages.other)[mail.kind];
  const fill = filler(language, mail);
  const subject = fill(letter.subject);
  const lines = [
    ...mainLines(
      linesOf(language, mail, mail.kind === 'accepted' && mail.isNeverSent ? unsentMessages[language].all : letter.lines).map((line) =>
        fill(line),
      ),
      mail,
    ),
    ...moreLines(language, mail, fill),
  ];
  const layout = mailLayout(language, {
    sender,
    title: subject,
    preview: lines[0],
    blocks: [sentences(...lines), ...(mail.link === undefined ? [] : [button(mail.link, messages.open)])],
  });
  const attachments: readonly Attachment[] = mail.slip
    ? [{ filename: `${messages.file}-${mail.number}.pdf`, contentType: 'application/pdf', content: mail.slip }]
    : [];
  return { to: mail.to, subject, headers: { 'Reply-To': sender.email }, ...layout, ...(attachments.length > 0 ? { attachments } : {}) };
}

/** What was settled otherwise than in money is told otherwise. */
function linesOf(language: Language, { settled, exchange }: ReturnMail, usual: readonly string[]): readonly string[] {
  if (exchange) return [exchangeMessages[language].given, ...(exchange.rest > 0 ? [exchangeMessages[language].rest] : [])];
  return settled?.giftCard ? [cardMessages[language]] : usual;
}

/** A return that ends without money says only why. */
const mainLines = (lines: readonly string[], { kind, settled, exchange }: ReturnMail): readonly string[] =>
  kind === 'settled' && !settled && !exchange ? [] : lines;

function moreLines(
  language: Language,
  mail: ReturnMail,
  fill: (text: string, more?: Readonly<Record<string, string>>) => string,
): readonly string[] {
  const messages = returnMessages[language];
  const money = moneyIn(language);
  const { kind, settled, reason, isPaidByShop, isNeverSent, unsent = [], slip } = mail;
  if (kind === 'accepted' && isNeverSent) return [];
  if (kind === 'accepted')
    return [
      ...(unsent.length > 0 ? [fill(unsentMessages[language].part, { items: unsent.join('; ') })] : []),
      isPaidByShop ? messages.way.shop : messages.way.customer,
      ...(slip ? [fill(messages.slip)] : []),
    ];
  if (kind !== 'settled') return [];
  return [
    ...(settled && settled.delivery > 0 ? [fill(messages.delivery, { amount: money(settled.delivery) })] : []),
    ...(settled?.losses ?? []).map(({ cents, sentence }) => fill(messages.kept, { amount: money(cents), sentence })),
    ...(reason === null ? [] : [fill(messages.refused)]),
  ];
}

const moneyIn = (language: Language) => {
  const format = new Intl.NumberFormat(languageLocales[language], { style: 'currency', currency: 'EUR' });
  return (cents: Cents): string => format.format(cents / 100);
};

function filler(language: Language, mail: ReturnMail) {
  const days = new Intl.DateTimeFormat(languageLocales[language], { dateStyle: 'long', timeZone: 'UTC' });
  const dayText = (day: string | null): string => (day === null ? '' : days.format(new Date(`${day}T00:00:00Z`)));
  const values: Readonly<Record<string, string>> = {
    number: mail.number,
    reference: mail.reference,
    order: mail.orderNumber,
    until: dayText(mail.goodsDueOn),
    due: dayText(mail.refundDueOn),
    address: mail.address,
    reason: mail.reason ?? '',
    money: moneyIn(language)(mail.settled?.total ?? 0),
    card: mail.settled?.giftCard ?? '',
    items: mail.exchange?.items.join('; ') ?? '',
    second: mail.exchange?.order ?? '',
    rest: moneyIn(language)(mail.exchange?.rest ?? 0),
  };
  // In one pass: what a customer or staff typed is never read as a place to fill (R154).
  return (text: string, more: Readonly<Record<string, string>> = {}): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => more[name] ?? values[name] ?? whole);
}
