const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', '&': ' ' };

/** An address made of a name, other than those that are taken; a name without letters is called by its number. */
export function urlKeyOf(name: string, taken: readonly string[], id: number): string {
  const plain = name
    .toLowerCase()
    .replace(/[äöüßæø&]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const key = plain === '' ? String(id) : plain.slice(0, 200).replace(/-$/, '');
  return taken.includes(key) ? `${key}-${id}` : key;
}
