import { MoveReturnDocument, type ReceivedInput, type ReturnState } from '../../../generated/graphql.ts';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ask } from '../../../lib/api/api.ts';
import { useDeskCall, type DeskCall } from '../../../lib/desk/use-desk-call.ts';
import { useWho } from '../../../lib/desk/use-who.ts';
import { usePerson } from '../../../lib/session/person.ts';
import { useReturnRefusal } from './use-return-refusal.ts';
import type { Return, ReturnAnswer } from './return.ts';
import { useReturnDesk } from './return-desk.ts';

export type ReturnCall = DeskCall<ReturnAnswer>;

/** A change of the open return. Where a colleague was first, it is said who did what. */
export function useReturnCall(): ReturnCall {
  const words = useMessages('returnWords');
  const desk = useMessages('desk');
  const t = useMessages('return');
  const me = usePerson().name;
  const who = useWho();
  const refusal = useReturnRefusal();
  const { back, refresh } = useReturnDesk();
  const problemOf = (answer: ReturnAnswer, after: Return): string | undefined => {
    if (answer.__typename === 'Return') return undefined;
    const meanwhile = after.steps
      .slice(back.steps.length)
      .filter(({ by }) => by !== me)
      .map(({ by, state }) => t('did', { who: who(by), state: words(`state.${state}`) }));
    const refused = answer.__typename === 'Refusal' ? refusal(answer) : '';
    return meanwhile.length === 0 ? refused : `${desk('tooLate', { what: meanwhile.join('. ') })} ${refused}`;
  };
  return useDeskCall({ refresh, problemOf });
}

type Move = { readonly to: ReturnState; readonly source?: string; readonly received?: ReceivedInput[]; readonly reason?: string };

/** Moves the open return, as it was read. */
export function useMove(): (move: Move, key: string) => Promise<ReturnAnswer> {
  const { id, version } = useReturnDesk().back;
  return async (move, key) => (await ask(MoveReturnDocument, { id, version, ...move, key })).moveReturn;
}
