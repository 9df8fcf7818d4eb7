import { same } from '../../../../lib/edits/edit-state.ts';
import { cellOf, type Mine, type SheetRow } from './sheet-state.ts';

/**
 * What was typed as the shop takes it: a line of JSON a product. At its own version the shop writes without looking at what a cell was; so a
 * row that has moved on since a cell was seen says that it was read before.
 */
export function editsFile(mine: Mine, rowOf: (sku: string) => SheetRow | undefined, paths: readonly string[]): string {
  const lines = new Map<string, { readonly field: string; readonly base: unknown; readonly value: unknown }[]>();
  for (const [key, { base, value }] of Object.entries(mine)) {
    const { path, sku } = cellOf(key);
    if (!rowOf(sku) || !paths.includes(path)) continue;
    const changes = lines.get(sku) ?? [];
    changes.push({ field: path, base, value });
    lines.set(sku, changes);
  }
  return [...lines]
    .map(([sku, changes]) => {
      const { version = 1, values = [] } = rowOf(sku) ?? {};
      const isSeen = changes.every(({ field, base }) => same(base, values[paths.indexOf(field)]));
      return JSON.stringify({ id: sku, version: isSeen ? version : version - 1, changes });
    })
    .join('\n');
}
