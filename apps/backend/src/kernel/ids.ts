import { randomBytes } from 'node:crypto';
import { inputError } from './errors.ts';

/** Gives n unpredictable bytes; tests put a counter here. */
export type RandomBytes = (size: number) => Uint8Array;

export type Ids = {
  /** 32 characters, 160 bits: cart ids, order hashes, wishlist codes. Possession is the credential. */
  masked(): string;
  /** 64 hex characters, 256 bits: reset and customer tokens; store only their hash. */
  token(): string;
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** Makes the id source of the shop; each character carries five random bits, so none is more likely than another. */
export function createIds(random: RandomBytes = randomBytes): Ids {
  return {
    masked: () => Array.from(random(32), (byte) => alphabet[byte & 31]).join(''),
    token: () => Buffer.from(random(32)).toString('hex'),
  };
}

/** Whether a text has the shape of a masked id; anything else need not reach the database. */
export const isMaskedId = (text: string): boolean => /^[a-z2-7]{32}$/.test(text);

/** Encodes an id or a compound path (`configurable/93/52`) the way Magento's `uid` fields do. */
export const encodeUid = (value: string | number): string => Buffer.from(String(value), 'utf8').toString('base64');

/** Decodes a `uid`; what is not base64 of readable text is refused with Magento's sentence. */
export function decodeUid(uid: string): string {
  const text = Buffer.from(uid, 'base64').toString('utf8');
  if (uid === '' || encodeUid(text) !== uid) throw inputError(`Value of uid "${uid}" is incorrect.`);
  return text;
}

/** Decodes a `uid` that must hold one positive number. */
export function decodeNumericUid(uid: string): number {
  const text = decodeUid(uid);
  if (!/^[1-9]\d{0,14}$/.test(text)) throw inputError(`Value of uid "${uid}" is incorrect.`);
  return Number(text);
}
