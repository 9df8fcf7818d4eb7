import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { isMaskedId } from '#kernel/ids.ts';
import {
  countRows,
  findRun,
  isUnderWay,
  keptMs,
  listRuns,
  readRows,
  type RowChange,
  type RowState,
  type Run,
  type RunKind,
} from '#modules/bulk/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import type { Parts } from '../../parts.ts';
import { runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf, resultOf } from '../results.ts';

const shownRuns = 50;
const shownRows = 100;

type Named = { readonly id: string; readonly key: string };

/** Many changes at once: how far they are, what came of them, and putting them back. */
export function bulkResolvers(parts: Parts): ResolverMap<Granted> {
  const { database } = parts;
  const find = async (id: string): Promise<Run> => {
    const run = isMaskedId(id) ? await findRun(database, id) : undefined;
    if (!run) throw notFound('There is no such run.');
    return run;
  };
  const changing =
    (action: Parts['actions']['cancelBulk']) =>
    (_parent: unknown, { id, key }: Named, context: Granted) =>
      resultOf(
        parts,
        context,
        async () => runAction(parts, action, actorOf(context), { id: (await find(id)).id }, { key }),
        async (begun) => ({ typename: 'BulkRun', ...(await runShape(parts, await find(begun.id))) }),
      );
  return {
    Query: {
      bulkRun: async (_parent: unknown, { id }: { readonly id: string }) => {
        const run = await find(id);
        // Another process may have worked it off: who reads that it is done sees it in the shop.
        if (!isUnderWay(run)) await parts.refresh();
        return runShape(parts, run);
      },
      bulkRuns: async (_parent: unknown, { kinds }: { readonly kinds?: readonly RunKind[] | null }) =>
        Promise.all((await listRuns(database, kinds ?? undefined, shownRuns)).map((run) => runShape(parts, run))),
      bulkRows: async (
        _parent: unknown,
        { run, after, state }: { readonly run: string; readonly after?: number | null; readonly state?: RowState | null },
      ) => {
        const { id } = await find(run);
        const rows = await readRows(database, id, { state: state ?? undefined, after: after ?? 0, limit: shownRows + 1 });
        const items = rows.slice(0, shownRows);
        return {
          items: items.map((row) => ({ ...row, changes: row.changes.filter(isShown), conflicts: row.conflicts ?? [] })),
          next: rows.length > items.length ? (items.at(-1)?.line ?? null) : null,
        };
      },
    },
    Mutation: {
      cancelBulk: changing(parts.actions.cancelBulk),
      undoBulk: changing(parts.actions.undoBulk),
    },
  };
}

/** What goes with a cell that changes is written with it, and is no news. */
const isShown = ({ before, after }: RowChange): boolean => before !== after;

/** A run with how far it is. */
export async function runShape({ database, clock }: Pick<Parts, 'database' | 'clock'>, run: Run) {
  const counts = await countRows(database, run.id);
  const { bulkRows } = (await readThresholds(database)).value;
  const [created, changed, refused] = [counts.created ?? 0, counts.changed ?? 0, counts.refused ?? 0];
  const isChecked = run.state === 'checked';
  const hasEnded = !isChecked && !isUnderWay(run);
  const isYoung = clock.now().getTime() - run.createdAt.getTime() <= keptMs;
  const { facts } = run;
  return {
    id: run.id,
    kind: run.kind,
    fileName: run.fileName,
    by: run.staffName,
    state: run.state,
    rows: run.rows,
    done: run.rows - (counts.waiting ?? 0) - (counts.canceled ?? 0),
    created,
    changed,
    unchanged: counts.unchanged ?? 0,
    refused,
    conflicts: counts.conflict ?? 0,
    fileRows: facts.rows ?? null,
    fileUnchanged: facts.unchanged ?? 0,
    ignoredColumns: facts.ignoredColumns ?? [],
    share: facts.size ? Math.min((facts.read ?? 0) / facts.size, 1) : 0,
    problem: facts.problem ?? null,
    createdAt: run.createdAt,
    endedAt: run.endedAt,
    undoOf: run.undoOf,
    isAgain: facts.isAgain ?? false,
    undoneBy: run.undoneBy,
    canCancel: isChecked || isUnderWay(run),
    canApply: isChecked && run.rows > 0 && refused === 0,
    waits: isChecked && run.rows > bulkRows,
    canUndo: hasEnded && run.undoneBy === null && created + changed > 0 && isYoung,
  };
}
