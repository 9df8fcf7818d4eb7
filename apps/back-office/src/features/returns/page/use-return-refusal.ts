import { useMessages } from '../../../i18n/language-context.tsx';
import { refusalKey } from './refusals.ts';

type Refusal = { readonly code: string; readonly message: string };

/** Why the shop did not do something with a return, in the words of who reads it. */
export function useReturnRefusal(): (refusal: Refusal) => string {
  const t = useMessages('return');
  return ({ code, message }) => {
    const key = refusalKey(code);
    return key ? t(key) : message;
  };
}
