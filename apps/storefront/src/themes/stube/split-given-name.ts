/** `Lange dirndl Liesl` → `Lange dirndl` and `Liesl`: the last word, when it is a name and not the whole of it. */
export function splitGivenName(name: string, givenName?: string): readonly [kind: string, given: string] {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const given = givenName ?? (words.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(last) ? last : '');
  return given && name.endsWith(given) ? [name.slice(0, -given.length).trimEnd(), given] : [name, ''];
}
