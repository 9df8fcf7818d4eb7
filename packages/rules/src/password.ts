import { commonPasswords } from './common-passwords.ts';

/** Why a password cannot be used, the first reason first. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'noLowercase' | 'noUppercase' | 'noDigit' | 'noSpecial' | 'tooCommon';

export const minPasswordLength = 8;
/** Who can change the shop needs a longer one than who buys in it. */
export const minStaffPasswordLength = 12;
/** Hashing costs time by length; nobody types more. */
export const maxPasswordLength = 256;

const classes: readonly (readonly [PasswordFault, RegExp])[] = [
  ['noLowercase', /\p{Ll}/u],
  ['noUppercase', /\p{Lu}/u],
  ['noDigit', /\d/],
  ['noSpecial', /[^\p{L}\d\s]/u],
];

/** Everything wrong with a new password (R127): length, four kinds of characters, and not one everybody tries first. */
export function passwordFaults(password: string): readonly PasswordFault[] {
  const faults: PasswordFault[] = [];
  if (Array.from(password).length < minPasswordLength) faults.push('tooShort');
  if (password.length > maxPasswordLength) return ['tooLong'];
  for (const [fault, pattern] of classes) if (!pattern.test(password)) faults.push(fault);
  if (faults.length === 0 && isCommon(password)) faults.push('tooCommon');
  return faults;
}

// "P@ssw0rd1!" is "password": the usual disguises are undone, and what was put before and behind is cut off.
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const undisguised = core.replace(/[@431!0$57]/g, (character) => disguises[character] ?? character);
  return [plain, core, undisguised].some((candidate) => commonPasswords.has(candidate));
}
