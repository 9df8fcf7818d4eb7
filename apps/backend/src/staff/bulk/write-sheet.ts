import type { Run, RunRow, Settled } from '#modules/bulk/index.ts';
import { lockProducts, movedProductAddresses, readdressed, writePatches, type Known } from '#modules/catalog/index.ts';
import { moveUrls } from '#modules/content/index.ts';
import type { Tx } from '#kernel/database/database.ts';
import { priceViews } from '../actions/campaigns/price-actions.ts';
import { knownTo } from '../actions/catalogue/known-to.ts';
import { startedBy, type ImportParts, type RowWriter } from '../import/importer.ts';
import type { Edit } from '../patch.ts';
import { changesOf, planSheet, type Outcome } from './plan-sheet.ts';
import { writePricePatches } from './price-cells.ts';

/** Writes rows of a sheet: an edit each. */
export const sheetWriter =
  (parts: ImportParts, run: Run): RowWriter =>
  async (tx, rows) => {
    const known = knownTo(parts);
    const held = await lockProducts(
      tx,
      rows.map(({ thing }) => thing),
    );
    // Whoever waited for the lock comes after who had it.
    const now = parts.clock.now();
    const outcomes = await planSheet(tx, rows.map(editOf), { held, known, priceViews: priceViews(parts.stores), now });
    await write(parts, tx, run, { outcomes, known, now });
    return outcomes.map((outcome, index) => settled(outcome, rows[index]?.line ?? 0));
  };

const editOf = ({ thing, version, changes }: RunRow): Edit => ({
  id: thing,
  version: version ?? 0,
  changes: changes.map(({ field, before, after }) => ({ field, base: before, value: after })),
});

type Writing = { readonly outcomes: readonly Outcome[]; readonly known: Known; readonly now: Date };

async function write(parts: ImportParts, tx: Tx, run: Run, { outcomes, known, now }: Writing): Promise<void> {
  const { audit } = parts;
  const prices = outcomes.flatMap((outcome) => outcome.prices ?? []);
  await writePricePatches(audit, tx, run, prices, now);
  const patches = outcomes.flatMap(({ patch }) => patch ?? []);
  await writePatches(tx, patches, known, now);
  const products = patches.map(({ held, changes }) => readdressed(held.record, changes));
  await moveUrls(tx, await movedProductAddresses(tx, products));
  for (const { held, changes } of patches) {
    await audit.record(tx, {
      ...startedBy(run),
      action: 'product.bulk',
      entity: 'product',
      entityId: held.record.sku,
      version: held.version + 1,
      changes,
    });
  }
}

function settled(outcome: Outcome, line: number): Settled {
  const { patch, faults } = outcome;
  const changes = changesOf(outcome);
  // Prices leave the version of their product as it is.
  if (changes.length > 0) return { line, state: 'changed', changes, ...(patch ? { version: patch.held.version + 1 } : {}) };
  const [fault] = faults;
  if (!fault) return { line, state: 'unchanged' } as const;
  const conflicts = faults.flatMap(({ field, code, theirs, mine }) =>
    code === 'conflict' && field !== null ? [{ path: field, theirs, mine }] : [],
  );
  const state = conflicts.length > 0 ? ('conflict' as const) : ('refused' as const);
  return { line, state, code: fault.code, message: fault.message, ...(conflicts.length > 0 ? { conflicts } : {}) };
}
