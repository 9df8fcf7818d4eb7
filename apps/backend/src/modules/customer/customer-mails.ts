import { isPlainName } from '@shop/rules/person-name';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Ids } from '#kernel/ids.ts';
import { button, sentences } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout } from '#kernel/mail/layout.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { Customer } from './customer.ts';
import { mailMessages, type Letter } from './mail-messages.ts';

/** What the queues of mails with a link work with. */
export type LinkMailOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly mails: CustomerMails;
};

/** The mails of an account, in the language of the view it was made in unless the request came from another. */
export type CustomerMails = {
  welcome(customer: Customer): Email;
  /** To an address that is not proven to be the customer's. */
  confirmEmail(customer: Customer, email: string, token: string): Email;
  reset(customer: Customer, storeCode: string, token: string): Email;
  passwordChanged(customer: Customer): Email;
  /** To the address that was left: its owner must hear of it. */
  emailChanged(customer: Customer, oldEmail: string): Email;
  approved(customer: Customer): Email;
  rejected(customer: Customer): Email;
  /** LAW-20: somebody who knows the password took a copy of everything. */
  dataCopied(customer: Customer): Email;
  erasure(customer: Customer): Email;
};

/** Links come from the shop's own address alone (R134). */
export function createCustomerMails(stores: Stores): CustomerMails {
  const write = (
    letter: Letter,
    customer: Customer,
    path?: string,
    { to = customer.email, storeCode = customer.storeCode } = {},
  ): Email => {
    const view = stores.view(storeCode) ?? stores.defaultView();
    const messages = mailMessages[view.language];
    const { subject, lines, link } = messages[letter];
    const greeting = isPlainName(customer.firstname) ? messages.greeting.replace('{name}', customer.firstname) : messages.plainGreeting;
    const filled = lines.map((text) => text.replace('{company}', () => customer.company ?? ''));
    const href = path === undefined ? undefined : stores.link(view.code, path);
    const layout = mailLayout(view.language, {
      sender: stores.mailSender(view.code),
      title: subject,
      preview: filled[0],
      blocks: [sentences(greeting, ...filled), ...(href && link ? [button(href, link)] : [])],
    });
    return { to, subject, ...layout };
  };
  return {
    welcome: (customer) => write(customer.approval === 'waiting' ? 'waiting' : 'welcome', customer, '/account'),
    confirmEmail: (customer, email, token) =>
      write('confirmEmail', customer, `/account/email?token=${token}&email=${encodeURIComponent(email)}`, { to: email }),
    reset: (customer, storeCode, token) =>
      write('reset', customer, `/customer/account/createPassword?token=${token}&email=${encodeURIComponent(customer.email)}`, {
        storeCode,
      }),
    passwordChanged: (customer) => write('passwordChanged', customer, '/forgot-password'),
    emailChanged: (customer, oldEmail) => write('emailChanged', customer, undefined, { to: oldEmail }),
    approved: (customer) => write('approved', customer, '/account'),
    rejected: (customer) => write('rejected', customer, '/account/information'),
    dataCopied: (customer) => write('dataCopied', customer, '/account/privacy'),
    erasure: (customer) => write('erasure', customer, '/login'),
  };
}
