import type { Queryable, Tx } from '#kernel/database/database.ts';
import type { NewRow, Run, RunRow } from '#modules/bulk/index.ts';
import { isShopPath, readRewritesOf, removeUrlRewritesOf, writeUrlRewrites, type UrlRewrite } from '#modules/content/index.ts';
import { RowFault } from '../../import-export/catalogue/row-fault.ts';
import { startedBy, type ImportParts, type Importer, type RowWriter } from './importer.ts';
import { checkTable, conflictsWith, hindered, refused, said, wrote, type TableRow } from './table-file.ts';

export const redirectColumns = ['store_view_code', 'request_path', 'target_path', 'redirect_type'] as const;
type Row = TableRow<(typeof redirectColumns)[number]>;
type Place = Pick<UrlRewrite, 'storeCode' | 'requestPath'>;

const fields = { target_path: 'targetPath', redirect_type: 'redirectCode' } as const;
const keyOf = ({ storeCode, requestPath }: Place): string => `${storeCode} ${requestPath}`;
const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');
const placeOf = ({ cells }: Row): Place => ({ storeCode: cells.store_view_code, requestPath: trimmed(cells.request_path) });

/** Old addresses and where they lead; one whose target is emptied is taken away. */
export const redirectFile: Importer = {
  check: async ({ database, stores }, bytes) => {
    const views = new Set(stores.activeViews().map(({ code }) => code));
    const { rows, facts } = await checkTable(bytes, {
      columns: redirectColumns,
      keyOf: (row: Row) => keyOf(placeOf(row)),
      find: async (rows) => {
        const found = await readRewritesOf(database, rows.map(placeOf));
        return new Map(found.map((rewrite) => [keyOf(rewrite), rewrite]));
      },
      plan: (row, found: ReadonlyMap<string, UrlRewrite>) => planRow(row, found.get(keyOf(placeOf(row))), views),
    });
    return { rows: await withoutLoops(database, rows), facts };
  },
  writer: redirectWriter,
};

function planRow(row: Row, before: UrlRewrite | undefined, views: ReadonlySet<string>) {
  const { storeCode, requestPath } = placeOf(row);
  const target = said(row.cells.target_path);
  const type = row.cells.redirect_type || String(before?.redirectCode ?? 301);
  if (!views.has(storeCode)) throw new RowFault(`there is no store view "${storeCode}".`);
  if (requestPath === '' || !isShopPath(requestPath)) throw new RowFault(`"${row.cells.request_path}" is not a path of the shop.`);
  if (type !== '301' && type !== '302') throw new RowFault(`redirect_type "${type}" is neither 301 nor 302.`);
  const targetPath = typeof target === 'string' ? target.replace(/^\/(?!\/)/, '') : target;
  if (targetPath === undefined) throw new RowFault('the row has no target_path.');
  if (targetPath !== null && !isShopPath(targetPath)) throw new RowFault(`a redirect must stay inside the shop: "${targetPath}".`);
  if (targetPath !== null && trimmed(targetPath) === requestPath) throw new RowFault(`"${requestPath}" would lead to itself.`);
  const values = { target_path: targetPath, redirect_type: targetPath === null ? null : Number(type) };
  const changes = (Object.keys(fields) as (keyof typeof fields)[])
    .map((field) => ({ field, before: before?.[fields[field]] ?? null, after: values[field] }))
    .filter((change) => change.before !== change.after);
  return { thing: requestPath, view: storeCode, changes };
}

const batch = 1_000;
const mostSteps = 20;
/** Where a row leads; null where it takes its redirect away, undefined where it says nothing about that. */
const leadsTo = ({ changes }: NewRow): string | null | undefined => {
  const target = changes?.find(({ field }) => field === 'target_path');
  return target && (typeof target.after === 'string' ? target.after : null);
};
const targetOf = (storeCode: string, targetPath: string): Place => ({ storeCode, requestPath: trimmed(targetPath.split(/[?#]/)[0] ?? '') });

/** What comes back to where it began leads nowhere, be it by rows of the file or by what the shop has. */
async function withoutLoops(sql: Queryable, rows: readonly NewRow[]): Promise<readonly NewRow[]> {
  const next = new Map<string, Place | undefined>();
  for (const row of rows) {
    const target = leadsTo(row);
    if (target === undefined) continue;
    const place = target === null ? undefined : targetOf(row.view ?? '', target);
    next.set(keyOf({ storeCode: row.view ?? '', requestPath: row.thing }), place);
  }
  let open = [...next.values()].flatMap((place) => (place && !next.has(keyOf(place)) ? [place] : []));
  for (let step = 0; step < mostSteps && open.length > 0; step++) {
    for (const place of open) next.set(keyOf(place), undefined);
    for (let at = 0; at < open.length; at += batch)
      for (const rewrite of await readRewritesOf(sql, open.slice(at, at + batch)))
        next.set(keyOf(rewrite), targetOf(rewrite.storeCode, rewrite.targetPath));
    open = open.flatMap((place) => next.get(keyOf(place)) ?? []).filter((place) => !next.has(keyOf(place)));
  }
  return rows.map((row) => {
    const start = keyOf({ storeCode: row.view ?? '', requestPath: row.thing });
    let place = typeof leadsTo(row) === 'string' ? next.get(start) : undefined;
    for (let step = 0; step < mostSteps && place && keyOf(place) !== start; step++) place = next.get(keyOf(place));
    if (!place || keyOf(place) !== start) return row;
    return { line: row.line, thing: start, state: 'refused', message: `"${row.thing}" would lead to itself.` };
  });
}

function redirectWriter({ audit }: ImportParts, run: Run): RowWriter {
  return async (tx, rows) => {
    const places = rows.map(({ thing, view }) => ({ storeCode: view, requestPath: thing }));
    const found = new Map((await readRewritesOf(tx, places, 'for update')).map((rewrite) => [keyOf(rewrite), rewrite]));
    const settled = [];
    for (const row of rows) {
      const now = found.get(keyOf({ storeCode: row.view, requestPath: row.thing }));
      const conflicts = conflictsWith(row.changes, (field) => now?.[fields[field as keyof typeof fields]]);
      if (conflicts.length > 0) {
        settled.push(hindered(row, conflicts));
        continue;
      }
      const fault = await writeRow(tx, row, now);
      settled.push(fault === undefined ? wrote(row) : refused(row, fault));
      if (fault !== undefined) continue;
      const changed = { entity: 'redirect', entityId: `${row.view} ${row.thing}`, changes: row.changes };
      await audit.record(tx, { ...startedBy(run), action: 'redirect.import', ...changed });
    }
    return settled;
  };
}

async function writeRow(tx: Tx, { thing, view, changes }: RunRow, now: UrlRewrite | undefined): Promise<string | undefined> {
  const valueOf = (field: keyof typeof fields): unknown => {
    const change = changes.find((one) => one.field === field);
    return change ? change.after : now?.[fields[field]];
  };
  const place = { storeCode: view, requestPath: thing };
  const targetPath = valueOf('target_path') ?? null;
  if (targetPath === null) {
    await removeUrlRewritesOf(tx, [place]);
    return undefined;
  }
  if (typeof targetPath !== 'string') return 'the row has no target_path.';
  await writeUrlRewrites(tx, [{ ...place, targetPath, redirectCode: valueOf('redirect_type') === 302 ? 302 : 301 }]);
  return undefined;
}
