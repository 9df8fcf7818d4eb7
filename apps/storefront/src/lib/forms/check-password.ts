import { passwordFaults } from '@shop/rules/password';
import type { Verdict } from './verdict.ts';

/** Of a password that exists: its rules were checked when it was made. */
export const checkPassword = (password: string): Verdict => (password === '' ? 'passwordRequired' : undefined);

/** SPEC-5, R127: length, four kinds of characters, not one everybody tries. */
export function checkNewPassword(password: string): Verdict {
  if (password === '') return 'passwordRequired';
  const [fault] = passwordFaults(password);
  switch (fault) {
    case undefined:
      return undefined;
    case 'tooShort':
      return 'passwordTooShort';
    case 'tooLong':
      return 'passwordTooLong';
    case 'tooCommon':
      return 'passwordTooCommon';
    case 'noLowercase':
    case 'noUppercase':
    case 'noDigit':
    case 'noSpecial':
      return 'passwordTooWeak';
  }
}

export function checkRepeat(password: string, repeated: string): Verdict {
  if (repeated === '') return 'passwordRepeatRequired';
  return repeated === password ? undefined : 'passwordsDiffer';
}
