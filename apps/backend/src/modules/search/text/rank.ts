/** Scores that differ by less than one part in eight thousand are equal: the rest of a float would be noise. */
const noiseBits = 10;
const scoreMask = -1 << noiseBits;
/** Above every rounded score. */
const highestKey = 2 ** (31 - noiseBits);
const docIdRange = 2 ** 32;

/** The bits of positive floats are whole numbers of the same order. */
const bitsOf = (scores: Float32Array): Uint32Array => new Uint32Array(scores.buffer, scores.byteOffset, scores.length);

export function roundScores(scores: Float32Array): void {
  const bits = bitsOf(scores);
  for (let index = 0; index < bits.length; index += 1) bits[index] = (bits[index] as number) & scoreMask;
}

/** Orders by rounded score, highest first; equal scores by doc id. Sorts both arrays in place. */
export function rank(docIds: Uint32Array, scores: Float32Array): void {
  const bits = bitsOf(scores);
  const keys = Float64Array.from(bits, (score, index) => (highestKey - (score >>> noiseBits)) * docIdRange + (docIds[index] as number));
  for (const [index, key] of keys.sort().entries()) {
    docIds[index] = key % docIdRange;
    bits[index] = (highestKey - Math.floor(key / docIdRange)) << noiseBits;
  }
}

/** The doc ids of the `k` highest scores, ranked. */
export function topK(docIds: Uint32Array, scores: Float32Array, k: number): readonly number[] {
  const best: number[] = [];
  let worst = 0;
  const isBefore = (a: number, b: number): boolean => {
    const difference = (scores[b] as number) - (scores[a] as number);
    return difference < 0 || (difference === 0 && (docIds[a] as number) < (docIds[b] as number));
  };
  for (let index = 0; index < docIds.length; index += 1) {
    if ((scores[index] as number) < worst) continue;
    let at = best.length;
    while (at > 0 && isBefore(index, best[at - 1] as number)) at -= 1;
    best.splice(at, 0, index);
    if (best.length > k) best.pop();
    if (best.length === k) worst = scores[best[k - 1] as number] as number;
  }
  return best.map((index) => docIds[index] as number);
}
