import type { Language } from '@shop/contract';
import type { Email } from '#kernel/mail/email.ts';
import { html } from '#kernel/mail/html.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';

const messages = {
  nl: {
    confirmSubject: 'Bevestig je aanmelding voor de nieuwsbrief',
    confirm: 'Je hebt je aangemeld voor onze nieuwsbrief. Met deze link bevestig je dat; hij werkt 48 uur.',
    confirmLink: 'Aanmelding bevestigen',
    ignore: 'Was jij dat niet? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.',
    welcomeSubject: 'Je staat op de lijst',
    welcome: 'Je aanmelding is bevestigd. Afmelden kan altijd met deze link.',
    leave: 'Afmelden',
  },
  de: {
    confirmSubject: 'Bestätige deine Anmeldung zum Newsletter',
    confirm: 'Du hast dich für unseren Newsletter angemeldet. Mit diesem Link bestätigst du das; er gilt 48 Stunden.',
    confirmLink: 'Anmeldung bestätigen',
    ignore: 'Warst du das nicht? Dann brauchst du nichts zu tun: Ohne Bestätigung bekommst du keinen Newsletter.',
    welcomeSubject: 'Du stehst auf der Liste',
    welcome: 'Deine Anmeldung ist bestätigt. Abmelden kannst du dich jederzeit mit diesem Link.',
    leave: 'Abmelden',
  },
  en: {
    confirmSubject: 'Confirm your newsletter subscription',
    confirm: 'You signed up for our newsletter. Confirm it with this link; it works for 48 hours.',
    confirmLink: 'Confirm subscription',
    ignore: 'Was it not you? Then you need not do anything: without a confirmation you get no newsletter.',
    welcomeSubject: 'You are on the list',
    welcome: 'Your subscription is confirmed. You can unsubscribe at any time with this link.',
    leave: 'Unsubscribe',
  },
} satisfies Record<Language, Record<string, string>>;

type Frame = { readonly language: Language; readonly sender: MailSender; readonly to: string };

/** Asks for the confirmation; no advertising in it (LAW-19). */
export function confirmMail({ language, sender, to }: Frame, link: string): Email {
  const localized = messages[language];
  const layout = mailLayout(language, {
    sender,
    title: localized.confirmSubject,
    body: html`<p>${localized.confirm}</p>
      <p><a href="${link}">${localized.confirmLink}</a></p>
      <p>${localized.ignore}</p>`,
    text: `${localized.confirm}\n\n${link}\n\n${localized.ignore}`,
  });
  return { to, subject: localized.confirmSubject, holdsOneTimeLink: true, ...layout };
}

/** Welcomes a subscriber, with the way out in one click (RFC 8058). */
export function welcomeMail({ language, sender, to }: Frame, links: { readonly page: string; readonly oneClick: string }): Email {
  const localized = messages[language];
  const layout = mailLayout(language, {
    sender,
    title: localized.welcomeSubject,
    body: html`<p>${localized.welcome}</p>
      <p><a href="${links.page}">${localized.leave}</a></p>`,
    text: `${localized.welcome}\n\n${links.page}`,
  });
  const headers = { 'List-Unsubscribe': `<${links.oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { to, subject: localized.welcomeSubject, headers, ...layout };
}
