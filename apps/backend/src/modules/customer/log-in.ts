import { normaliseEmail } from '@shop/rules/email';
import { maxPasswordLength } from '@shop/rules/password';
import type { Database } from '#kernel/database/database.ts';
import { authenticationError, inputError } from '#kernel/errors.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import type { Logger } from '#kernel/logger.ts';
import { forgiveAttempts, takeAttempt, type Attempt } from './attempts-repository.ts';
import { updatePassword } from './customer-repository.ts';
import type { Sessions } from './sessions.ts';

type Options = {
  readonly database: Database;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly logger: Logger;
};

const refused = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

/** Gives a token for the right password. Wrong, locked and unknown are answered alike, in the same time (R128, R130). */
export async function logIn(options: Options, email: string, password: string, now: Date): Promise<string> {
  const { database, hasher, sessions } = options;
  if (email.trim() === '') throw inputError('Specify the "email" value.');
  if (password === '') throw inputError('Specify the "password" value.');
  const attempt = await guess(options, { emailKey: normaliseEmail(email) }, password, now);
  if (!attempt) throw authenticationError(refused);
  if (attempt.passwordHash && hasher.isWeak(attempt.passwordHash)) {
    await updatePassword(database, attempt.id, await hasher.hash(password), now);
  }
  return sessions.open(database, attempt.id);
}

/** Asks a logged-in customer for the password again; guesses count as at the log-in. */
export async function confirmPassword(options: Omit<Options, 'sessions'>, customerId: number, password: string, now: Date): Promise<void> {
  if (!(await guess(options, { id: customerId }, password, now))) throw authenticationError('Invalid login or password.');
}

/** Undefined for a wrong password, and without an account or with a locked one, in the same time. Staff reads of it, without the secret. */
async function guess(
  { database, hasher, logger }: Omit<Options, 'sessions'>,
  by: { readonly emailKey: string } | { readonly id: number },
  password: string,
  now: Date,
): Promise<Attempt | undefined> {
  const attempt = await takeAttempt(database, by, now);
  const isRight = await isRightPassword(hasher, attempt?.passwordHash, password);
  if (attempt && isRight) {
    await forgiveAttempts(database, attempt.id, now);
    return attempt;
  }
  if (!attempt) logger.warn('customer.log-in-refused', { because: 'unknown or locked' });
  else logger.warn(attempt.isLast ? 'customer.locked' : 'customer.log-in-failed', { customerId: attempt.id, failures: attempt.failures });
  return undefined;
}

// Nothing longer can have been set, and hashing it would only cost time (R127).
const isRightPassword = (hasher: PasswordHasher, stored: string | null | undefined, password: string): Promise<boolean> =>
  password.length > maxPasswordLength ? Promise.resolve(false) : hasher.verify(stored ?? undefined, password);
