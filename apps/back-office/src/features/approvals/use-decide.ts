import { useRef, useState } from 'react';
import { DecideDocument, WithdrawDocument } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { ask, newKey } from '../../lib/api/api.ts';
import { useLogWords } from '../../lib/log/use-log-words.ts';
import { useRefusal } from '../../lib/refusals/use-refusal.ts';
import { useCall } from '../../lib/use-call.ts';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { useRefresh } from '../../lib/list/use-refresh.ts';

type Decision = {
  readonly decide: (approve: boolean, reason: string) => Promise<void>;
  readonly withdraw: () => Promise<void>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  /** Why it came to nothing, in words. */
  readonly problem: string | undefined;
};

/** Decides a request, or takes an own one back. A press that is repeated, after a lost answer too, decides once. */
export function useDecide(request: string, onDone: () => void | Promise<void> = () => undefined): Decision {
  const t = useMessages('approvals');
  const refusalText = useRefusal('approvals');
  const words = useLogWords();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string>();
  const keys = useRef({ approve: newKey(), refuse: newKey(), withdraw: newKey() });
  const done = async (text: string) => {
    // Closed before it is said to be done: closing is a way to an address, and would take back whatever is pressed next.
    await onDone();
    toasts.add({ text });
    await refresh();
  };
  const decision = useCall(async (approve: boolean, reason: string) => {
    setProblem(undefined);
    const key = approve ? keys.current.approve : keys.current.refuse;
    const { decide: answer } = await ask(DecideDocument, { request, approve, reason: reason.trim() || null, key });
    if (answer.__typename === 'Refusal') setProblem(refusalText(answer));
    else if (answer.state === 'failed') setProblem(t('failed', { why: words.reason(answer.reason ?? '') }));
    else return done(approve ? t('executed') : t('refused'));
    await refresh();
  });
  const withdrawal = useCall(async () => {
    setProblem(undefined);
    const { withdraw: answer } = await ask(WithdrawDocument, { request, key: keys.current.withdraw });
    if (answer.__typename !== 'Refusal') return done(t('withdrawn'));
    setProblem(refusalText(answer));
    await refresh();
  });
  return {
    decide: decision.run,
    withdraw: withdrawal.run,
    isPending: decision.isPending || withdrawal.isPending,
    error: decision.error ?? withdrawal.error,
    problem,
  };
}
