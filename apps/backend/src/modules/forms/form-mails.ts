import { isEmail } from '@shop/rules/email';
import type { Language } from '@shop/contract';
import { facts, sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import { formatShopTime } from './shop-time.ts';
import type { NewSubmission } from './submission.ts';

const messages = {
  nl: {
    subject: 'Nieuw bericht: {title}',
    taken: 'Ontvangen op {time} via de webshop ({view}).',
    product: 'Artikel',
    category: 'Categorie',
    receivedSubject: 'We hebben je bericht ontvangen',
    received: 'We hebben op {time} een bericht ontvangen waarin dit adres staat. Je krijgt antwoord op dit adres.',
    ignore: 'Was jij dat niet? Dan heeft iemand jouw adres ingevuld en hoef je niets te doen.',
  },
  de: {
    subject: 'Neue Nachricht: {title}',
    taken: 'Eingegangen am {time} über den Onlineshop ({view}).',
    product: 'Artikel',
    category: 'Kategorie',
    receivedSubject: 'Wir haben deine Nachricht erhalten',
    received: 'Wir haben am {time} eine Nachricht erhalten, in der diese Adresse steht. Du bekommst die Antwort an diese Adresse.',
    ignore: 'Warst du das nicht? Dann hat jemand deine Adresse eingetragen, und du brauchst nichts zu tun.',
  },
  en: {
    subject: 'New message: {title}',
    taken: 'Received on {time} through the online shop ({view}).',
    product: 'Item',
    category: 'Category',
    receivedSubject: 'We have received your message',
    received: 'On {time} we received a message that names this address. The answer will come to this address.',
    ignore: 'If this was not you, somebody entered your address and you need not do anything.',
  },
} satisfies Record<Language, Record<string, string>>;

type Frame = { readonly language: Language; readonly sender: MailSender; readonly to: string };

/** To staff; an answer goes straight to the writer. */
export function submissionMail(frame: Frame, submission: NewSubmission, writer: string | undefined): Email {
  const localized = messages[frame.language];
  const lead = localized.taken
    .replace('{time}', formatShopTime(submission.receivedAt, frame.language))
    .replace('{view}', submission.storeCode);
  const subject = localized.subject.replace('{title}', () => submission.title);
  const mail = write(frame, subject, lead, submission);
  return writer !== undefined && isEmail(writer) ? { ...mail, headers: { 'Reply-To': writer } } : mail;
}

/** To the address in the message. Anybody can type one, so nothing of what was typed is in it. */
export function receivedMail({ language, sender, to }: Frame, { receivedAt }: NewSubmission): Email {
  const localized = messages[language];
  const lines = [localized.received.replace('{time}', formatShopTime(receivedAt, language)), localized.ignore];
  const layout = mailLayout(language, {
    sender,
    title: localized.receivedSubject,
    preview: lines[0],
    blocks: [sentences(...lines)],
  });
  return { to, subject: localized.receivedSubject, ...layout };
}

function write({ language, sender, to }: Frame, subject: string, lead: string, submission: NewSubmission): Email {
  const layout = mailLayout(language, { sender, title: subject, blocks: [sentences(lead), facts(rowsOf(submission, language))] });
  return { to, subject, ...layout };
}

function rowsOf({ values, sku, categoryId }: NewSubmission, language: Language): readonly (readonly [label: string, value: string])[] {
  return [
    ...(sku === null ? [] : [[messages[language].product, sku] as const]),
    ...(categoryId === null ? [] : [[messages[language].category, String(categoryId)] as const]),
    ...values.filter(({ value }) => value !== '').map(({ label, value }) => [label, value] as const),
  ];
}
