/** The terms of one document with weights and field bits, as numbers in parallel arrays. */
export type CollectedTerms = { readonly ids: Uint32Array; readonly weights: Float32Array; readonly bits: Uint8Array };

/** Sums the weights of a document's terms, without an object per term. */
export type TermCollector = {
  /** A term of the current field; the strongest occurrence counts. */
  add(id: number, strength: number): void;
  /** With `elsewhere` a term that no field before has is added under the id it returns. */
  endField(weight: number, bit: number, elsewhere?: (id: number) => number): void;
  /** A term with a weight of its own. */
  set(id: number, weight: number, bit: number): void;
  /** Returns the terms and resets the collector for the next document. */
  take(): CollectedTerms;
};

export function createTermCollector(): TermCollector {
  let strengths = new Float32Array(1024);
  let weights = new Float32Array(1024);
  let bits = new Uint8Array(1024);
  const inField: number[] = [];
  const inDocument: number[] = [];
  const ensureCapacity = (id: number): void => {
    if (id < strengths.length) return;
    const length = Math.max(id + 1, strengths.length * 2);
    const grown = { strengths: new Float32Array(length), weights: new Float32Array(length), bits: new Uint8Array(length) };
    grown.strengths.set(strengths);
    grown.weights.set(weights);
    grown.bits.set(bits);
    ({ strengths, weights, bits } = grown);
  };
  const weigh = (id: number, weight: number, bit: number): void => {
    if (bits[id] === 0) inDocument.push(id);
    weights[id] = (weights[id] as number) + weight;
    bits[id] = (bits[id] as number) | bit;
  };
  return {
    add: (id, strength) => {
      ensureCapacity(id);
      const previous = strengths[id] as number;
      if (strength <= previous) return;
      if (previous === 0) inField.push(id);
      strengths[id] = strength;
    },
    endField: (weight, bit, elsewhere) => {
      for (const id of inField) {
        const own = elsewhere && bits[id] === 0 ? elsewhere(id) : id;
        ensureCapacity(own);
        weigh(own, (strengths[id] as number) * weight, bit);
        strengths[id] = 0;
      }
      inField.length = 0;
    },
    set: (id, weight, bit) => {
      ensureCapacity(id);
      if (bits[id] === 0) weigh(id, weight, bit);
    },
    take: () => {
      const { length } = inDocument;
      const taken = { ids: new Uint32Array(length), weights: new Float32Array(length), bits: new Uint8Array(length) };
      for (let i = 0; i < length; i += 1) {
        const id = inDocument[i] as number;
        taken.ids[i] = id;
        taken.weights[i] = weights[id] as number;
        taken.bits[i] = bits[id] as number;
        weights[id] = 0;
        bits[id] = 0;
      }
      inDocument.length = 0;
      return taken;
    },
  };
}
