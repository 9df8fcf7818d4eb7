import type { MessageNamespace } from '../../i18n/message-catalogue.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { refusalText, type Refusal } from './refusal-text.ts';

export type RefusalText = (refusal: Refusal) => string;

/** Why a change was not made, in the person's words; what is said on one screen alone has its words there, as `refusal.<code>`. */
export function useRefusal(screen: MessageNamespace = 'refusals'): RefusalText {
  const shared = useMessages('refusals') as (key: string) => string;
  const own = useMessages(screen) as (key: string) => string;
  return (refusal) => {
    const key = `refusal.${refusal.code}`;
    return refusalText(own(key) === key ? shared : () => own(key), refusal);
  };
}
