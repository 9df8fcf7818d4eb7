import type { Language } from '@shop/contract';
import { isPlainName } from '@shop/rules/person-name';
import { button, sentences, type MailPiece } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';

const messages = {
  nl: {
    subject: '{name} deelt een wensenlijst met je',
    intro: '{name} heeft een wensenlijst gemaakt en wil die met je delen.',
    somebody: 'Iemand',
    link: 'Bekijk de wensenlijst',
    notice: 'Je adres is alleen voor deze ene e-mail gebruikt; we bewaren het niet.',
  },
  de: {
    subject: '{name} teilt eine Wunschliste mit dir',
    intro: '{name} hat eine Wunschliste angelegt und möchte sie mit dir teilen.',
    somebody: 'Jemand',
    link: 'Wunschliste ansehen',
    notice: 'Deine Adresse wurde nur für diese eine E-Mail verwendet; wir speichern sie nicht.',
  },
  en: {
    subject: '{name} shares a wishlist with you',
    intro: '{name} made a wishlist and would like to share it with you.',
    somebody: 'Somebody',
    link: 'View the wishlist',
    notice: 'Your address was used for this one email only; we do not keep it.',
  },
} satisfies Record<Language, Record<string, string>>;

export type SharedList = {
  readonly language: Language;
  readonly sender: MailSender;
  readonly to: string;
  readonly name: string;
  readonly link: string;
  /** Some of what is on the list. */
  readonly pieces?: readonly MailPiece[];
};

/** Tells somebody of a list, in the shop's own words: of the sender only what is nothing but a name. */
export function shareMail({ language, sender, to, name, link, pieces = [] }: SharedList): Email {
  const localized = messages[language];
  const fill = (text: string): string => text.replace('{name}', () => (isPlainName(name) ? name : localized.somebody));
  const layout = mailLayout(language, {
    sender,
    title: fill(localized.subject),
    preview: fill(localized.intro),
    blocks: [
      sentences(fill(localized.intro)),
      ...(pieces.length > 0 ? [{ kind: 'pieces', pieces } as const] : []),
      button(link, localized.link),
    ],
    notice: localized.notice,
  });
  return { to, subject: fill(localized.subject), ...layout };
}
