/** A posting is one number: an ordinal, and below it the number of a kind in so many bits. */
const kindBits = 12;
const kindMask = (1 << kindBits) - 1;
const mostKinds = 1 << kindBits;
/** One more than the highest ordinal that fits above a kind. */
const mostOrdinals = 2 ** (32 - kindBits);

const fieldRange = 256;

/** By kind, the weight of a posting in whole units and the fields it comes from. */
export type PostingKinds = { readonly weights: Float32Array; readonly fields: Uint8Array };

export const ordinalOf = (entry: number): number => entry >>> kindBits;
export const kindOf = (entry: number): number => entry & kindMask;

/** An entry of a list. */
export function entryOf(ordinal: number, kind: number): number {
  if (ordinal >= mostOrdinals) throw new RangeError(`a text index has room for ${mostOrdinals} documents`);
  return ((ordinal << kindBits) | kind) >>> 0;
}

/** Numbers the kinds of postings. Weights with their fields repeat themselves: the documents of a shop have a few hundred. */
export class KindTable implements PostingKinds {
  readonly weights = new Float32Array(mostKinds);
  readonly fields = new Uint8Array(mostKinds);
  readonly #numbers = new Map<number, number>();
  #size = 0;

  /** The number of a kind; when there is none left, that of the kind most like it. */
  numberOf(weight: number, fields: number): number {
    const name = weight * fieldRange + fields;
    let kind = this.#numbers.get(name);
    if (kind !== undefined) return kind;
    if (this.#size === mostKinds) return this.#nearest(weight, fields);
    kind = this.#size;
    this.weights[kind] = weight;
    this.fields[kind] = fields;
    this.#numbers.set(name, kind);
    this.#size += 1;
    return kind;
  }

  #nearest(weight: number, fields: number): number {
    let [nearest, least] = [0, Infinity];
    for (let kind = 0; kind < this.#size; kind += 1) {
      const distance = Math.abs((this.weights[kind] as number) - weight) + (this.fields[kind] === fields ? 0 : weight);
      if (distance < least) [nearest, least] = [kind, distance];
    }
    return nearest;
  }
}
