import { useRef, useState } from 'react';
import { UndoDocument, type UndoMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ApiError } from '../../lib/api/api-error.ts';
import { ask, newKey } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { toasts } from '../../ui/overlays/toast-queue.ts';
import { useRefresh } from '../../lib/list/use-refresh.ts';

/** What came of it, other than that it was done. */
export type Undoing = Exclude<UndoMutation['undo'], { readonly __typename: 'Undone' }>;

type Undo = {
  readonly run: () => Promise<void>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly answer: Undoing | undefined;
};

/** Puts back what an entry changed. A repeated press, after a lost answer too, does it once. */
export function useUndo(entry: string, onDone: () => void | Promise<void> = () => undefined): Undo {
  const t = useMessages('log');
  const refresh = useRefresh();
  const key = useRef(newKey());
  const [answer, setAnswer] = useState<Undoing>();
  const { run, isPending, error } = useCall(async () => {
    setAnswer(undefined);
    const { undo } = await ask(UndoDocument, { entry, key: key.current });
    if (undo.__typename !== 'Undone') {
      // A conflict is over when somebody settles it, so the next try is another one.
      key.current = newKey();
      setAnswer(undo);
      return;
    }
    // Closed before it is said to be done: closing is a way to an address, and would take back whatever is pressed next.
    await onDone();
    toasts.add({ text: t('undone') });
    await refresh();
  });
  return { run, isPending, error, answer };
}
