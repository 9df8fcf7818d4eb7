import type { Tx } from '#kernel/database/database.ts';
import type { RowChange, RowConflict, Run, RunRow, Settled } from '#modules/bulk/index.ts';
import { lockCatalogueVersion } from '#modules/catalog/index.ts';
import { readSalable } from '#modules/inventory/index.ts';
import { cellsBack, fileOfRows, newsOf, type GivenRow } from '../../import-export/catalogue/cell-groups.ts';
import type { Cells } from '../../import-export/catalogue/columns.ts';
import { comparedCells } from '../../import-export/catalogue/export-cells.ts';
import { readFileDefinitions } from '../../import-export/catalogue/file-definitions.ts';
import type { PictureStore } from '../../import-export/catalogue/find-pictures.ts';
import { planFile, writeIn } from '../../import-export/catalogue/import-catalogue.ts';
import { pictureFiles, pictureHashes } from '../../import-export/catalogue/picture-files.ts';
import type { ImportPlan } from '../../import-export/catalogue/plan-import.ts';
import { silentProgress } from '../../import-export/catalogue/progress.ts';
import { shopNames } from '../../import-export/catalogue/shop-names.ts';
import { isStocked, readLockedShop, type ShopSnapshot } from '../../import-export/catalogue/shop-snapshot.ts';
import { pictureHint } from './check-products.ts';
import { keepRedirects, noteMade } from './made-things.ts';
import { startedBy, type ImportParts, type RowWriter } from './importer.ts';

/** What a product was made by is put back by taking it out of the shop: orders may name it. */
const offline = '2';

/** Writes rows of products as they are asked for, over what others have written meanwhile. */
export function productWriter(given: ImportParts, run: Run): RowWriter {
  const parts = { ...given, media: remembering(given.media) };
  let known: { readonly shop: ShopSnapshot; readonly version: string } | undefined;
  return async (tx, rows) => {
    const version = await lockCatalogueVersion(tx);
    const read = known?.version === version ? known.shop : await readLockedShop(tx);
    known = undefined;
    const shop = await withStock(tx, read, rows);
    const cellsOf = await cellReader(parts, shop);
    const meant = rows.map((row) => meantRow(row, cellsOf(row.thing)));
    const hindered = new Set(meant.filter(({ conflicts }) => conflicts.length > 0).map(({ row }) => row.thing));
    const free = meant.filter(({ row }) => !hindered.has(row.thing));
    const { facts } = run;
    const frame = facts.frame === undefined ? undefined : readFileDefinitions(facts.frame);
    const { planned } = await planFile(shop, fileOfRows(free.map(({ given }) => given)), {
      ...parts,
      frame,
      pictureHint,
      progress: silentProgress,
    });
    await write(parts, tx, run, planned);
    await noteMade(tx, run, shop.definitions, planned.work.definitions());
    // As long as nobody else writes, what is there is what was read and what was written.
    if (isKept(planned)) known = { shop: after(shop, planned), version: await lockCatalogueVersion(tx) };
    return meant.map(({ row, conflicts }) => settled(row, conflicts, hindered, planned));
  };
}

/** Each part asks for all pictures of the shop. */
function remembering(media: PictureStore): PictureStore {
  const types = new Map<string, Awaited<ReturnType<PictureStore['sourceType']>>>();
  return {
    checkSource: (...picture) => media.checkSource(...picture),
    storeSource: (...picture) => media.storeSource(...picture),
    sourceType: async (hash) => {
      const type = types.get(hash) ?? (await media.sourceType(hash));
      types.set(hash, type);
      return type;
    },
  };
}

type CellReader = (sku: string) => ReadonlyMap<string, Cells> | undefined;

/** A product as a file would have it now, by store view. */
async function cellReader({ media, clock }: ImportParts, shop: ShopSnapshot): Promise<CellReader> {
  const names = shopNames(shop, await pictureFiles(pictureHashes(shop), media));
  return (sku) => {
    const product = shop.products.get(sku);
    return product && comparedCells(product, names, clock.now().getTime());
  };
}

type Meant = { readonly row: RunRow; readonly given: GivenRow; readonly conflicts: readonly RowConflict[] };

function meantRow(row: RunRow, product: ReadonlyMap<string, Cells> | undefined): Meant {
  const { line, thing: sku, view, changes } = row;
  const now: Cells = product?.get(view) ?? {};
  const given = (cells: GivenRow['cells']): GivenRow => ({ line, sku, view, cells });
  if (changes.length > 0 && changes.every(({ after }) => after === null)) {
    const cells = new Map(view === '' ? [['product_online', offline]] : []);
    return { row, given: given(cells), conflicts: [] };
  }
  if (changes.every(({ before }) => before === null)) {
    const conflicts = product && view === '' ? [{ path: 'sku', theirs: sku, mine: sku }] : [];
    return { row, given: given(new Map(changes.map((change) => [change.field, change.given]))), conflicts };
  }
  const isForward = changes.some(({ given: cell }) => cell !== undefined);
  const conflicts = conflictsOf(changes, now);
  if (isForward) {
    const cells = new Map(changes.flatMap((change) => (change.given === undefined ? [] : [[change.field, change.given] as const])));
    return { row, given: given(cells), conflicts };
  }
  const cells = cellsBack(new Map(changes.map(({ field, after: text }) => [field, String(text)])), now);
  return { row, given: { ...given(cells), changed: new Set(changes.map(({ field }) => field)) }, conflicts };
}

/** Who has changed the same cell, to something else. */
function conflictsOf(changes: readonly RowChange[], now: Cells): readonly RowConflict[] {
  return changes.flatMap(({ field, before, after: mine }) => {
    // A change in another view follows from this one, and the times of a price are its history.
    if (before === mine || field.includes(' (') || field === 'maas_prices' || field === 'is_in_stock') return [];
    const theirs = (now as Readonly<Record<string, string>>)[field] ?? '';
    return theirs === before || theirs === mine ? [] : [{ path: field, theirs, mine }];
  });
}

/** Pieces are sold without the catalogue hearing of it. */
async function withStock(tx: Tx, shop: ShopSnapshot, rows: readonly RunRow[]): Promise<ShopSnapshot> {
  const levels = await readSalable(tx, [...new Set(rows.map(({ thing }) => thing))]);
  const products = new Map(shop.products);
  for (const [sku, pieces] of levels) {
    const product = products.get(sku);
    if (product && isStocked(product)) products.set(sku, { ...product, stock: { ...product.stock, ...pieces } });
  }
  return { ...shop, products };
}

async function write(parts: ImportParts, tx: Tx, run: Run, planned: ImportPlan): Promise<void> {
  await keepRedirects(tx, run, await writeIn(tx, { clock: parts.clock, noted: async (_tx, _rows, work) => work() }, planned));
  for (const { sku, view, status, fields } of planned.rows) {
    if (status === 'unchanged') continue;
    const changes = newsOf(fields).map(({ column, before, after: is }) => ({
      field: view === '' ? column : `${view}.${column}`,
      before,
      after: is,
    }));
    await parts.audit.record(tx, { ...startedBy(run), action: 'product.import', entity: 'product', entityId: sku, changes });
  }
}

const isKept = ({ work, writes }: ImportPlan): boolean =>
  writes.every(({ before }) => before !== undefined) &&
  !work.addedSources() &&
  Object.values(work.additions()).every((list) => list.length === 0);

const after = (shop: ShopSnapshot, { writes }: ImportPlan): ShopSnapshot => {
  const products = new Map(shop.products);
  for (const { after: product } of writes) products.set(product.sku, product);
  return { ...shop, products };
};

function settled(row: RunRow, conflicts: readonly RowConflict[], hindered: ReadonlySet<string>, { rows, refusals }: ImportPlan): Settled {
  const { line, thing } = row;
  if (hindered.has(thing)) {
    return { line, state: 'conflict', code: 'conflict', message: 'Somebody else has changed this meanwhile.', conflicts };
  }
  const done = rows.find((one) => one.line === line);
  if (done?.status === 'created') return { line, state: 'created' };
  if (done?.status === 'changed') {
    return {
      line,
      state: 'changed',
      changes: newsOf(done.fields).map(({ column, before, after: is }) => ({ field: column, before, after: is })),
    };
  }
  const refusal = refusals.find(({ sku }) => sku === thing);
  return refusal ? { line, state: 'refused', code: 'row', message: refusal.reason } : { line, state: 'unchanged' };
}
