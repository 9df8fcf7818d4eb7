import { useMessages } from '../../../i18n/language-context.tsx';
import type { RefusalText } from '../../../lib/refusals/use-refusal.ts';

/** Why nothing was done, in the person's words; a code that has none says what the shop wrote. */
export function useTelephoneRefusal(): RefusalText {
  const t = useMessages('telephone') as (key: string) => string;
  return ({ code, message }) => {
    const key = code.startsWith('telephone-') ? `missing.${code.slice('telephone-'.length)}` : `refused.${code}`;
    return t(key) === key ? message : t(key);
  };
}
