import type { Tx } from '#kernel/database/database.ts';
import { authenticationError, authorizationError, inputError, notFound } from '#kernel/errors.ts';
import { listActive, lockAccount } from './account-repository.ts';
import type { Authenticators } from './authenticators.ts';
import { countRecoveryCodes, hasPassword, hasTotp, makeRecoveryCodes, removeRecoveryCodes } from './factors.ts';
import { forgiveGuesses } from './guess-repository.ts';
import { findLink, takeLink, type OpenLink } from './invitations.ts';
import { activate, entryOf, refused, wrongLink, type LoggedIn, type LogInParts } from './log-in.ts';
import * as stored from './passkey-repository.ts';
import type { Place, StaffAccount, StaffIdentity } from './staff.ts';

export type PasskeyParts = LogInParts & { readonly authenticators: Authenticators; readonly isSecondFactorRequired: boolean };

const maxName = 60;
const mostPasskeys = 20;
const wrongAnswer = 'The passkey was not set up.';

type Proven = { readonly passkey: stored.StoredPasskey; readonly account: StaffAccount };

/** Keys of devices in place of passwords and codes. */
export function ownPasskeys(parts: PasskeyParts) {
  const { database, authenticators } = parts;
  return {
    /** A try to log in belongs to the browser that began it. */
    logInOptions: ({ browser }: Place) => authenticators.askFor([], 'logIn', browser),
    stepUpOptions: async ({ id, sessionHash }: StaffIdentity) => {
      const known = await stored.listPasskeys(database, id);
      if (known.length === 0) throw inputError('There is no passkey yet.', { code: 'no-passkey' });
      return authenticators.askFor(known, 'prove', sessionHash);
    },
    registrationOptions: async (identity: StaffIdentity) =>
      authenticators.registrationOptions(identity, await stored.listPasskeys(database, identity.id), 'register', identity.sessionHash),
    invitationOptions: async (token: string) => {
      const link = await openLink(parts, token);
      return authenticators.registrationOptions({ ...link, id: link.staffId }, [], 'invitation', token.trim());
    },
    logIn: (response: unknown, place: Place) => logIn(parts, response, place),
    prove: (identity: StaffIdentity, response: unknown, place: Place) => proveAgain(parts, identity, response, place, 'staff.logIn'),
    stepUp: (identity: StaffIdentity, response: unknown, place: Place) => proveAgain(parts, identity, response, place, 'staff.stepUp'),
    accept: (token: string, name: string, response: unknown, place: Place) => accept(parts, token, name, response, place),
    add: (identity: StaffIdentity, name: string, response: unknown, place: Place) => add(parts, identity, name, response, place),
    rename: (identity: StaffIdentity, id: number, name: string, place: Place) => rename(parts, identity, id, name, place),
    remove: (identity: StaffIdentity, id: number, place: Place) => remove(parts, identity, id, place),
    list: (staffId: number): Promise<readonly stored.Passkey[]> => stored.listPasskeys(database, staffId),
  };
}

/** Without a name and a password: the key says who it is, and the finger, face or PIN that opened it is the second factor. */
async function logIn(parts: PasskeyParts, response: unknown, place: Place): Promise<LoggedIn> {
  const proven = await judge(parts, response, 'logIn', place.browser, place);
  if (!proven) throw authenticationError(refused);
  const { database, clock, sessions, audit } = parts;
  const token = await database.transaction(async (tx) => {
    await forgiveGuesses(tx, proven.account.id, clock.now());
    await audit.record(tx, { ...entryOf(proven.account, 'staff.logIn', place), changes: usedKey(proven) });
    return sessions.open(tx, proven.account.id, 'two', place);
  });
  return { token, needsSecondFactor: false };
}

/** The second step of a log-in, or the factors once more: a key of the caller's own. */
async function proveAgain(
  parts: PasskeyParts,
  identity: StaffIdentity,
  response: unknown,
  place: Place,
  action: 'staff.logIn' | 'staff.stepUp',
): Promise<LoggedIn> {
  const proven = await judge(parts, response, 'prove', identity.sessionHash, place);
  if (proven?.account.id !== identity.id) throw authenticationError(refused, action === 'staff.stepUp' ? { code: 'step-up' } : undefined);
  const { database, clock, sessions, audit } = parts;
  const token = await database.transaction(async (tx) => {
    await forgiveGuesses(tx, identity.id, clock.now());
    await audit.record(tx, { ...entryOf(identity, action, place), changes: usedKey(proven) });
    return sessions.renew(tx, identity, 'two', place);
  });
  return { token, needsSecondFactor: false };
}

const usedKey = ({ passkey: { name } }: Proven) => [{ field: 'passkey', before: null, after: name }];

/** Whose key signed; undefined for wrong answers, unknown keys, suspended accounts, and for a copy of a key, of which people hear. */
async function judge(
  parts: PasskeyParts,
  response: unknown,
  purpose: stored.Purpose,
  boundTo: string,
  place: Place,
): Promise<Proven | undefined> {
  const { database, clock, authenticators } = parts;
  const read = await authenticators.readAssertion(response, purpose, boundTo);
  const account = read && (await database.transaction((tx) => lockAccount(tx, read.passkey.staffId)));
  if (!read || account?.state !== 'active') return undefined;
  if (await stored.countUse(database, read.passkey.credentialId, read.counter, clock.now())) return { passkey: read.passkey, account };
  await tellOfCopy(parts, { passkey: read.passkey, account }, read.counter, place);
  return undefined;
}

/** A count that does not grow: two devices have the key. Nobody gets in by it, its person and the owners hear of it. */
async function tellOfCopy({ database, audit, mailer, mails }: PasskeyParts, { passkey, account }: Proven, counter: number, place: Place) {
  await database.transaction(async (tx) => {
    const changes = [
      { field: 'passkey', before: passkey.name, after: passkey.name },
      { field: 'counter', before: passkey.counter, after: counter },
    ];
    await audit.record(tx, { ...entryOf(account, 'staff.passkeyCopied', place), changes });
    const owners = (await listActive(tx, ['owner'])).filter(({ id }) => id !== account.id);
    for (const to of [account, ...owners]) await mailer.send(tx, mails.passkeyCopied(to, account.name));
  });
}

async function openLink({ database, clock }: PasskeyParts, token: string): Promise<OpenLink> {
  const link = await findLink(database, token.trim(), clock.now());
  if (!link) throw inputError(wrongLink);
  return link;
}

/** Takes an invitation with a key in place of a password, and logs in. */
async function accept(parts: PasskeyParts, token: string, name: string, response: unknown, place: Place): Promise<LoggedIn> {
  const { database, clock, sessions, audit, authenticators } = parts;
  const called = readName(name);
  const link = await openLink(parts, token);
  const registered = await authenticators.readRegistration(response, 'invitation', token.trim());
  if (!registered) throw inputError(wrongAnswer, { code: 'passkey' });
  const session = await database.transaction(async (tx) => {
    if (!(await takeLink(tx, link.staffId, token.trim(), clock.now()))) throw inputError(wrongLink);
    await insert(tx, parts, { ...registered, staffId: link.staffId, name: called });
    await activate(tx, link.staffId, clock.now());
    await sessions.endAll(tx, link.staffId);
    const changes = [{ field: 'passkey', before: null, after: called }];
    await audit.record(tx, { ...entryOf({ id: link.staffId, name: link.name }, 'staff.acceptInvitation', place), changes });
    return sessions.open(tx, link.staffId, 'two', place);
  });
  return { token: session, needsSecondFactor: false };
}

/** One more key. Whoever set it up has shown it: their session is worth both factors from then on. */
async function add(parts: PasskeyParts, identity: StaffIdentity, name: string, response: unknown, place: Place) {
  const { database, sessions, audit, authenticators } = parts;
  const called = readName(name);
  const registered = await authenticators.readRegistration(response, 'register', identity.sessionHash);
  if (!registered) throw inputError(wrongAnswer, { code: 'passkey' });
  return database.transaction(async (tx) => {
    await lockAccount(tx, identity.id);
    if ((await stored.listPasskeys(tx, identity.id)).length >= mostPasskeys)
      throw inputError(`An account has at most ${mostPasskeys} passkeys.`, { code: 'too-many' });
    const passkey = await insert(tx, parts, { ...registered, staffId: identity.id, name: called });
    // A recovery code comes after a password: without one it would open nothing.
    const needsCodes = (await hasPassword(tx, identity.id)) && (await countRecoveryCodes(tx, identity.id)) === 0;
    const codes = needsCodes ? await makeRecoveryCodes(tx, identity.id) : undefined;
    await audit.record(tx, {
      ...entryOf(identity, 'staff.addPasskey', place),
      changes: [{ field: 'passkey', before: null, after: called }],
    });
    return { passkey, codes, token: await sessions.renew(tx, identity, 'two', place) };
  });
}

async function insert(tx: Tx, { clock }: PasskeyParts, passkey: Parameters<typeof stored.insertPasskey>[1]): Promise<stored.Passkey> {
  const inserted = await stored.insertPasskey(tx, passkey, clock.now());
  if (!inserted) throw inputError(wrongAnswer, { code: 'passkey' });
  return inserted;
}

async function rename({ database, audit }: PasskeyParts, identity: StaffIdentity, id: number, name: string, place: Place) {
  const called = readName(name);
  return database.transaction(async (tx) => {
    const before = (await stored.listPasskeys(tx, identity.id)).find((one) => one.id === id)?.name;
    const passkey = await stored.renamePasskey(tx, identity.id, id, called);
    if (!passkey || before === undefined) throw notFound('There is no such passkey.');
    await audit.record(tx, { ...entryOf(identity, 'staff.renamePasskey', place), changes: [{ field: 'passkey', before, after: called }] });
    return passkey;
  });
}

async function remove(parts: PasskeyParts, identity: StaffIdentity, id: number, place: Place): Promise<void> {
  const { database, audit, isSecondFactorRequired } = parts;
  await database.transaction(async (tx) => {
    await lockAccount(tx, identity.id);
    const removed = await stored.deletePasskey(tx, identity.id, id);
    if (!removed) throw notFound('There is no such passkey.');
    const isLast = (await stored.listPasskeys(tx, identity.id)).length === 0 && !(await hasTotp(tx, identity.id));
    // Without a password the last key is the only way in.
    if (isLast && (isSecondFactorRequired || !(await hasPassword(tx, identity.id))))
      throw authorizationError('The last factor cannot be removed.', { code: 'last-factor' });
    if (isLast) await removeRecoveryCodes(tx, identity.id);
    const changes = [{ field: 'passkey', before: removed.name, after: null }];
    await audit.record(tx, { ...entryOf(identity, 'staff.removePasskey', place), changes });
  });
}

function readName(name: string): string {
  const called = name.trim();
  if (called === '' || called.length > maxName) throw inputError(`A passkey has a name of 1 to ${maxName} characters.`, { code: 'name' });
  return called;
}
