import { setTimeout } from 'node:timers/promises';
import type { Tx } from '#kernel/database/database.ts';
import type { Logger } from '#kernel/logger.ts';
import { lockRun, nextRows, setRunState, settleRows, type Run, type RunRow } from '#modules/bulk/index.ts';
import { lockProducts, writePatches, type Known } from '#modules/catalog/index.ts';
import { moveUrls } from '../actions/catalogue/edit-product.ts';
import { knownTo } from '../actions/catalogue/known-to.ts';
import type { Edit } from '../patch.ts';
import type { Parts } from '../parts.ts';
import { planSheet, type Outcome } from './plan-sheet.ts';

type WorkParts = Pick<Parts, 'database' | 'clock' | 'audit' | 'catalog' | 'stores' | 'refresh'> & { readonly logger: Logger };

/** So many products are written at once: others who edit wait no longer than that. */
const part = 100;
/** Shoppers ask the same database. */
const longestRestMs = 200;

/** Goes on with a run, a part after the other, until nothing is left of it or somebody has canceled it. */
export const workOff =
  (parts: WorkParts) =>
  async (id: string, isLastTry: boolean): Promise<void> => {
    const { database, clock, logger, refresh } = parts;
    try {
      for (let isOver = false; !isOver;) {
        const since = performance.now();
        isOver = await database.transaction((tx) => workOffPart(parts, tx, id));
        // The shop shows a part before the next one; so it shows all of it before anybody reads that it is done.
        await refresh();
        if (!isOver) await setTimeout(Math.min(performance.now() - since, longestRestMs));
      }
    } catch (error) {
      logger.error('bulk_run.failed', { run: id, error });
      if (isLastTry) await database.transaction((tx) => setRunState(tx, id, 'failed', clock.now()));
      throw error;
    }
  };

/** True: there is no more. */
async function workOffPart(parts: WorkParts, tx: Tx, id: string): Promise<boolean> {
  const run = await lockRun(tx, id);
  if (run?.state !== 'waiting' && run?.state !== 'running') return true;
  const rows = await nextRows(tx, id, part);
  await setRunState(tx, id, rows.length === 0 ? 'done' : 'running', parts.clock.now());
  if (rows.length === 0) return true;
  const known = knownTo(parts);
  const held = await lockProducts(
    tx,
    rows.map(({ thing }) => thing),
  );
  const outcomes = await planSheet(tx, rows.map(editOf), held, known);
  await write(parts, tx, run, outcomes, known);
  await settleRows(
    tx,
    id,
    outcomes.map((outcome, index) => settled(outcome, rows[index]?.line ?? 0)),
  );
  return false;
}

const editOf = ({ thing, version, changes }: RunRow): Edit => ({
  id: thing,
  version: version ?? 0,
  changes: changes.map(({ field, before, after }) => ({ field, base: before, value: after })),
});

async function write(parts: WorkParts, tx: Tx, run: Run, outcomes: readonly Outcome[], known: Known): Promise<void> {
  const { clock, audit } = parts;
  const patches = outcomes.flatMap(({ patch }) => patch ?? []);
  await writePatches(tx, patches, known, clock.now());
  for (const { held, changes } of patches) {
    await moveUrls(parts, tx, changes);
    await audit.record(tx, {
      actor: { kind: 'staff', id: String(run.staffId), name: run.staffName },
      screen: run.screen ?? undefined,
      action: 'product.bulk',
      entity: 'product',
      entityId: held.record.sku,
      version: held.version + 1,
      changes,
      bulkId: run.id,
    });
  }
}

function settled({ patch, faults }: Outcome, line: number) {
  if (patch) return { line, state: 'changed', version: patch.held.version + 1, changes: patch.changes } as const;
  const [fault] = faults;
  if (!fault) return { line, state: 'unchanged' } as const;
  const conflicts = faults.flatMap(({ field, code, theirs, mine }) =>
    code === 'conflict' && field !== null ? [{ path: field, theirs, mine }] : [],
  );
  const state = conflicts.length > 0 ? ('conflict' as const) : ('refused' as const);
  return { line, state, code: fault.code, message: fault.message, ...(conflicts.length > 0 ? { conflicts } : {}) };
}
