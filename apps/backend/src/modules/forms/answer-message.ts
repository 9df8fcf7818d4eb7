import type { Language } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Stores } from '#modules/stores/index.ts';
import { insertAnswer } from './message-repository.ts';
import { formatShopTime } from './shop-time.ts';
import { writerOf, type Message } from './submission.ts';

type Parts = { readonly mailer: Pick<Mailer, 'send'>; readonly stores: Pick<Stores, 'view' | 'defaultView' | 'mailSender'> };

const messages = {
  nl: {
    subject: 'Antwoord op je bericht: {title}',
    written: 'Je schreef ons op {time}. Dit is ons antwoord.',
    more: 'Heb je nog een vraag? Antwoord dan gewoon op deze e-mail.',
  },
  de: {
    subject: 'Antwort auf deine Nachricht: {title}',
    written: 'Du hast uns am {time} geschrieben. Das ist unsere Antwort.',
    more: 'Hast du noch eine Frage? Antworte einfach auf diese E-Mail.',
  },
  en: {
    subject: 'Our answer to your message: {title}',
    written: 'You wrote to us on {time}. This is our answer.',
    more: 'Any more questions? Just reply to this email.',
  },
} satisfies Record<Language, Record<string, string>>;

type Frame = { readonly language: Language; readonly sender: MailSender; readonly to: string };

/** To who wrote, in the language they wrote in; their answer goes to the shop. */
export function answerMail({ language, sender, to }: Frame, { title, receivedAt }: Message, text: string): Email {
  const localized = messages[language];
  const subject = localized.subject.replace('{title}', () => title);
  const written = localized.written.replace('{time}', formatShopTime(receivedAt, language));
  const paragraphs = text.split(/\n{2,}/);
  const layout = mailLayout(language, {
    sender,
    title: subject,
    preview: paragraphs[0],
    blocks: [sentences(written), sentences(...paragraphs), sentences(localized.more)],
  });
  return { to, subject, headers: { 'Reply-To': sender.email }, ...layout };
}

/** Writes an answer down and mails it, both or neither. */
export async function answerMessage(
  { mailer, stores }: Parts,
  tx: Tx,
  message: Message,
  answer: { text: string; staffId: number | null; now: Date },
) {
  const to = writerOf(message.values);
  if (to === undefined) throw inputError('The message names no mail address.');
  const view = stores.view(message.storeCode) ?? stores.defaultView();
  const frame = { language: view.language, sender: stores.mailSender(view.code), to };
  await insertAnswer(tx, message.id, { staffId: answer.staffId, text: answer.text, sentAt: answer.now });
  await mailer.send(tx, answerMail(frame, message, answer.text));
}
