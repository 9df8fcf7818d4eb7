import { TextTable } from '#kernel/text-table.ts';
import { codeKey } from './fold.ts';

/** The SKUs there ever were, so that one is found by its beginning; who has it, the codes know. */
export type SkuBook = {
  add(sku: string): void;
  /** Those that begin so, however that is written. */
  startingWith(beginning: string): readonly string[];
};

/** Makes an empty book. */
export function createSkuBook(): SkuBook {
  const keys = new TextTable();
  /** Sorted when somebody asks and one came since. */
  let sorted = new Uint32Array(0);
  const inOrder = (): Uint32Array => {
    if (sorted.length === keys.size) return sorted;
    const texts = Array.from({ length: keys.size }, (_, id) => keys.text(id));
    const isBefore = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
    sorted = Uint32Array.from([...texts.keys()].sort((a, b) => isBefore(texts[a] ?? '', texts[b] ?? '')));
    return sorted;
  };
  return {
    add: (sku) => void keys.idOf(codeKey(sku)),
    startingWith: (beginning) => {
      const prefix = codeKey(beginning);
      const order = inOrder();
      let [low, high] = [0, order.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (keys.text(order[middle] as number) < prefix) low = middle + 1;
        else high = middle;
      }
      const found: string[] = [];
      for (let place = low; place < order.length; place += 1) {
        const key = keys.text(order[place] as number);
        if (!key.startsWith(prefix)) break;
        found.push(key);
      }
      return found;
    },
  };
}
