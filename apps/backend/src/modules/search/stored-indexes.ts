import { ValueReader, ValueWriter } from '#kernel/snapshot/value-stream.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import type { CapturedIndexes, StoreIndexes } from './store-indexes.ts';

/** What was captured, and of which view: one that has another language or another root since has other indexes. */
export type StoredIndexes = { readonly scope: string; readonly captured: CapturedIndexes };

const scopeOf = ({ scope }: CatalogueView): string => JSON.stringify(scope);

export function captureIndexes(view: CatalogueView, indexes: Pick<StoreIndexes, 'capture'>): Buffer | undefined {
  const captured = indexes.capture(view.scope.code);
  if (!captured) return undefined;
  const writer = new ValueWriter();
  writer.write({ scope: scopeOf(view), captured } satisfies StoredIndexes);
  return writer.end();
}

export const readIndexes = (bytes: Uint8Array): StoredIndexes => new ValueReader(bytes).read<StoredIndexes>();

export function indexesFor(
  view: CatalogueView,
  restored: ((storeCode: string) => StoredIndexes | undefined) | undefined,
): CapturedIndexes | undefined {
  const stored = restored?.(view.scope.code);
  return stored?.scope === scopeOf(view) ? stored.captured : undefined;
}
