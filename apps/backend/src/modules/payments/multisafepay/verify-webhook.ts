import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookHeaders, WebhookVerdict } from '../provider.ts';
import { asObject, asText, readState } from './read-state.ts';

export type WebhookCheck = {
  readonly headers: WebhookHeaders;
  /** The bytes as they came: JSON written again would have another signature. */
  readonly raw: Uint8Array;
  /** Of the address; a call without one is a form from before signatures. */
  readonly timestamp: string | undefined;
  readonly apiKey: string;
  readonly now: Date;
  /** How old a notification may be; 0 switches the check off. */
  readonly toleranceSeconds: number;
};

/** Whether a notification was signed with our key, lately, and what it says. */
export function verifyWebhook({ headers, raw, timestamp, apiKey, now, toleranceSeconds }: WebhookCheck): WebhookVerdict {
  if (timestamp === undefined) return { outcome: 'ignored', because: 'no-timestamp' };
  const auth = headers['auth'];
  if (typeof auth !== 'string' || auth === '') return { outcome: 'refused', because: 'no-signature' };
  const decoded = Buffer.from(auth, 'base64').toString('latin1');
  const colon = decoded.indexOf(':');
  const signedAt = decoded.slice(0, colon);
  if (colon < 1 || !/^\d{1,12}$/.test(signedAt) || !hasSignature(decoded.slice(colon + 1), signedAt, raw, apiKey)) {
    return { outcome: 'refused', because: 'bad-signature' };
  }
  if (toleranceSeconds > 0 && Number(signedAt) + toleranceSeconds < now.getTime() / 1000) return { outcome: 'refused', because: 'too-old' };
  return readBody(raw);
}

function hasSignature(signature: string, signedAt: string, raw: Uint8Array, apiKey: string): boolean {
  const expected = createHmac('sha512', apiKey.trim()).update(`${signedAt}:`).update(raw).digest();
  // Hex of another length would be cut short by the decoder, so its form is looked at first.
  return /^[0-9a-f]{128}$/i.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}

function readBody(raw: Uint8Array): WebhookVerdict {
  try {
    const body: unknown = JSON.parse(Buffer.from(raw).toString('utf8'));
    const state = readState(body);
    if (state) return { outcome: 'accepted', state };
    // Signed by the provider, but about something we do not follow, such as a status of another product of theirs.
    return asText(asObject(body)['status']) === undefined
      ? { outcome: 'refused', because: 'unreadable' }
      : { outcome: 'ignored', because: 'foreign-content' };
  } catch {
    return { outcome: 'refused', because: 'unreadable' };
  }
}
