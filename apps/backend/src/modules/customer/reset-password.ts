import { isEmail, normaliseEmail } from '@shop/rules/email';
import type { Database } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import { checkNewPassword } from './check-password.ts';
import { findByEmail, updatePassword } from './customer-repository.ts';
import type { CustomerMails } from './customer-mails.ts';
import { insertReset, lockRecentResets, useReset } from './reset-repository.ts';
import type { Sessions } from './sessions.ts';

type Options = {
  readonly database: Database;
  readonly ids: Ids;
  readonly mailer: Mailer;
  readonly mails: CustomerMails;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
};

const hour = 3_600_000;
/** R131: per account, over all processes. */
const maxPerHour = 5;
const apartMs = 10 * 60_000;

/** Sends a link to set a new password where an account is; the answer never tells whether one is (R131). */
export async function requestReset(options: Options, given: string, storeCode: string, now: Date): Promise<true> {
  const { database, ids, mailer, mails } = options;
  const email = given.trim();
  if (email === '') throw inputError('You must specify an email address.');
  if (!isEmail(email)) throw inputError('The email address has an invalid format.');
  await database.transaction(async (tx) => {
    const customer = await findByEmail(tx, normaliseEmail(email));
    if (!customer) return;
    const recent = await lockRecentResets(tx, customer.id, new Date(now.getTime() - hour));
    const [last] = recent;
    if (recent.length >= maxPerHour || (last && now.getTime() - last.getTime() < apartMs)) return;
    const token = ids.token();
    await insertReset(tx, hashToken(token), customer.id, now);
    await mailer.send(tx, mails.reset(customer, storeCode, token));
  });
  return true;
}

type Reset = { readonly email: string; readonly token: string; readonly password: string };

/** Sets a new password by a link of the last hour and ends every session (R132, R133). */
export async function resetPassword(options: Options, { email, token, password }: Reset, now: Date): Promise<true> {
  const { database, hasher, sessions, mailer, mails } = options;
  if (email.trim() === '') throw inputError('You must specify an email address.');
  if (token.trim() === '') throw inputError('resetPasswordToken must be specified');
  checkNewPassword(password, email);
  const passwordHash = await hasher.hash(password);
  await database.transaction(async (tx) => {
    const customer = await findByEmail(tx, normaliseEmail(email));
    if (!customer) throw inputError("Cannot set the customer's password");
    const isUsable = await useReset(tx, hashToken(token.trim()), customer.id, new Date(now.getTime() - hour), now);
    if (!isUsable) throw inputError('The password token is mismatched. Reset and try again.');
    await updatePassword(tx, customer.id, passwordHash, now);
    await sessions.end(tx, customer.id);
    await mailer.send(tx, mails.passwordChanged(customer));
  });
  return true;
}
