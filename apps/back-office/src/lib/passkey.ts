import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

export const knowsPasskeys = browserSupportsWebAuthn;
/** Whether the browser offers passkeys in the field of the name, before anybody presses a button. */
export const offersPasskeys = browserSupportsWebAuthnAutofill;

/** Why there is no answer of a passkey: its person would not or could not, or the device has one for this account already. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly isKnown: boolean;

  constructor(cause: unknown) {
    super('the passkey gave no answer', { cause });
    this.isKnown = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  }
}

const answered = async <Answer>(ceremony: Promise<Answer>): Promise<Answer> => {
  try {
    return await ceremony;
  } catch (error) {
    throw new PasskeyError(error);
  }
};

/** The server's options are what the browser takes, word for word. */
export const showPasskey = (options: unknown, isOffer = false): Promise<unknown> =>
  answered(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON, useBrowserAutofill: isOffer }));

export const makePasskey = (options: unknown): Promise<unknown> =>
  answered(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
