export type LetterGroup<Brand> = { readonly letter: string; readonly brands: readonly Brand[] };

const otherSigns = '#';

/** `Ähre` stands under A, `1618` under #. */
function letterOf(title: string): string {
  const first = title.trim().normalize('NFD').replace(/\p{M}/gu, '').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : otherSigns;
}

/** Brands under the letter they begin with, both in the order of the language; symbols and digits stand at the end. */
export function letterGroups<Brand extends { readonly title: string }>(
  brands: readonly Brand[],
  locale: string,
): readonly LetterGroup<Brand>[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const groups = new Map<string, Brand[]>();
  for (const brand of brands.toSorted((a, b) => compare(a.title, b.title))) {
    const letter = letterOf(brand.title);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  const rank = (letter: string): number => (letter === otherSigns ? 1 : 0);
  return [...groups].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)).map(([letter, members]) => ({ letter, brands: members }));
}
