/** Scores that differ by less than one part in eight thousand are equal: the rest of a float would be noise. */
const noiseBits = 10;
const scoreMask = -1 << noiseBits;
/** More than the bits that are left of a positive score. */
const highestKey = 2 ** (31 - noiseBits);
const ordinalRange = 2 ** 32;

/** The bits of positive floats are whole numbers of the same order. */
const bitsOf = (scores: Float32Array): Uint32Array => new Uint32Array(scores.buffer, scores.byteOffset, scores.length);

/** Makes scores that differ by next to nothing equal. */
export function roundScores(scores: Float32Array): void {
  const bits = bitsOf(scores);
  for (let index = 0; index < bits.length; index += 1) bits[index] = (bits[index] as number) & scoreMask;
}

/** Orders by rounded score, highest first; equal scores by ordinal. Changes both arrays. */
export function rank(ordinals: Uint32Array, scores: Float32Array): void {
  const bits = bitsOf(scores);
  const keys = Float64Array.from(bits, (score, index) => (highestKey - (score >>> noiseBits)) * ordinalRange + (ordinals[index] as number));
  for (const [index, key] of keys.sort().entries()) {
    ordinals[index] = key % ordinalRange;
    bits[index] = (highestKey - Math.floor(key / ordinalRange)) << noiseBits;
  }
}

/** The ordinals of the highest scores, in the order of a ranking. */
export function bestOf(ordinals: Uint32Array, scores: Float32Array, most: number): readonly number[] {
  const best: number[] = [];
  let worst = 0;
  const isBefore = (a: number, b: number): boolean => {
    const difference = (scores[b] as number) - (scores[a] as number);
    return difference < 0 || (difference === 0 && (ordinals[a] as number) < (ordinals[b] as number));
  };
  for (let index = 0; index < ordinals.length; index += 1) {
    if ((scores[index] as number) < worst) continue;
    let place = best.length;
    while (place > 0 && isBefore(index, best[place - 1] as number)) place -= 1;
    best.splice(place, 0, index);
    if (best.length > most) best.pop();
    if (best.length === most) worst = scores[best[most - 1] as number] as number;
  }
  return best.map((index) => ordinals[index] as number);
}
