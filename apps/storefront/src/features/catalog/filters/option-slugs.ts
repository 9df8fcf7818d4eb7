/** Labels as an address shows them: "Dennengroen" → `dennengroen`, "60 cm" → `60-cm`; equal ones get a number. */
export function optionSlugs(labels: readonly string[]): readonly string[] {
  const used = new Map<string, number>();
  return labels.map((label) => {
    const slug = slugOf(label) || 'x';
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}

const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
