import { normaliseEmail } from '@shop/rules/email';
import { maxPasswordLength } from '@shop/rules/password';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable } from '#kernel/database/database.ts';
import { authenticationError, inputError } from '#kernel/errors.ts';
import type { Logger } from '#kernel/logger.ts';
import type { PasswordHasher } from '#kernel/password-hasher.ts';
import type { Audit } from '#modules/audit/index.ts';
import { lockAccount } from './account-repository.ts';
import { checkStaffPassword } from './check-staff-password.ts';
import { takeRecoveryCode, takeCode } from './factors.ts';
import { forgiveGuesses, giveBackGuess, noteVainGuess, takeGuess, type Guess } from './guess-repository.ts';
import { findLink, takeLink } from './invitations.ts';
import type { SecretBox } from './secret-box.ts';
import type { Sessions } from './sessions.ts';
import type { StaffMails } from './staff-mails.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Place, StaffIdentity } from './staff.ts';

export type LogInParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly box: SecretBox;
  readonly mailer: Mailer;
  readonly mails: StaffMails;
};

/** A new token for the browser, and whether the second factor comes next. */
export type LoggedIn = { readonly token: string; readonly needsSecondFactor: boolean };

export const refused = 'The log-in was not right, or the account is locked for a quarter of an hour.';
export const wrongLink = 'The link is not known or does not work any more.';

/** Gives a session for the right password. Wrong, locked, suspended and unknown are answered alike, after one hash each. */
export async function logIn(parts: LogInParts, email: string, password: string, place: Place): Promise<LoggedIn> {
  const guess = await guessPassword(parts, { emailKey: normaliseEmail(email) }, password, place);
  if (!guess) throw authenticationError(refused);
  const { database, clock, sessions, audit } = parts;
  const token = await database.transaction(async (tx) => {
    if (guess.hasSecondFactor) {
      await giveBackGuess(tx, guess.id);
      return sessions.open(tx, guess.id, 'password', place);
    }
    await forgiveGuesses(tx, guess.id, clock.now());
    await audit.record(tx, entryOf(guess, 'staff.logIn', place));
    return sessions.open(tx, guess.id, 'password', place);
  });
  return { token, needsSecondFactor: guess.hasSecondFactor };
}

/** The second step of a log-in, with a code of the app or a recovery code; guesses count as those of passwords do. */
export async function proveCode(parts: LogInParts, identity: StaffIdentity, code: string, place: Place): Promise<LoggedIn> {
  const { database, clock, sessions, audit } = parts;
  if (!(await guessCode(parts, identity, code, place))) throw authenticationError(refused);
  const token = await database.transaction(async (tx) => {
    await forgiveGuesses(tx, identity.id, clock.now());
    await audit.record(tx, entryOf(identity, 'staff.logIn', place));
    return sessions.renew(tx, identity, 'two', place);
  });
  return { token, needsSecondFactor: false };
}

/** Shows the password, and the code where there is one, again: what follows within five minutes is theirs. */
export async function stepUp(
  parts: LogInParts,
  identity: StaffIdentity,
  { password, code }: { readonly password: string; readonly code: string | undefined },
  place: Place,
): Promise<LoggedIn> {
  const { database, clock, sessions, audit } = parts;
  const guess = await guessPassword(parts, { id: identity.id }, password, place);
  if (guess?.hasSecondFactor) await giveBackGuess(database, identity.id);
  const isRight = !guess?.hasSecondFactor || (code !== undefined && (await guessCode(parts, identity, code, place)));
  if (!guess || !isRight) throw authenticationError(refused, { code: 'step-up' });
  const token = await database.transaction(async (tx) => {
    await forgiveGuesses(tx, identity.id, clock.now());
    await audit.record(tx, entryOf(identity, 'staff.stepUp', place));
    return sessions.renew(tx, identity, guess.hasSecondFactor ? 'two' : 'password', place);
  });
  return { token, needsSecondFactor: false };
}

/** Sets the password by a link and logs in. A second factor that is there is asked for next. */
export async function acceptInvitation(parts: LogInParts, token: string, password: string, place: Place): Promise<LoggedIn> {
  const { database, clock, hasher, sessions, audit } = parts;
  const link = await findLink(database, token.trim(), clock.now());
  if (!link) throw inputError(wrongLink);
  checkStaffPassword(password, link.email);
  const passwordHash = await hasher.hash(password);
  return database.transaction(async (tx) => {
    if (!(await takeLink(tx, link.staffId, token.trim(), clock.now()))) throw inputError(wrongLink);
    await writePassword(tx, link.staffId, passwordHash, clock.now());
    await sessions.endAll(tx, link.staffId);
    await audit.record(tx, entryOf({ id: link.staffId, name: link.name }, 'staff.acceptInvitation', place));
    const account = await lockAccount(tx, link.staffId);
    return { token: await sessions.open(tx, link.staffId, 'password', place), needsSecondFactor: account?.hasSecondFactor === true };
  });
}

/** A new password ends every other session, and its owner hears of it. */
export async function changePassword(parts: LogInParts, identity: StaffIdentity, password: string, place: Place): Promise<LoggedIn> {
  const { database, clock, hasher, sessions, audit, mailer, mails } = parts;
  checkStaffPassword(password, identity.email);
  const passwordHash = await hasher.hash(password);
  const token = await database.transaction(async (tx) => {
    await writePassword(tx, identity.id, passwordHash, clock.now());
    await sessions.endAll(tx, identity.id, identity.sessionHash);
    await audit.record(tx, entryOf(identity, 'staff.changePassword', place));
    await mailer.send(tx, mails.passwordChanged(identity));
    return sessions.renew(tx, identity, identity.strength, place);
  });
  return { token, needsSecondFactor: false };
}

async function writePassword(sql: Queryable, id: number, passwordHash: string, now: Date): Promise<void> {
  await sql.query('update staff_account set password_hash = $2 where id = $1', [id, passwordHash]);
  await activate(sql, id, now);
}

/** Whoever has something to log in with may. */
export async function activate(sql: Queryable, id: number, now: Date): Promise<void> {
  await sql.query(
    `update staff_account set state = 'active', activated_at = coalesce(activated_at, $2), failures = 0, locked_until = null where id = $1`,
    [id, now],
  );
}

export const entryOf = ({ id, name }: { readonly id: number; readonly name: string }, action: string, { ip }: Place) => ({
  actor: { kind: 'staff' as const, id: String(id), name },
  action,
  entity: 'staff',
  entityId: String(id),
  reason: ip,
});

/** Undefined for a wrong password, and without an account or with a locked one, after one hash and as many writes. */
async function guessPassword(
  { database, clock, hasher, logger, audit }: LogInParts,
  by: { readonly emailKey: string } | { readonly id: number },
  password: string,
  place: Place,
): Promise<Guess | undefined> {
  const guess = await takeGuess(database, by, clock.now());
  // Nothing longer can have been set, and hashing it would only cost time (R127).
  const isRight = password.length <= maxPasswordLength && (await hasher.verify(guess?.passwordHash ?? undefined, password));
  if (guess && isRight) return guess;
  if (guess) await audit.record(database, entryOf(guess, guess.isLast ? 'staff.locked' : 'staff.logInFailed', place));
  else {
    await noteVainGuess(database, clock.now());
    logger.warn('staff.log-in-refused', { because: 'unknown, suspended or locked' });
  }
  return undefined;
}

async function guessCode(
  { database, clock, box, audit }: LogInParts,
  { id, name }: StaffIdentity,
  code: string,
  place: Place,
): Promise<boolean> {
  const guess = await takeGuess(database, { id }, clock.now());
  if (!guess) return false;
  const given = code.trim().slice(0, 40);
  if ((await takeCode(database, box, id, given, clock.now())) || (await takeRecoveryCode(database, id, given, clock.now()))) return true;
  await audit.record(database, entryOf({ id, name }, guess.isLast ? 'staff.locked' : 'staff.codeFailed', place));
  return false;
}
