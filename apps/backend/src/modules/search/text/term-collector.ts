/** The terms of one document with weights and field bits, as numbers in parallel arrays. */
export type CollectedTerms = { readonly ids: Uint32Array; readonly weights: Float32Array; readonly bits: Uint8Array };

/** Adds up the terms of one document after the other, without an object per term. */
export type TermCollector = {
  /** A term of the current field; the strongest occurrence counts. */
  add(id: number, strength: number): void;
  /** With `elsewhere` a term that stands in no field before is counted under the number that gives. */
  endField(weight: number, bit: number, elsewhere?: (id: number) => number): void;
  /** A term with a weight of its own. */
  set(id: number, weight: number, bit: number): void;
  /** Hands out the document and starts the next. */
  take(): CollectedTerms;
};

/** Makes a collector; its room grows with the number of terms. */
export function createTermCollector(): TermCollector {
  let strengths = new Float32Array(1024);
  let weights = new Float32Array(1024);
  let bits = new Uint8Array(1024);
  const inField: number[] = [];
  const inDocument: number[] = [];
  const makeRoom = (id: number): void => {
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
      makeRoom(id);
      const known = strengths[id] as number;
      if (strength <= known) return;
      if (known === 0) inField.push(id);
      strengths[id] = strength;
    },
    endField: (weight, bit, elsewhere) => {
      for (const id of inField) {
        const own = elsewhere && bits[id] === 0 ? elsewhere(id) : id;
        makeRoom(own);
        weigh(own, (strengths[id] as number) * weight, bit);
        strengths[id] = 0;
      }
      inField.length = 0;
    },
    set: (id, weight, bit) => {
      makeRoom(id);
      if (bits[id] === 0) weigh(id, weight, bit);
    },
    take: () => {
      const { length } = inDocument;
      const taken = { ids: new Uint32Array(length), weights: new Float32Array(length), bits: new Uint8Array(length) };
      for (let place = 0; place < length; place += 1) {
        const id = inDocument[place] as number;
        taken.ids[place] = id;
        taken.weights[place] = weights[id] as number;
        taken.bits[place] = bits[id] as number;
        weights[id] = 0;
        bits[id] = 0;
      }
      inDocument.length = 0;
      return taken;
    },
  };
}
