/** A word and everything one deletion away from it (SymSpell): words within one edit share one of these. */
export function deletions(word: string): readonly string[] {
  const all = new Set([word]);
  for (let index = 0; index < word.length; index += 1) all.add(word.slice(0, index) + word.slice(index + 1));
  return [...all];
}

/** Damerau-Levenshtein distance 1: an insertion, deletion or substitution, or two neighbours swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return short[start] === long[start + 1] && short[start + 1] === long[start] && short.slice(start + 2) === long.slice(start + 2);
}
