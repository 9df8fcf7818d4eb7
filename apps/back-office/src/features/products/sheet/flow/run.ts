import {
  CancelBulkDocument,
  SheetLeftDocument,
  SheetRunDocument,
  UndoBulkDocument,
  type BulkRowState,
  type SheetLeftQuery,
  type SheetRunFragment,
} from '../../../../generated/graphql.ts';
import { ask } from '../../../../lib/api/api.ts';

export type Run = SheetRunFragment;
/** Why a product was not changed. */
export type Left = { readonly sku: string; readonly code: string; readonly message: string };

/** What a run does: a change, putting one back, or making it again. */
export const deedOf = ({ undoOf, isAgain }: Pick<Run, 'undoOf' | 'isAgain'>): 'again' | 'change' | 'undo' =>
  isAgain ? 'again' : undoOf ? 'undo' : 'change';

export const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean => state === 'waiting' || state === 'running';

const pause = 600;

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Looks how far a run is until it has ended, or nobody looks any more. */
export async function follow(run: Run, onNews: (run: Run) => void, signal: AbortSignal): Promise<Run> {
  let now = run;
  while (isUnderWay(now) && !signal.aborted) {
    await wait(signal);
    if (signal.aborted) break;
    now = (await ask(SheetRunDocument, { id: run.id })).bulkRun;
    onNews(now);
  }
  return now;
}

const leftStates = ['conflict', 'refused', 'canceled', 'waiting'] as const satisfies readonly BulkRowState[];

/** The products that a run has not changed as they were sent. */
export async function leftOf({ id, refused, conflicts, done, rows }: Run): Promise<readonly Left[]> {
  const left: Left[] = [];
  if (refused + conflicts === 0 && done === rows) return left;
  for (const state of leftStates) {
    for (let after: number | null = 0; after !== null;) {
      const { items, next }: SheetLeftQuery['bulkRows'] = (await ask(SheetLeftDocument, { run: id, after, state })).bulkRows;
      left.push(...items.map(({ thing, code, message }) => ({ sku: thing, code: code ?? state, message: message ?? '' })));
      after = next ?? null;
    }
  }
  return left;
}

export const cancelRun = async (id: string, key: string) => (await ask(CancelBulkDocument, { id, key })).cancelBulk;
export const undoRun = async (id: string, key: string) => (await ask(UndoBulkDocument, { id, key })).undoBulk;
