import { languageLocales, type Language } from '@shop/contract';
import { branchTimeZone } from '@shop/rules/opening-state';
import { sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import { decisionMessages, type Decision } from './decision-messages.ts';
import type { Withdrawal } from './withdrawal.ts';

type Frame = { readonly language: Language; readonly sender: MailSender };

const day = 86_400_000;
/** For the goods and for the money alike, counted from the statement (LAW-08). */
const periodDays = 14;

/** To the address in the statement: what became of it. */
export function decisionMail({ language, sender }: Frame, withdrawal: Withdrawal, decision: Decision, reason = ''): Email {
  const { reference, orderNumber, receivedAt, email } = withdrawal;
  const until = new Intl.DateTimeFormat(languageLocales[language], { dateStyle: 'long', timeZone: branchTimeZone });
  const values: Readonly<Record<string, string>> = {
    reference,
    order: orderNumber,
    address: `${sender.legalName}, ${sender.address}`,
    until: until.format(new Date(receivedAt.getTime() + periodDays * day)),
    reason,
  };
  // In one pass: what a customer or staff typed is never read as a place to fill (R154).
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const messages = decisionMessages[language][decision];
  const [subject, lines] = [fill(messages.subject), messages.lines.map(fill)];
  const layout = mailLayout(language, {
    sender,
    title: subject,
    preview: lines[0],
    blocks: [sentences(...lines)],
  });
  return { to: email, subject, headers: { 'Reply-To': sender.email }, ...layout };
}
