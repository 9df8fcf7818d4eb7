import type { Email } from '#kernel/mail/email.ts';
import { html } from '#kernel/mail/html.ts';
import { mailLayout } from '#kernel/mail/layout.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { Customer } from './customer.ts';
import { mailMessages } from './mail-messages.ts';

/** The mails of an account, in the language of the view it was made in unless the request came from another. */
export type CustomerMails = {
  welcome(customer: Customer): Email;
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

type Letter = 'welcome' | 'waiting' | 'reset' | 'passwordChanged' | 'emailChanged' | 'approved' | 'rejected' | 'dataCopied' | 'erasure';

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
    const fill = (text: string): string => text.replace('{name}', customer.firstname).replace('{company}', customer.company ?? '');
    const sentences = [messages.greeting, ...lines].map(fill);
    const href = path === undefined ? undefined : stores.link(view.code, path);
    const layout = mailLayout(view.language, {
      sender: stores.mailSender(view.code),
      title: subject,
      body: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)} ${href && link ? html`<p><a href="${href}">${link}</a></p>` : ''}`,
      text: [...sentences, ...(href && link ? [`${link}: ${href}`] : [])].join('\n\n'),
    });
    return { to, subject, ...layout };
  };
  return {
    welcome: (customer) => write(customer.approval === 'waiting' ? 'waiting' : 'welcome', customer, '/account'),
    reset: (customer, storeCode, token) => ({
      ...write('reset', customer, `/customer/account/createPassword?token=${token}&email=${encodeURIComponent(customer.email)}`, {
        storeCode,
      }),
      holdsOneTimeLink: true,
    }),
    passwordChanged: (customer) => write('passwordChanged', customer, '/forgot-password'),
    emailChanged: (customer, oldEmail) => write('emailChanged', customer, undefined, { to: oldEmail }),
    approved: (customer) => write('approved', customer, '/account'),
    rejected: (customer) => write('rejected', customer, '/account/information'),
    dataCopied: (customer) => write('dataCopied', customer, '/account/privacy'),
    erasure: (customer) => write('erasure', customer, '/login'),
  };
}
