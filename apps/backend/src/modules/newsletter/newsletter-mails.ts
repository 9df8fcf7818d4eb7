import type { Language } from '@shop/contract';
import { button, linkTo, sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
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
    ignore: 'If this was not you, you need not do anything: without a confirmation you get no newsletter.',
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
    preview: localized.confirm,
    blocks: [sentences(localized.confirm), button(link, localized.confirmLink), sentences(localized.ignore)],
  });
  return { to, subject: localized.confirmSubject, ...layout };
}

/** Welcomes a subscriber, with the way out in one click (RFC 8058). */
export function welcomeMail({ language, sender, to }: Frame, links: { readonly page: string; readonly oneClick: string }): Email {
  const localized = messages[language];
  const layout = mailLayout(language, {
    sender,
    title: localized.welcomeSubject,
    preview: localized.welcome,
    blocks: [sentences(localized.welcome), linkTo(links.page, localized.leave)],
  });
  const headers = { 'List-Unsubscribe': `<${links.oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { to, subject: localized.welcomeSubject, headers, ...layout };
}
