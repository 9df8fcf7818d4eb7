import { createHmac, hkdfSync, randomInt } from 'node:crypto';

/** Capitals and digits without those that are taken for another: 0 and O, 1 and I, 2 and Z, 5 and S, 8 and B. */
const signs = '34679ACDEFGHJKLMNPQRTUVWXY';
const length = 16;

/** A code nobody has had: 75 bits, so that it is not met by trying. */
export const makeCode = (): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** A code as somebody typed or scanned it; undefined when it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === length && Array.from(code).every((sign) => signs.includes(sign)) ? code : undefined;
}

/** In groups of four, as it is printed and read aloud. */
export const groupedCode = (code: string): string => code.match(/.{4}/g)?.join(' ') ?? code;

/** What is kept of a code. */
export type HashCode = (code: string) => string;

/**
 * A keyed hash: the last four signs stand beside it, and the other twelve could be tried out on a copy of the table, but not without the
 * key, which is never in the database.
 */
export function createHashCode(secret: string): HashCode {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gift card', 32));
  return (code) => createHmac('sha256', key).update(code).digest('hex');
}
