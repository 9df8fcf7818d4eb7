import { minPasswordLength, passwordFaults } from '@shop/rules/password';
import { normaliseEmail } from '@shop/rules/email';
import { inputError } from '#kernel/errors.ts';

const tooShort = `The password needs at least ${minPasswordLength} characters. Create a new password and try again.`;
const tooFewKinds =
  'Minimum of different classes of characters in password is 4. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.';

/** Refuses a new password that the rule does not allow (R127), in Magento's words. */
export function checkNewPassword(password: string, email: string): void {
  const [fault] = passwordFaults(password);
  if (fault === 'tooShort') throw inputError(tooShort);
  if (fault === 'tooLong') throw inputError('The password is too long.');
  if (fault === 'tooCommon' || normaliseEmail(password) === normaliseEmail(email)) {
    throw inputError('The password is too easy to guess. Create a new password and try again.');
  }
  if (fault) throw inputError(tooFewKinds);
}
