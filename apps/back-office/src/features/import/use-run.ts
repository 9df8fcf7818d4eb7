import { useCallback, useEffect, useRef, useState } from 'react';
import { ApplyImportDocument, CancelImportDocument, ImportRunStateDocument, UndoImportDocument } from '../../generated/graphql.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { ask, newKey } from '../../lib/api/api.ts';
import { useCall } from '../../lib/use-call.ts';
import { useRefused } from './reason-text.ts';
import { isUnderWay, type Run } from './run.ts';

type Answer =
  | ({ readonly __typename: 'BulkRun' } & Run)
  | { readonly __typename: 'Refusal'; readonly code: string; readonly message: string }
  | { readonly __typename: 'WaitsForApproval' };

export type Work = {
  readonly run: Run;
  /** Somebody else was asked. */
  readonly isAsked: boolean;
  readonly apply: () => Promise<void>;
  readonly cancel: () => Promise<void>;
  /** Gives the run that puts it back. */
  readonly undo: () => Promise<void>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly problem: string | undefined;
};

const everyMs = 1_000;

/** A run that is looked at while it goes on. */
export function useRun(first: Run, onUndone: (id: string) => void): Work {
  const refused = useRefused();
  const [run, setRun] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = useCallback(async () => setRun((await ask(ImportRunStateDocument, { id: first.id })).bulkRun), [first.id]);
  useEffect(() => {
    if (!isUnderWay(run)) return undefined;
    const timer = setTimeout(() => void read().catch(() => setRun((before) => ({ ...before }))), everyMs);
    return () => clearTimeout(timer);
  }, [run, read]);
  // A wish that is repeated is the same wish.
  const keys = useRef({ apply: newKey(), cancel: newKey(), undo: newKey() });
  const take = (answer: Answer) => {
    setProblem(undefined);
    if (answer.__typename === 'Refusal') setProblem(refused(answer));
    else if (answer.__typename === 'WaitsForApproval') setAsked(true);
    else if (answer.id === first.id) setRun(answer);
    else onUndone(answer.id);
  };
  const { id } = first;
  const applying = useCall(async () => take((await ask(ApplyImportDocument, { id, key: keys.current.apply })).applyImport));
  const canceling = useCall(async () => take((await ask(CancelImportDocument, { id, key: keys.current.cancel })).cancelBulk));
  const undoing = useCall(async () => take((await ask(UndoImportDocument, { id, key: keys.current.undo })).undoBulk));
  const calls = [applying, canceling, undoing];
  return {
    run,
    isAsked,
    apply: applying.run,
    cancel: canceling.run,
    undo: undoing.run,
    isPending: calls.some(({ isPending }) => isPending),
    error: calls.find(({ error }) => error)?.error,
    problem,
  };
}
