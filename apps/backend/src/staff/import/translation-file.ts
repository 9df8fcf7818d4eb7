import type { Tx } from '#kernel/database/database.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Run, RunRow, Settled } from '#modules/bulk/index.ts';
import { lockAttribute, lockBrand, lockCategory, lockProduct } from '#modules/catalog/index.ts';
import { CodedFault, RowFault } from '../../import-export/catalogue/row-fault.ts';
import { productActions } from '../actions/catalogue/edit-product.ts';
import { numberOf } from '../actions/structure/edit-thing.ts';
import { structureActions } from '../actions/structure/structure-actions.ts';
import { importActor } from '../desks/command-parts.ts';
import { EditConflict, type Edit } from '../patch.ts';
import { Refused, type Entry } from '../run-action.ts';
import { startedBy, type ImportParts, type Importer, type RowWriter } from './importer.ts';
import { checkTable, hindered, refused, said, type TableRow } from './table-file.ts';

export const translationColumns = ['entity', 'id', 'field', 'store_view_code', 'text'] as const;
type Row = TableRow<(typeof translationColumns)[number]>;

type Outcome =
  | { readonly entries: readonly Entry[] }
  | { readonly refused: string; readonly code: string }
  | { readonly conflict: EditConflict };

/** What has texts: its version, and the action that a screen changes it by. */
function things(parts: ImportParts) {
  const { editProduct } = productActions(parts);
  const { editCategory, editBrand, editAttribute } = structureActions(parts);
  const texts = (view: string, field: string): string => `texts.${view}.${field}`;
  const labels = (view: string, field: string): string => `${field}.${view}`;
  return {
    product: { lock: lockProduct, action: editProduct, path: texts },
    category: { lock: async (tx: Tx, id: string) => lockCategory(tx, numberOf(id) ?? 0), action: editCategory, path: texts },
    brand: { lock: lockBrand, action: editBrand, path: labels },
    attribute: { lock: lockAttribute, action: editAttribute, path: labels },
  } as const;
}
type Things = ReturnType<typeof things>;
type Entity = keyof Things;

const isEntity = (known: Things, name: string): name is Entity => Object.hasOwn(known, name);
const thingOf = ({ cells }: Row): string => `${cells.entity} ${cells.id}`;
const rowOf = ({ cells }: Row): string => `${cells.entity} ${cells.id} ${cells.store_view_code} ${cells.field}`;
const splitThing = (thing: string): readonly [string, string] => {
  const at = thing.indexOf(' ');
  return [thing.slice(0, at), thing.slice(at + 1)];
};

/** Texts of a store view: of products, categories, brands, attributes and their options. A dry run is the edit itself, taken back. */
export const translationFile: Importer = {
  check: async (parts, bytes) => {
    const known = things(parts);
    const views = new Set(parts.stores.activeViews().map(({ code }) => code));
    return checkTable(bytes, {
      columns: translationColumns,
      keyOf: rowOf,
      find: (rows) =>
        tryOut(
          parts,
          known,
          rows.filter(({ cells }) => views.has(cells.store_view_code)),
        ),
      plan: (row, found: Found) => {
        const { cells } = row;
        const { entity, id, field, store_view_code: view, text } = cells;
        const thing = `${entity} ${id}`;
        if (!isEntity(known, entity)) throw new RowFault(`the entity "${entity}" is none of product, category, brand, attribute.`);
        if (!views.has(view)) throw new RowFault(`there is no store view "${view}".`);
        const planned = { thing, view };
        if (said(text) === undefined) return { ...planned, changes: [] };
        const outcome = found.get(rowOf(row));
        if (!outcome || 'conflict' in outcome) throw new RowFault(`there is no ${entity} "${id}".`);
        if ('refused' in outcome) throw new CodedFault(outcome.code, outcome.refused);
        const at = known[entity].path(view, field);
        const changes = outcome.entries.flatMap(({ changes: all }) => all).filter((change) => change.field === at);
        return { ...planned, version: outcome.version ?? null, changes };
      },
    });
  },
  writer: translationWriter,
};

/** By row. */
type Found = ReadonlyMap<string, Outcome & { readonly version?: number }>;

/** What edits of some things would do. */
async function tryOut({ database }: ImportParts, known: Things, rows: readonly Row[]): Promise<Found> {
  const found = new Map<string, Outcome & { readonly version?: number }>();
  const spoken = rows.filter(({ cells }) => isEntity(known, cells.entity) && said(cells.text) !== undefined);
  const back = new Error('a dry run is taken back');
  await database
    .transaction(async (tx) => {
      for (const [thing, own] of Map.groupBy(spoken, thingOf)) {
        const [entity, id] = splitThing(thing);
        if (!isEntity(known, entity)) continue;
        const held = await known[entity].lock(tx, id);
        if (!held) continue;
        for (const [key, outcome] of await tryThing(tx, known[entity], { id, version: held.version, own })) found.set(key, outcome);
      }
      throw back;
    })
    .catch((error: unknown) => {
      if (error !== back) throw error;
    });
  return found;
}

/** What all rows of a thing do together. Where that is refused, each by itself: none is worse for standing beside one that is. */
async function tryThing(
  tx: Tx,
  { action, path }: Things[Entity],
  { id, version, own }: { id: string; version: number; own: readonly Row[] },
) {
  const attemptRows = async (some: readonly Row[]) => {
    const changes = some.map(({ cells }) => ({ field: path(cells.store_view_code, cells.field), value: said(cells.text) }));
    return { ...(await attempt(tx, action, { id, version, changes })), version };
  };
  const together = await attemptRows(own);
  const found = new Map<string, Outcome & { readonly version: number }>(own.map((row) => [rowOf(row), together]));
  if (!('refused' in together)) return found;
  const alone: typeof found = new Map();
  for (const row of own) {
    await tx.query('savepoint row');
    alone.set(rowOf(row), await attemptRows([row]));
    await tx.query('rollback to savepoint row');
  }
  return [...alone.values()].some((outcome) => 'refused' in outcome) ? alone : found;
}

/** Edits a thing, or leaves it as it was. */
async function attempt(tx: Tx, action: Things[Entity]['action'], edit: Edit): Promise<Outcome> {
  await tx.query('savepoint thing');
  try {
    const { entries } = await action.run(tx, edit, importActor);
    await tx.query('release savepoint thing');
    return { entries };
  } catch (error) {
    await tx.query('rollback to savepoint thing');
    if (error instanceof EditConflict) return { conflict: error };
    if (error instanceof Refused) return { refused: error.message, code: error.code };
    if (error instanceof ShopError && error.category === 'input') return { refused: error.message, code: 'product-value' };
    throw error;
  }
}

function translationWriter(parts: ImportParts, run: Run): RowWriter {
  const known = things(parts);
  return async (tx, rows) => {
    const settled: Settled[] = [];
    for (const [thing, own] of Map.groupBy(rows, (row) => row.thing))
      settled.push(...(await writeThing(parts, tx, { run, thing, own, known })));
    return settled;
  };
}

type ThingRows = { readonly run: Run; readonly thing: string; readonly own: readonly RunRow[]; readonly known: Things };

async function writeThing({ audit }: ImportParts, tx: Tx, { run, thing, own, known }: ThingRows): Promise<readonly Settled[]> {
  const [entity, id] = splitThing(thing);
  const held = isEntity(known, entity) ? await known[entity].lock(tx, id) : undefined;
  if (!held || !isEntity(known, entity)) return own.map((row) => refused(row, 'There is no such thing any more.', 'gone'));
  const changes = own.flatMap((row) => row.changes.map(({ field, before, after }) => ({ field, base: before, value: after })));
  const outcome = await attempt(tx, known[entity].action, { id, version: Math.min(own[0]?.version ?? 0, held.version), changes });
  if ('refused' in outcome) return own.map((row) => refused(row, outcome.refused, outcome.code));
  if ('conflict' in outcome) {
    const fields = outcome.conflict.fields.map(({ path, theirs, mine }) => ({ path, theirs: theirs ?? null, mine: mine ?? null }));
    return own.map((row) =>
      hindered(
        row,
        fields.filter(({ path }) => row.changes.some(({ field }) => field === path)),
      ),
    );
  }
  for (const entry of outcome.entries)
    await audit.record(tx, { ...startedBy(run), ...entry, action: 'translation.import', bulkId: run.id });
  const done = outcome.entries.flatMap((entry) => entry.changes);
  const version = outcome.entries[0]?.version ?? held.version;
  return own.map((row): Settled => {
    const written = done.filter(({ field }) => row.changes.some((change) => change.field === field));
    return { line: row.line, state: written.length > 0 ? 'changed' : 'unchanged', version };
  });
}
