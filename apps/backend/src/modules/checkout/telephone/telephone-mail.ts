import type { Language } from '@shop/contract';
import { isPlainName } from '@shop/rules/person-name';
import { button, sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout, type MailSender } from '#kernel/mail/layout.ts';

const messages = {
  nl: {
    subject: 'Je winkelwagen staat klaar',
    hello: 'Hallo {name},',
    intro: 'Je hebt ons gebeld en we hebben samen een winkelwagen gevuld. Met de knop open je hem.',
    order: 'Kijk alles rustig na, kies hoe je betaalt en bestel. Tot die tijd is er niets besteld, en houden we niets voor je apart.',
    until: 'De link werkt zeven dagen.',
    link: 'Winkelwagen openen',
    notice: 'Heb je ons niet gebeld? Dan kun je deze e-mail weggooien: zonder jou wordt er niets besteld.',
  },
  de: {
    subject: 'Dein Warenkorb steht bereit',
    hello: 'Hallo {name},',
    intro: 'Du hast bei uns angerufen und wir haben zusammen einen Warenkorb gefüllt. Mit dem Knopf öffnest du ihn.',
    order: 'Sieh dir alles in Ruhe an, wähle die Zahlungsart und bestelle. Bis dahin ist nichts bestellt und nichts für dich reserviert.',
    until: 'Der Link funktioniert sieben Tage.',
    link: 'Warenkorb öffnen',
    notice: 'Du hast nicht bei uns angerufen? Dann kannst du diese E-Mail löschen: Ohne dich wird nichts bestellt.',
  },
  en: {
    subject: 'Your cart is ready',
    hello: 'Hello {name},',
    intro: 'You called us and we filled a cart together. Open it with the button.',
    order: 'Take your time to check it, choose how to pay and order. Until then nothing is ordered, and nothing is put aside for you.',
    until: 'The link works for seven days.',
    link: 'Open the cart',
    notice: 'You did not call us? Then you can delete this email: nothing is ordered without you.',
  },
} satisfies Record<Language, Record<string, string>>;

export type TelephoneMail = {
  readonly language: Language;
  readonly sender: MailSender;
  readonly to: string;
  readonly name: string | null;
  readonly link: string;
};

/** The way to a cart that staff has filled. Who was typed may not have called: it names no goods, no address, and a name only when it is one. */
export function telephoneMail({ language, sender, to, name, link }: TelephoneMail): Email {
  const localized = messages[language];
  const greeting = name !== null && isPlainName(name) ? [localized.hello.replace('{name}', () => name)] : [];
  const layout = mailLayout(language, {
    sender,
    title: localized.subject,
    preview: localized.intro,
    blocks: [sentences(...greeting, localized.intro, localized.order), button(link, localized.link), sentences(localized.until)],
    notice: localized.notice,
  });
  return { to, subject: localized.subject, ...layout };
}
