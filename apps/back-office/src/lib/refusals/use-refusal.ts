import { useMessages } from '../../i18n/language-context.tsx';
import { refusalText, type Refusal } from './refusal-text.ts';

export type RefusalText = (refusal: Refusal) => string;

/** Why a change was not made, in the person's words. */
export function useRefusal(): RefusalText {
  const t = useMessages('refusals') as (key: string) => string;
  return (refusal) => refusalText(t, refusal);
}
