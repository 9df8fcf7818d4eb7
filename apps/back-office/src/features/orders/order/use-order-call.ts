import { useMessages } from '../../../i18n/language-context.tsx';
import { useDeskCall, type DeskCall } from '../../../lib/desk/use-desk-call.ts';
import { usePerson } from '../../../lib/session/person.ts';
import { newsBetween } from './happenings.ts';
import { useOrderDesk } from './order-desk.ts';
import type { Order, OrderAnswer } from './order.ts';
import { useOrderWords } from './use-order-words.ts';

export type OrderCall = DeskCall<OrderAnswer>;

/** A change of the open order. */
export function useOrderCall(): OrderCall {
  const t = useMessages('order');
  const desk = useMessages('desk');
  const me = usePerson().name;
  const { order, refresh } = useOrderDesk();
  const words = useOrderWords(order);
  const problemOf = (answer: OrderAnswer, after: Order): string | undefined => {
    if (answer.__typename === 'Order') return undefined;
    const meanwhile = newsBetween(order, after, me).map(words.did).join('. ');
    const refused = answer.__typename === 'Refusal' ? words.refusal(answer) : t('no.changed');
    return meanwhile === '' ? refused : `${desk('tooLate', { what: meanwhile })} ${refused}`;
  };
  return useDeskCall({ refresh, problemOf });
}
