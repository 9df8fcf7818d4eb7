import type { Language } from '@shop/contract';
import { isPlainName } from '@shop/rules/person-name';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import { button, sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout } from '#kernel/mail/layout.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { Customer } from './customer.ts';
import { findCustomer } from './customer-repository.ts';
import { replaceLink } from './data-link-repository.ts';

const messages = {
  nl: {
    subject: 'Je gegevens staan klaar',
    lines: [
      'Hallo {name},',
      'Je vroeg om een kopie van alles wat we van je bewaren. Via de link download je hem, nadat je bent ingelogd: een pagina om te lezen en een bestand voor programma’s, samen in een zipbestand.',
      'De link werkt 24 uur, en alleen voor jouw account.',
      'Was jij dat niet? Wijzig dan meteen je wachtwoord en neem contact met ons op.',
    ],
    link: 'Download mijn gegevens',
  },
  de: {
    subject: 'Deine Daten liegen bereit',
    lines: [
      'Hallo {name}!',
      'Du wolltest eine Kopie von allem, was wir von dir speichern. Über den Link lädst du sie herunter, nachdem du dich angemeldet hast: eine Seite zum Lesen und eine Datei für Programme, zusammen in einer ZIP-Datei.',
      'Der Link gilt 24 Stunden, und nur für dein Konto.',
      'Warst du das nicht? Dann ändere sofort dein Passwort und melde dich bei uns.',
    ],
    link: 'Meine Daten herunterladen',
  },
  en: {
    subject: 'Your data are ready',
    lines: [
      'Hello {name},',
      'You asked for a copy of everything we keep about you. Use the link to download it, after logging in: a page to read and a file for programs, together in a ZIP file.',
      'The link works for 24 hours, and for your account alone.',
      'If this was not you, change your password at once and contact us.',
    ],
    link: 'Download my data',
  },
} as const satisfies Record<Language, { readonly subject: string; readonly lines: readonly string[]; readonly link: string }>;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly stores: Pick<Stores, 'view' | 'defaultView' | 'mailSender' | 'link'>;
};

type DataMailJob = { readonly customerId: number; readonly storeCode: string };

/** Lets a mail go out in the caller's transaction whose link leads to a copy of a customer's data. */
export type DataMails = {
  readonly send: (tx: Tx, customer: Customer, storeCode: string) => Promise<void>;
  /** To who is told to look for it: at once, or false when the address has got the mails of its day. */
  readonly sendAwaited: (tx: Tx, customer: Customer, storeCode: string) => Promise<boolean>;
};

/** The link is made when the mail goes out: it lies in no queue, and a mail that is late has its whole day (LAW-20). */
export function registerDataMail({ database, clock, ids, mailer, stores }: Options): DataMails {
  const mails = mailer.register<DataMailJob>({
    name: 'customer-data-mail',
    write: async ({ customerId, storeCode }) => {
      const customer = await findCustomer(database, customerId);
      if (!customer) return undefined;
      const token = ids.token();
      await database.transaction((tx) => replaceLink(tx, hashToken(token), customerId, clock.now()));
      return dataMail(stores, customer, storeCode, token);
    },
  });
  // An account may stand under an address that is not its owner's.
  return {
    send: (tx, { id, email }, storeCode) => mails.sendLimited(tx, email, { customerId: id, storeCode }),
    sendAwaited: (tx, { id, email }, storeCode) => mails.sendAwaited(tx, email, { customerId: id, storeCode }),
  };
}

/** Links come from the shop's own address alone (R134). */
export function dataMail(stores: Options['stores'], customer: Customer, storeCode: string, token: string): Email {
  const view = stores.view(storeCode) ?? stores.defaultView();
  const { subject, lines, link } = messages[view.language];
  const name = isPlainName(customer.firstname) ? ` ${customer.firstname}` : '';
  const filled = lines.map((line) => line.replace(' {name}', () => name));
  const href = stores.link(view.code, `/account/privacy?data=${token}`);
  const layout = mailLayout(view.language, {
    sender: stores.mailSender(view.code),
    title: subject,
    preview: filled[1],
    blocks: [sentences(...filled), button(href, link)],
  });
  return { to: customer.email, subject, ...layout };
}
