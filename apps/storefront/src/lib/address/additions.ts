type Found = { readonly letter: string; readonly addition: string };

/** Letter and addition of every address of a house number, each once: by letter, then by the number of the addition (SPEC-5). */
export function additionsOf(addresses: readonly Found[]): readonly string[] {
  const sorted = addresses.toSorted(
    (a, b) => a.letter.localeCompare(b.letter) || Number.parseInt(a.addition, 10) - Number.parseInt(b.addition, 10) || 0,
  );
  return [...new Set(sorted.map(({ letter, addition }) => `${letter}${addition}`))].filter((text) => text !== '');
}
