/** A short number from a text (FNV-1a), the same on every machine. */
export const hashText = (text: string): number => {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

/** Numbers from 0 to 1 that follow a seed (mulberry32): drawings may never use Math.random. */
export const randomOf = (seed: string): (() => number) => {
  let state = hashText(seed) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
};

/** The product of a seed such as MA-LED-2001-CO: its colours share one cut. */
export const modelOf = (seed: string): string => /^[A-Z]+-[A-Z]+-\d+/.exec(seed)?.[0] ?? seed;

/** One of the list; what stands in it twice is chosen twice as often. */
export const pickOf = <T>(random: () => number, list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
