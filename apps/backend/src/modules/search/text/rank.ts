/** Below this length a plain insertion sort is quicker. */
const fewPlaces = 48;
const digitBits = 11;
const digits = 1 << digitBits;
/** Scores that differ by less than one part in eight thousand are equal: the rest of a float would be noise. */
const scoreMask = ~1023;
const lowShift = 10;
const highShift = lowShift + digitBits;

/** Orders by score, highest first; equal scores stay in the order they come in. Changes both arrays. */
export function rank(ordinals: Uint32Array, scores: Float32Array): void {
  const keys = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  for (let index = 0; index < keys.length; index += 1) keys[index] = (keys[index] as number) & scoreMask;
  if (keys.length <= fewPlaces) insertionSort(ordinals, keys);
  else radixSort(ordinals, keys);
}

function insertionSort(ordinals: Uint32Array, keys: Uint32Array): void {
  for (let index = 1; index < keys.length; index += 1) {
    const key = keys[index] as number;
    const ordinal = ordinals[index] as number;
    let place = index;
    for (; place > 0 && (keys[place - 1] as number) < key; place -= 1) {
      keys[place] = keys[place - 1] as number;
      ordinals[place] = ordinals[place - 1] as number;
    }
    keys[place] = key;
    ordinals[place] = ordinal;
  }
}

const [low, high] = [new Uint32Array(digits), new Uint32Array(digits)];
let [otherOrdinals, otherKeys] = [new Uint32Array(0), new Uint32Array(0)];

/** Positive floats are ordered like the whole numbers of the same bits, so two rounds of eleven bits sort them. */
function radixSort(ordinals: Uint32Array, keys: Uint32Array): void {
  const { length } = keys;
  low.fill(0);
  high.fill(0);
  for (let index = 0; index < length; index += 1) {
    const key = keys[index] as number;
    (low[(key >>> lowShift) & (digits - 1)] as number)++;
    (high[key >>> highShift] as number)++;
  }
  toStarts(low);
  toStarts(high);
  if (otherKeys.length < length) {
    otherOrdinals = new Uint32Array(length);
    otherKeys = new Uint32Array(length);
  }
  for (let index = 0; index < length; index += 1) {
    const key = keys[index] as number;
    const place = (low[(key >>> lowShift) & (digits - 1)] as number)++;
    otherKeys[place] = key;
    otherOrdinals[place] = ordinals[index] as number;
  }
  for (let index = 0; index < length; index += 1) {
    const key = otherKeys[index] as number;
    const place = (high[key >>> highShift] as number)++;
    keys[place] = key;
    ordinals[place] = otherOrdinals[index] as number;
  }
}

/** Turns how often each digit comes into where it starts, the highest first. */
function toStarts(counts: Uint32Array): void {
  let start = 0;
  for (let digit = digits - 1; digit >= 0; digit -= 1) {
    const count = counts[digit] as number;
    counts[digit] = start;
    start += count;
  }
}
