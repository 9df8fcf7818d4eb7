import { isEmail, normaliseEmail } from '@shop/rules/email';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Mailer, OutgoingMails } from '#kernel/mail/mailer.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import { countShared } from '#kernel/shared-rates.ts';
import { checkNewPassword } from './check-password.ts';
import { findByEmail, updatePassword } from './customer-repository.ts';
import type { CustomerMails, LinkMailOptions } from './customer-mails.ts';
import { forgetEmailChange } from './email-change-repository.ts';
import { insertReset, useReset } from './reset-repository.ts';
import type { Sessions } from './sessions.ts';

export type ResetJob = { readonly emailKey: string; readonly storeCode: string };

const hour = 3_600_000;
/** R131: per address, over all processes. */
const perAddress = [
  { count: 1, seconds: 600 },
  { count: 5, seconds: 3_600 },
];
/** Who waited longer for the link has asked again. */
const deadlineHours = 24;

/** The mails with a link; the job makes the link, and finds out whether there is an account to make it for. */
export const registerResetMails = ({ database, clock, ids, mailer, mails }: LinkMailOptions): OutgoingMails<ResetJob> =>
  mailer.register<ResetJob>({
    name: 'password-reset',
    deadlineHours,
    write: async ({ emailKey, storeCode }) => {
      const customer = await findByEmail(database, emailKey);
      if (!customer) return undefined;
      const token = ids.token();
      await database.transaction((tx) => insertReset(tx, hashToken(token), customer.id, clock.now()));
      return mails.reset(customer, storeCode, token);
    },
  });

type RequestOptions = { readonly database: Database; readonly resetMails: OutgoingMails<ResetJob> };

/** Sends a link to set a new password where an account is; neither the answer nor its time tells whether one is (R131). */
export async function requestReset({ database, resetMails }: RequestOptions, given: string, storeCode: string, now: Date): Promise<true> {
  const email = given.trim();
  if (email === '') throw inputError('You must specify an email address.');
  if (!isEmail(email)) throw inputError('The email address has an invalid format.');
  await database.transaction((tx) => queueReset(tx, resetMails, { emailKey: normaliseEmail(email), storeCode }, now));
  return true;
}

/** As many links as an address may get, whoever asks for them; false when it was one too many (R131). */
export async function queueReset(tx: Tx, resetMails: OutgoingMails<ResetJob>, job: ResetJob, now: Date): Promise<boolean> {
  for (const rate of perAddress) {
    if ((await countShared(tx, `password-reset ${rate.seconds} ${job.emailKey}`, 1, rate, now)) !== undefined) return false;
  }
  await resetMails.send(tx, job);
  return true;
}

type ResetOptions = {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly mails: CustomerMails;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
};

type Reset = { readonly email: string; readonly token: string; readonly password: string };

/** Sets a new password by a link of the last hour and ends every session (R132, R133). An unknown address is refused like a wrong link. */
export async function resetPassword(options: ResetOptions, { email, token, password }: Reset, now: Date): Promise<true> {
  const { database, hasher, sessions, mailer, mails } = options;
  if (email.trim() === '') throw inputError('You must specify an email address.');
  if (token.trim() === '') throw inputError('resetPasswordToken must be specified');
  checkNewPassword(password, email);
  const passwordHash = await hasher.hash(password);
  await database.transaction(async (tx) => {
    const since = new Date(now.getTime() - hour);
    const customerId = await useReset(tx, { hash: hashToken(token.trim()), emailKey: normaliseEmail(email), since, now });
    const customer = customerId === undefined ? undefined : await findByEmail(tx, normaliseEmail(email));
    if (!customer) throw inputError('The password token is mismatched. Reset and try again.');
    await updatePassword(tx, customer.id, passwordHash, now);
    await forgetEmailChange(tx, customer.id);
    await sessions.end(tx, customer.id);
    await mailer.send(tx, mails.passwordChanged(customer));
  });
  return true;
}
