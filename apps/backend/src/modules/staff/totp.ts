import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
const codeShape = /^\d{6}$/;
/** Phones are a little fast or slow. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

type Algorithm = 'sha1' | 'sha256' | 'sha512';

/** 160 bits in the letters that apps take. */
export function makeTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte & 31]).join('');
}

/** What an app reads from a picture. */
export function totpUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepSeconds}`;
}

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds);

/** RFC 4226, with the counter RFC 6238 takes from the time. */
export function codeOf(key: Uint8Array, step: number, length = digits, algorithm: Algorithm = 'sha1'): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac(algorithm, key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** length).padStart(length, '0');
}

/** The steps a code fits, the newest first; each is looked at, whichever fits. */
export function matchingSteps(secret: string, code: string, now: Date): readonly number[] {
  if (!codeShape.test(code)) return [];
  const key = fromBase32(secret);
  const given = Buffer.from(code);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => stepOf(now) + tolerance - index);
  return steps.filter((step) => timingSafeEqual(Buffer.from(codeOf(key, step)), given));
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}
