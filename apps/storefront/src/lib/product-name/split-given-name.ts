/** `Lange dirndl Liesl` → `Lange dirndl` and `Liesl`: the last word, when it is a name and not the whole of it. */
export function splitGivenName(name: string, givenName?: string): readonly [kind: string, given: string] {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const given = givenName ?? (words.length > 1 && /^\p{Lu}\p{Ll}+$/u.test(last) ? last : '');
  return given && name.endsWith(given) ? [name.slice(0, -given.length).trimEnd(), given] : [name, ''];
}

type NameParts = { readonly before: string; readonly german: string; readonly after: string };

/**
 * The part of a name that is German whatever the language of the page: the given name of a product, and the whole name of a look, which
 * is called the same everywhere (docs/decisions/037-german-names-in-other-languages.md).
 */
export function germanPart(name: string, givenName?: string): NameParts {
  const look = /^(Look )(.+)$/u.exec(name);
  if (look) return { before: look[1] ?? '', german: look[2] ?? '', after: '' };
  const english = /^(.+)( look)$/u.exec(name);
  if (english) return { before: '', german: english[1] ?? '', after: english[2] ?? '' };
  const [kind, german] = splitGivenName(name, givenName);
  return { before: german === '' ? kind : `${kind} `, german, after: '' };
}
