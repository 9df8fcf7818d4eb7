import { isEmail, normaliseEmail } from '@shop/rules/email';
import { alreadyExists, inputError } from '#kernel/errors.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { OutgoingMails } from '#kernel/mail/mailer.ts';
import type { AccountOptions } from './accounts.ts';
import type { Customer } from './customer.ts';
import type { LinkMailOptions } from './customer-mails.ts';
import * as repository from './customer-repository.ts';
import { linkEmailChange, saveEmailChange, useEmailChange, type EmailChange } from './email-change-repository.ts';
import { confirmPassword } from './log-in.ts';
import { accountExists, isEmailFree } from './register.ts';

const day = 86_400_000;

/** The mails to a new address, with the link that proves it. */
export const registerEmailChangeMails = ({ database, clock, ids, mailer, mails }: LinkMailOptions): OutgoingMails<EmailChange> =>
  mailer.register<EmailChange>({
    name: 'email-change',
    deadlineHours: 24,
    write: async (change) => {
      const customer = await repository.findCustomer(database, change.customerId);
      const token = ids.token();
      const isWanted = customer && (await linkEmailChange(database, change, hashToken(token), clock.now()));
      return isWanted ? mails.confirmEmail(customer, change.email, token) : undefined;
    },
  });

type RequestOptions = AccountOptions & { readonly emailChangeMails: OutgoingMails<EmailChange> };
type Secret = { readonly password: string; readonly now: Date };

/** Asks for another address, with the password once more (R139); it counts when its owner has followed the link that is sent there. */
export async function requestEmailChange(options: RequestOptions, customer: Customer, given: string, secret: Secret): Promise<void> {
  const { database, emailChangeMails } = options;
  const email = given.trim();
  if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
  await confirmPassword(options, customer.id, secret.password, secret.now);
  if (normaliseEmail(email) !== normaliseEmail(customer.email) && !(await isEmailFree(database, email))) throw alreadyExists(accountExists);
  const change = { customerId: customer.id, email };
  await database.transaction(async (tx) => {
    await saveEmailChange(tx, change, secret.now);
    await emailChangeMails.sendLimited(tx, email, change);
  });
}

type Link = { readonly email: string; readonly token: string; readonly tokenHash: string | undefined; readonly now: Date };

/**
 * Makes the address of a link the customer's. Only for whoever is logged in: a mistyped address must not open the account to its
 * owner. The other sessions end, and the address that is left hears of it.
 */
export async function confirmEmailChange(options: AccountOptions, customer: Customer, link: Link): Promise<void> {
  const { database, mailer, mails, newsletter, sessions } = options;
  await database.transaction(async (tx) => {
    const email = await useEmailChange(tx, customer.id, hashToken(link.token.trim()), new Date(link.now.getTime() - day));
    if (email === undefined || normaliseEmail(email) !== normaliseEmail(link.email))
      throw inputError('The confirmation link is invalid or has expired.');
    if (!(await repository.updateEmail(tx, customer.id, email, normaliseEmail(email), link.now))) throw alreadyExists(accountExists);
    await newsletter.move(tx, customer.email, email);
    await sessions.end(tx, customer.id, link.tokenHash);
    await mailer.send(tx, mails.emailChanged(customer, customer.email));
  });
}
