import { normaliseEmail } from '@shop/rules/email';
import { minStaffPasswordLength, passwordFaults } from '@shop/rules/password';
import { inputError } from '#kernel/errors.ts';

/** Refuses a new password that the rules do not allow. */
export function checkStaffPassword(password: string, email: string): void {
  const [fault] = Array.from(password).length < minStaffPasswordLength ? (['tooShort'] as const) : passwordFaults(password);
  if (fault === undefined && normaliseEmail(password) !== normaliseEmail(email)) return;
  throw inputError(
    `The password needs ${minStaffPasswordLength} characters of four kinds and must not be one that everybody tries first.`,
    {
      code: fault ?? 'tooCommon',
    },
  );
}
