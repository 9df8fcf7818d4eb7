import { useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { usePerson } from '../../../lib/session/person.ts';
import { usePatientCall, type CallState } from '../../../lib/use-patient-call.ts';
import { newsBetween } from './happenings.ts';
import { useOrderDesk } from './order-desk.ts';
import type { OrderAnswer } from './order.ts';
import { useOrderWords } from './use-order-words.ts';

export type OrderCall = {
  /** Does what is meant, once. The page shows the order as it is afterwards, also when it was refused. */
  readonly run: (meant: object, send: (key: string) => Promise<OrderAnswer>) => Promise<'done' | 'waits' | 'not'>;
  readonly state: CallState;
  readonly error: ApiError | undefined;
  /** Why it was refused, with what somebody else did meanwhile. */
  readonly problem: string | undefined;
  readonly forgetProblem: () => void;
};

/** A change of the open order. */
export function useOrderCall(): OrderCall {
  const t = useMessages('order');
  const me = usePerson().name;
  const { order, refresh } = useOrderDesk();
  const words = useOrderWords(order);
  const { run: send, state, error } = usePatientCall();
  const [problem, setProblem] = useState<string>();
  const run: OrderCall['run'] = async (meant, call) => {
    setProblem(undefined);
    const answer = await send(JSON.stringify(meant), call);
    if (!answer) return 'not';
    const after = await refresh();
    if (answer.__typename === 'WaitsForApproval') return 'waits';
    if (answer.__typename === 'Order') return 'done';
    const meanwhile = newsBetween(order, after, me).map(words.did).join('. ');
    const refused = answer.__typename === 'Refusal' ? words.refusal(answer) : t('no.changed');
    setProblem(meanwhile === '' ? refused : `${t('tooLate', { what: meanwhile })} ${refused}`);
    return 'not';
  };
  return { run, state, error, problem, forgetProblem: () => setProblem(undefined) };
}
