import type { Language } from '@shop/contract';
import { button, linkTo, sentences, type MailBlock, type MailPicture } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';

/** The days of a piece from a branch are those of its delivery time; a test compares them. */
const messages = {
  nl: {
    confirmSubject: 'Bevestig je voorraadmelding',
    confirm:
      'Je wilt een e-mail krijgen zodra dit artikel weer op voorraad is: {product}. Met deze link bevestig je dat; hij werkt 48 uur.',
    confirmLink: 'Melding bevestigen',
    ignore: 'Was jij dat niet? Dan hoef je niets te doen: zonder bevestiging krijg je geen melding.',
    backSubject: 'Weer op voorraad: {product}',
    back: 'Je wilde weten wanneer {product} er weer is. Het is nu op voorraad.',
    fromBranch: 'Het komt uit een van onze winkels en is binnen 3 tot 5 dagen bij je.',
    noHold: 'We kunnen het niet voor je apart houden. Dit was de enige e-mail over dit artikel.',
    look: 'Bekijk het artikel',
    leave: 'Geen voorraadmeldingen meer',
  },
  de: {
    confirmSubject: 'Bestätige deine Verfügbarkeitsbenachrichtigung',
    confirm:
      'Du möchtest eine E-Mail bekommen, sobald dieser Artikel wieder vorrätig ist: {product}. Mit diesem Link bestätigst du das; er gilt 48 Stunden.',
    confirmLink: 'Benachrichtigung bestätigen',
    ignore: 'Warst du das nicht? Dann brauchst du nichts zu tun: Ohne Bestätigung bekommst du keine Nachricht.',
    backSubject: 'Wieder vorrätig: {product}',
    back: 'Du wolltest wissen, wann {product} wieder da ist. Der Artikel ist jetzt vorrätig.',
    fromBranch: 'Er kommt aus einem unserer Läden und ist in 4 bis 6 Tagen bei dir.',
    noHold: 'Reservieren können wir ihn nicht. Dies war die einzige E-Mail zu diesem Artikel.',
    look: 'Artikel ansehen',
    leave: 'Keine Verfügbarkeitsbenachrichtigungen mehr',
  },
  en: {
    confirmSubject: 'Confirm your stock alert',
    confirm: 'You would like an email as soon as this item is in stock again: {product}. Confirm it with this link; it works for 48 hours.',
    confirmLink: 'Confirm alert',
    ignore: 'If this was not you, you need not do anything: without a confirmation you get no alert.',
    backSubject: 'Back in stock: {product}',
    back: 'You wanted to know when {product} is back. It is in stock now.',
    fromBranch: 'It comes from one of our stores and reaches you within 3 to 5 days.',
    noHold: 'We cannot set it aside for you. This was the only email about this item.',
    look: 'View the item',
    leave: 'No more stock alerts',
  },
} satisfies Record<Language, Record<string, string>>;

export type AlertFrame = {
  readonly language: Language;
  readonly sender: MailSender;
  readonly to: string;
  /** The product's name. */
  readonly product: string;
  readonly picture?: MailPicture | undefined;
};

const shown = ({ product, picture }: AlertFrame): readonly MailBlock[] =>
  picture ? [{ kind: 'pieces', pieces: [{ name: product, picture }] }] : [];

/** Asks for the confirmation; no advertising in it (LAW-19). */
export function confirmMail(frame: AlertFrame, links: { readonly confirm: string; readonly leave: string }): Email {
  const { language, sender, to, product } = frame;
  const localized = messages[language];
  const sentence = localized.confirm.replace('{product}', () => product);
  const layout = mailLayout(language, {
    sender,
    title: localized.confirmSubject,
    preview: sentence,
    blocks: [
      sentences(sentence),
      ...shown(frame),
      button(links.confirm, localized.confirmLink),
      sentences(localized.ignore),
      linkTo(links.leave, localized.leave),
    ],
  });
  return { to, subject: localized.confirmSubject, ...layout };
}

export type BackInStock = {
  readonly page: string;
  readonly leave: string;
  /** RFC 8058. */
  readonly oneClick: string;
  readonly isOnlyInBranches: boolean;
};

/** Tells once that a product is back. */
export function backInStockMail(frame: AlertFrame, { page, leave, oneClick, isOnlyInBranches }: BackInStock): Email {
  const { language, sender, to, product } = frame;
  const localized = messages[language];
  const subject = localized.backSubject.replace('{product}', () => product);
  const lines = [localized.back.replace('{product}', () => product), ...(isOnlyInBranches ? [localized.fromBranch] : [])];
  const layout = mailLayout(language, {
    sender,
    title: subject,
    preview: lines[0],
    blocks: [
      sentences(...lines),
      ...shown(frame),
      button(page, localized.look),
      sentences(localized.noHold),
      linkTo(leave, localized.leave),
    ],
  });
  const headers = { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { to, subject, headers, ...layout };
}
