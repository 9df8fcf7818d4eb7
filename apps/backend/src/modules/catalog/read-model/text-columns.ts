import type { ProductText, ProductTextName } from '../products/product-fields.ts';
import { textEntries } from '../products/product-fields.ts';

type Texts = Readonly<Record<string, ProductText>>;

/** By number of the product: whether it has texts in a store view, and of each text its number + 1, or 0. */
type StoreColumns = { readonly isThere: Uint8Array; readonly numbers: Readonly<Record<ProductTextName, Uint32Array>> };
export type TextColumns = Readonly<Record<string, StoreColumns>>;

/** Writes the texts of products into columns of numbers, each different text once. */
export class TextColumnsWriter {
  /** The texts by their numbers. */
  readonly strings: string[] = [];
  readonly columns: Record<string, StoreColumns> = {};
  readonly #numbers = new Map<string, number>();
  readonly #length: number;

  constructor(length: number) {
    this.#length = length;
  }

  set(row: number, texts: Texts): void {
    for (const [store, text] of Object.entries(texts)) {
      const { isThere, numbers } = (this.columns[store] ??= this.#emptyColumns());
      isThere[row] = 1;
      for (const [name] of textEntries) numbers[name][row] = this.#numberOf(text[name]);
    }
  }

  #emptyColumns(): StoreColumns {
    const numbers = Object.fromEntries(textEntries.map(([name]) => [name, new Uint32Array(this.#length)]));
    return { isThere: new Uint8Array(this.#length), numbers: numbers as StoreColumns['numbers'] };
  }

  #numberOf(text: string | undefined): number {
    if (text === undefined) return 0;
    let number = this.#numbers.get(text);
    if (number === undefined) this.#numbers.set(text, (number = this.strings.push(text)));
    return number;
  }
}

/** Reads the texts of one product after the other. */
export function textsReader(columns: TextColumns, strings: readonly string[]): (row: number) => Texts {
  const stores = Object.entries(columns).map(([store, { isThere, numbers }]) => ({
    store,
    isThere,
    names: textEntries.map(([name]) => [name, numbers[name]] as const),
  }));
  return (row) => {
    const texts: Record<string, ProductText> = {};
    for (const { store, isThere, names } of stores) {
      if (isThere[row] !== 1) continue;
      const text: { -readonly [Name in ProductTextName]?: string } = {};
      for (const [name, numbers] of names) {
        const string = strings[(numbers[row] ?? 0) - 1];
        if (string !== undefined) text[name] = string;
      }
      texts[store] = text;
    }
    return texts;
  };
}
