import { normaliseEmail } from '@shop/rules/email';
import { maxPasswordLength } from '@shop/rules/password';
import type { Database } from '#kernel/database/database.ts';
import { authenticationError, inputError } from '#kernel/errors.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import { forgiveAttempts, takeAttempt } from './attempts-repository.ts';
import { updatePassword } from './customer-repository.ts';
import type { Sessions } from './sessions.ts';

type Options = { readonly database: Database; readonly hasher: PasswordHasher; readonly sessions: Sessions };

const refused = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

/** Gives a token for the right password. Wrong, locked and unknown are answered alike, in the same time (R128, R130). */
export async function logIn({ database, hasher, sessions }: Options, email: string, password: string, now: Date): Promise<string> {
  if (email.trim() === '') throw inputError('Specify the "email" value.');
  if (password === '') throw inputError('Specify the "password" value.');
  const attempt = await takeAttempt(database, { emailKey: normaliseEmail(email) }, now);
  const isRight = await isRightPassword(hasher, attempt?.passwordHash, password);
  if (!attempt || !isRight) throw authenticationError(refused);
  await forgiveAttempts(database, attempt.id);
  if (attempt.passwordHash && hasher.isWeak(attempt.passwordHash)) {
    await updatePassword(database, attempt.id, await hasher.hash(password), now);
  }
  return sessions.open(database, attempt.id);
}

/** Asks a logged-in customer for the password again; guesses count as at the log-in. */
export async function confirmPassword(
  { database, hasher }: Omit<Options, 'sessions'>,
  customerId: number,
  password: string,
  now: Date,
): Promise<void> {
  const attempt = await takeAttempt(database, { id: customerId }, now);
  const isRight = await isRightPassword(hasher, attempt?.passwordHash, password);
  if (!attempt || !isRight) throw authenticationError('Invalid login or password.');
  await forgiveAttempts(database, attempt.id);
}

// Nothing longer can have been set, and hashing it would only cost time (R127).
const isRightPassword = (hasher: PasswordHasher, stored: string | null | undefined, password: string): Promise<boolean> =>
  password.length > maxPasswordLength ? Promise.resolve(false) : hasher.verify(stored ?? undefined, password);
