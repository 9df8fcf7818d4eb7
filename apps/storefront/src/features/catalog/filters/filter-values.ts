type Option = { readonly value: string; readonly label: string };

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', '&': ' ' };

/** `Mini (50 cm)` → `mini-50-cm`. */
export function valueSlug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[äöüßæøœ&]/g, (character) => umlauts[character] ?? character)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * How an address names the options of an attribute: by their words where these are clear, otherwise by id.
 * Words are unclear when two options share them, or when they are the id of another option.
 */
export function addressValues(options: readonly Option[]): ReadonlyMap<string, string> {
  const ids = new Set(options.map(({ value }) => value));
  const uses = new Map<string, number>();
  const slugs = options.map(({ label }) => valueSlug(label));
  for (const slug of slugs) uses.set(slug, (uses.get(slug) ?? 0) + 1);
  return new Map(
    options.map(({ value }, index) => {
      const slug = slugs[index] ?? '';
      return [value, slug === '' || uses.get(slug) !== 1 || ids.has(slug) ? value : slug];
    }),
  );
}
