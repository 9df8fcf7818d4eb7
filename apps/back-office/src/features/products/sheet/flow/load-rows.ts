import { SheetRowsDocument, type SheetRowsQueryVariables } from '../../../../generated/graphql.ts';
import { ask } from '../../../../lib/api/api.ts';
import type { SheetRow } from '../model/sheet-state.ts';

/** Which products a sheet has: those somebody chose, or those of a list. */
export type SheetSource =
  | { readonly skus: readonly string[] }
  | (Pick<SheetRowsQueryVariables, 'list' | 'filter' | 'tab'> & { readonly except: readonly string[] });

export type Loading = { readonly rows: readonly SheetRow[]; readonly hasMore: boolean };

/** As many as are asked for by name at once. */
const part = 500;
/** As many as the shop changes at once. */
const mostRows = 5_000;

const rowsOf = async (variables: SheetRowsQueryVariables) => {
  const { items, next } = (await ask(SheetRowsDocument, variables)).sheetRows;
  return { rows: items.map((item) => ({ ...item, values: item.values as readonly unknown[] })), next };
};

/** Products by name, in the order they are asked for; what is gone is left out. */
export async function loadSkus(skus: readonly string[], fields: readonly string[], onPart: (count: number) => void = () => undefined) {
  const rows: SheetRow[] = [];
  for (let start = 0; start < skus.length; start += part) {
    rows.push(...(await rowsOf({ list: {}, skus: skus.slice(start, start + part), fields: [...fields] })).rows);
    onPart(rows.length);
  }
  return rows;
}

/** All products of a source, 500 at a time. */
export async function loadSource(source: SheetSource, fields: readonly string[], onPart: (count: number) => void): Promise<Loading> {
  if ('skus' in source)
    return { rows: await loadSkus(source.skus.slice(0, mostRows), fields, onPart), hasMore: source.skus.length > mostRows };
  const { list, filter, tab, except } = source;
  const rows: SheetRow[] = [];
  let after: string | null = null;
  do {
    const found = await rowsOf({ list: { ...list, after, before: null }, filter, tab, fields: [...fields] });
    rows.push(...found.rows.filter(({ sku }) => !except.includes(sku)));
    after = found.next ?? null;
    onPart(rows.length);
  } while (after !== null && rows.length < mostRows);
  return { rows: rows.slice(0, mostRows), hasMore: after !== null };
}

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What was chosen in the list, which the way here brings along: these, or all of its address but these. */
export function sourceOf(state: unknown, list: Pick<SheetRowsQueryVariables, 'list' | 'filter' | 'tab'>): SheetSource {
  const { skus, except } = (typeof state === 'object' && state !== null ? state : {}) as {
    readonly skus?: unknown;
    readonly except?: unknown;
  };
  return isNames(skus) ? { skus } : { ...list, except: isNames(except) ? except : [] };
}
