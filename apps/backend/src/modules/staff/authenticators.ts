import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Logger } from '#kernel/logger.ts';
import { findPasskey, keepChallenge, takeChallenge, type Purpose, type StoredPasskey } from './passkey-repository.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The address of the back office: keys belong to its host, and answers come from its pages. */
  readonly url: string;
};

type Registered = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;
type Person = { readonly id: number; readonly email: string; readonly name: string };

/** What browsers and their authenticators are asked, and what their answers are worth. */
export type Authenticators = {
  registrationOptions(person: Person, known: readonly StoredPasskey[], purpose: Purpose, boundTo: string): Promise<object>;
  /** The options of somebody's own keys; without any, whoever has one chooses. */
  askFor(known: readonly StoredPasskey[], purpose: Purpose, boundTo: string): Promise<object>;
  /** A new key; undefined when the answer is not one to what was asked. */
  readRegistration(response: unknown, purpose: Purpose, boundTo: string): Promise<Registered | undefined>;
  /** The key that signed, and its count; undefined for an unknown key and every wrong answer alike. */
  readAssertion(
    response: unknown,
    purpose: Purpose,
    boundTo: string,
  ): Promise<{ readonly passkey: StoredPasskey; readonly counter: number } | undefined>;
};

/** What an authenticator calls the shop. */
const shopName = 'Maas & Alm';
const timeout = 5 * 60_000;
/** Ed25519, ES256, RS256: what authenticators have. Those after quantum computers are an experiment of the platform, and it says so aloud. */
const supportedAlgorithmIDs = [-8, -7, -257];
const maxClientData = 10_000;
/** Loaded with the first passkey: a shop without any does without its memory. */
const library = () => import('@simplewebauthn/server');

/** An account as keys know it: the same for all keys of a person, and nothing a stranger reads a name from. */
const handleOf = (staffId: number): Uint8Array<ArrayBuffer> => new Uint8Array(createHash('sha256').update(`staff ${staffId}`).digest());

export function createAuthenticators(options: Options): Authenticators {
  return { ...createQuestions(options), ...createJudgement(options) };
}

function createQuestions({ database, clock, url }: Options): Pick<Authenticators, 'registrationOptions' | 'askFor'> {
  const rpID = new URL(url).hostname;
  return {
    registrationOptions: async ({ id, email, name }, known, purpose, boundTo) => {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: shopName,
        rpID,
        userID: handleOf(id),
        userName: email,
        userDisplayName: name,
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(named),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(database, options.challenge, purpose, boundTo, clock.now());
      return options;
    },
    askFor: async (known, purpose, boundTo) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID,
        timeout,
        userVerification: 'required',
        allowCredentials: known.map(named),
      });
      await keepChallenge(database, options.challenge, purpose, boundTo, clock.now());
      return options;
    },
  };
}

function createJudgement({ database, clock, logger, url }: Options): Pick<Authenticators, 'readRegistration' | 'readAssertion'> {
  /** Uses the question up, whatever the answer is worth. */
  const expected = async (response: unknown, purpose: Purpose, boundTo: string) => {
    const challenge = challengeOf(response);
    if (challenge === undefined || !(await takeChallenge(database, challenge, purpose, boundTo, clock.now()))) return undefined;
    // A finger, a face or a PIN: without it a key is one factor, and somebody else's telephone is enough.
    return { expectedChallenge: challenge, expectedOrigin: url, expectedRPID: new URL(url).hostname, requireUserVerification: true };
  };
  /** What is no answer at all is refused as a wrong one is. */
  const judged = async <T>(check: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (error) {
      logger.warn('staff.passkey-refused', { because: error instanceof Error ? error.message.slice(0, 200) : 'unknown' });
      return undefined;
    }
  };
  return {
    readRegistration: async (response, purpose, boundTo) => {
      const wanted = await expected(response, purpose, boundTo);
      if (!wanted) return undefined;
      const { verifyRegistrationResponse } = await library();
      const given = response as RegistrationResponseJSON;
      const checked = await judged(() => verifyRegistrationResponse({ response: given, ...wanted, supportedAlgorithmIDs }));
      if (!checked?.registrationInfo) return undefined;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const transports = readTransports(given.response.transports);
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },
    readAssertion: async (response, purpose, boundTo) => {
      const wanted = await expected(response, purpose, boundTo);
      const given = response as AuthenticationResponseJSON;
      const passkey = wanted && typeof given.id === 'string' ? await findPasskey(database, given.id) : undefined;
      if (!wanted || !passkey || !isOfAccount(given, passkey.staffId)) return undefined;
      const { verifyAuthenticationResponse } = await library();
      // The count is ours to check, and only of an answer that was truly signed: otherwise strangers could raise the alarm.
      const credential = { id: passkey.credentialId, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')), counter: 0 };
      const checked = await judged(() => verifyAuthenticationResponse({ response: given, ...wanted, credential }));
      return checked?.verified ? { passkey, counter: checked.authenticationInfo.newCounter } : undefined;
    },
  };
}

/** What was signed, as the browser says; the signature is checked over the same bytes later. */
function challengeOf(response: unknown): string | undefined {
  const text = (response as { readonly response?: { readonly clientDataJSON?: unknown } } | null)?.response?.clientDataJSON;
  if (typeof text !== 'string' || text.length > maxClientData) return undefined;
  try {
    const { challenge } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const isOfAccount = ({ response: { userHandle } }: AuthenticationResponseJSON, staffId: number): boolean =>
  userHandle === undefined || userHandle === null || userHandle === Buffer.from(handleOf(staffId)).toString('base64url');

const named = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId, transports: [...transports] });

/** How the key is reached, as its browser says: a hint for the next time, nothing more. */
function readTransports(given: unknown): readonly string[] {
  const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
  return Array.isArray(given) ? known.filter((name) => given.includes(name)) : [];
}
