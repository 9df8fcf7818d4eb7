import { minStaffPasswordLength } from '@shop/rules/password';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../api/api-error.ts';

const faults = new Set(['tooShort', 'tooLong', 'noLowercase', 'noUppercase', 'noDigit', 'noSpecial']);

/** What a refused password lacks, in words; undefined where something else was refused. */
export function usePasswordProblem(): (error: ApiError) => string | undefined {
  const t = useMessages('entrance');
  return ({ code = '' }) => {
    if (code === 'tooCommon') return t('passwordTooCommon');
    return faults.has(code) ? t('passwordRule', { count: minStaffPasswordLength }) : undefined;
  };
}
