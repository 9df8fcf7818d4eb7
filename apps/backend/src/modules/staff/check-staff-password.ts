import { normaliseEmail } from '@shop/rules/email';
import { passwordFaults } from '@shop/rules/password';
import { inputError } from '#kernel/errors.ts';

/** Who can change the shop needs a longer one than who buys in it. */
const minLength = 12;

/** Refuses a new password that the rules do not allow. */
export function checkStaffPassword(password: string, email: string): void {
  const [fault] = Array.from(password).length < minLength ? (['tooShort'] as const) : passwordFaults(password);
  if (fault === undefined && normaliseEmail(password) !== normaliseEmail(email)) return;
  throw inputError(`The password needs ${minLength} characters of four kinds and must not be one that everybody tries first.`, {
    code: fault ?? 'tooCommon',
  });
}
