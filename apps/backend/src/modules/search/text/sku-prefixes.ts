import { TextTable, type CapturedTexts } from '#kernel/memory/text-table.ts';
import { codeKey } from './tokenizer.ts';

/** Finds SKUs by prefix among all there ever were; the code table says which document has one now. */
export type SkuPrefixes = {
  add(sku: string): void;
  /** Normalised SKUs. */
  startingWith(prefix: string): readonly string[];
  capture(): CapturedTexts;
};

export function createSkuPrefixes(captured?: CapturedTexts): SkuPrefixes {
  const keys = captured ? TextTable.restored(captured) : new TextTable();
  /** Sorted lazily. */
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
    capture: () => keys.capture(),
    startingWith: (typed) => {
      const prefix = codeKey(typed);
      const order = inOrder();
      let [low, high] = [0, order.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (keys.text(order[middle] as number) < prefix) low = middle + 1;
        else high = middle;
      }
      const found: string[] = [];
      for (let at = low; at < order.length; at += 1) {
        const key = keys.text(order[at] as number);
        if (!key.startsWith(prefix)) break;
        found.push(key);
      }
      return found;
    },
  };
}
