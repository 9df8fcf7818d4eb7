import { isEmail } from '@shop/rules/email';
import type { Language } from '@shop/contract';
import type { Email } from '#kernel/mail/email.ts';
import { html } from '#kernel/mail/html.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';
import { formatShopTime } from './shop-time.ts';
import type { NewSubmission } from './submission.ts';

const messages = {
  nl: {
    subject: 'Nieuw bericht: {title}',
    received: 'Ontvangen op {time} via de webshop ({view}).',
    product: 'Artikel',
    category: 'Categorie',
    copySubject: 'Kopie van je bericht: {title}',
    copy: 'Je vroeg om een kopie van het bericht dat je ons op {time} stuurde.',
    ignore: 'Was jij dat niet? Dan heeft iemand jouw adres ingevuld en hoef je niets te doen.',
  },
  de: {
    subject: 'Neue Nachricht: {title}',
    received: 'Eingegangen am {time} über den Onlineshop ({view}).',
    product: 'Artikel',
    category: 'Kategorie',
    copySubject: 'Kopie deiner Nachricht: {title}',
    copy: 'Du wolltest eine Kopie der Nachricht, die du uns am {time} geschickt hast.',
    ignore: 'Warst du das nicht? Dann hat jemand deine Adresse eingetragen, und du brauchst nichts zu tun.',
  },
  en: {
    subject: 'New message: {title}',
    received: 'Received on {time} through the online shop ({view}).',
    product: 'Item',
    category: 'Category',
    copySubject: 'Copy of your message: {title}',
    copy: 'You asked for a copy of the message you sent us on {time}.',
    ignore: 'Was it not you? Then somebody entered your address and you need not do anything.',
  },
} satisfies Record<Language, Record<string, string>>;

type Frame = { readonly language: Language; readonly sender: MailSender; readonly to: string };

/** To staff; an answer goes straight to the writer. */
export function submissionMail(frame: Frame, submission: NewSubmission, writer: string | undefined): Email {
  const localized = messages[frame.language];
  const lead = localized.received
    .replace('{time}', formatShopTime(submission.receivedAt, frame.language))
    .replace('{view}', submission.storeCode);
  const mail = write(
    frame,
    localized.subject.replace('{title}', () => submission.title),
    [lead],
    submission,
  );
  return writer !== undefined && isEmail(writer) ? { ...mail, headers: { 'Reply-To': writer } } : mail;
}

/** To the writer, who asked for it. */
export function copyMail(frame: Frame, submission: NewSubmission): Email {
  const localized = messages[frame.language];
  const lead = localized.copy.replace('{time}', formatShopTime(submission.receivedAt, frame.language));
  return write(
    frame,
    localized.copySubject.replace('{title}', () => submission.title),
    [lead, localized.ignore],
    submission,
  );
}

function write({ language, sender, to }: Frame, subject: string, leads: readonly string[], submission: NewSubmission): Email {
  const rows = rowsOf(submission, language);
  const layout = mailLayout(language, {
    sender,
    title: subject,
    body: html`${leads.map((lead) => html`<p>${lead}</p>`)}
      <dl>
        ${rows.map(
          ([label, value]) =>
            html`<dt style="font-weight: bold">${label}</dt>
              <dd style="margin: 0 0 12px; white-space: pre-wrap">${value}</dd>`,
        )}
      </dl>`,
    text: [...leads, ...rows.map(([label, value]) => `${label}\n${value}`)].join('\n\n'),
  });
  return { to, subject, ...layout };
}

function rowsOf({ values, sku, categoryId }: NewSubmission, language: Language): readonly (readonly [label: string, value: string])[] {
  return [
    ...(sku === null ? [] : [[messages[language].product, sku] as const]),
    ...(categoryId === null ? [] : [[messages[language].category, String(categoryId)] as const]),
    ...values.filter(({ value }) => value !== '').map(({ label, value }) => [label, value] as const),
  ];
}
