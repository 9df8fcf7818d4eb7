import { isEmail } from '@shop/rules/email';
import type { Verdict } from './verdict.ts';

export function checkEmail(text: string): Verdict {
  if (text.trim() === '') return 'emailRequired';
  return isEmail(text.trim()) ? undefined : 'emailInvalid';
}
