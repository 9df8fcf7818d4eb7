/** FNV-1a: the same words always give the same number. */
export function fingerprint(words: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    value ^= words.charCodeAt(index);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}

/** A repeatable source of choices. */
export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly int: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Different entries of a list, at most as many as it has. */
  readonly some: <T>(list: readonly T[], count: number) => readonly [T, ...T[]];
};

/** Mulberry32: 32 bits of state are enough for a shop window, and every seed starts elsewhere. */
function mulberry(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** The choices that belong to a seed, usually a SKU. */
export function randomOf(seed: string): Random {
  const next = mulberry(fingerprint(seed));
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const some = <T>(list: readonly T[], count: number): readonly [T, ...T[]] => {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
    if (taken.length === 0) throw new Error('Nothing to choose from');
    return taken as [T, ...T[]];
  };
  return { next, int, some, chance: (share) => next() < share, pick: (list) => some(list, 1)[0] };
}
