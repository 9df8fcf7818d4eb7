import { useMessages } from '../../i18n/language-context.tsx';

type Refusal = { readonly code: string; readonly message: string };

/** Why a change was not made, in the person's words; a code that has none says what the shop wrote. */
export function useRefusal(): (refusal: Refusal) => string {
  const t = useMessages('refusals') as (key: string) => string;
  return ({ code, message }) => (t(code) === code ? message : t(code));
}
