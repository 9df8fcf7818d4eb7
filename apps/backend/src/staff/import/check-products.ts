import type { NewRow, RowChange } from '#modules/bulk/index.ts';
import type { CatalogueFile, FileRow } from '../../import-export/catalogue/catalogue-file.ts';
import { givenCells, newsOf, withTheirGroups } from '../../import-export/catalogue/cell-groups.ts';
import { columns } from '../../import-export/catalogue/columns.ts';
import { frameOf, planFile, readProductFile } from '../../import-export/catalogue/import-catalogue.ts';
import type { ImportPlan } from '../../import-export/catalogue/plan-import.ts';
import type { Progress } from '../../import-export/catalogue/progress.ts';
import { readShop } from '../../import-export/catalogue/shop-snapshot.ts';
import { mostLength, type Checked, type FileBytes, type ImportParts } from './importer.ts';

/** Files of staff come without pictures. */
export const pictureHint = 'bring it into the shop first.';

/** What a product file would do. */
export async function checkProductFile({ database, media, clock }: ImportParts, bytes: FileBytes, progress: Progress): Promise<Checked> {
  const shop = await readShop(database);
  const file = await readProductFile(shop, bytes, mostLength);
  const { planned } = await planFile(shop, file, { media, clock, pictureHint, progress });
  const frame = bringsFrame(planned)
    ? [...file.products.values()].flatMap(({ first }) => first?.cell('maas_catalogue') ?? [])[0]
    : undefined;
  const rows = [...planned.rows.flatMap((row) => rowOf(row, file)), ...refusedRows(planned, file)].sort((a, b) => a.line - b.line);
  return {
    rows,
    facts: {
      rows: file.rows,
      unchanged: planned.rows.filter(({ status }) => status === 'unchanged').length,
      ignoredColumns: file.ignoredColumns,
      ...(frame !== undefined && frameOf(file) ? { frame } : {}),
    },
  };
}

const bringsFrame = ({ work }: ImportPlan): boolean =>
  work.addedSources() || Object.values(work.additions()).some((list) => list.length > 0);

function rowOf({ line, sku, view, status, fields }: ImportPlan['rows'][number], file: CatalogueFile): NewRow[] {
  const product = file.products.get(sku);
  const row = view === '' ? product?.first : product?.views.get(view);
  if (status === 'unchanged' || !row) return [];
  return [{ line, thing: sku, view, state: status, changes: status === 'created' ? newCells(row) : changedCells(row, fields) }];
}

const newCells = (row: FileRow): readonly RowChange[] =>
  givenCells(row, new Set(columns))
    .filter(([column]) => column !== 'maas_catalogue')
    .map(([field, given]) => ({ field, before: null, after: given ?? '', given }));

/** What becomes different, and what the file says about it and what goes with it: the rest of a file changes nothing, also not later. */
function changedCells(row: FileRow, all: ImportPlan['rows'][number]['fields']): readonly RowChange[] {
  const fields = newsOf(all);
  const given = new Map<string, string | null>(givenCells(row, withTheirGroups(fields.map(({ column }) => column))));
  const shown = fields.map(({ column, before, after }) => ({
    field: column,
    before,
    after,
    ...(given.has(column) ? { given: given.get(column) ?? null } : {}),
  }));
  const told = new Set(fields.map(({ column }) => column));
  const beside = [...given].flatMap(([field, cell]) => (told.has(field) ? [] : [{ field, before: '', after: '', given: cell }]));
  return [...shown, ...beside];
}

/** Where a product is refused, all of its rows are; the reason stands in one of them. */
function refusedRows({ refusals, rows }: ImportPlan, file: CatalogueFile): readonly NewRow[] {
  const told = new Map(refusals.map(({ line, sku, reason }) => [line, { line, thing: sku, state: 'refused' as const, message: reason }]));
  const planned = new Set(rows.map(({ sku }) => sku));
  const reasons = new Map(refusals.map(({ sku, reason }) => [sku, reason]));
  for (const { sku, first, views } of file.products.values()) {
    const message = reasons.get(sku);
    if (planned.has(sku) || message === undefined) continue;
    for (const { line } of [...(first ? [first] : []), ...views.values()])
      if (!told.has(line)) told.set(line, { line, thing: sku, state: 'refused', message });
  }
  return [...told.values()];
}
