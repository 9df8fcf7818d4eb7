/** `texts.de.name` is the name in German: what is said of a kind of path, and behind it which one. */
export function pathWord(path: string, word: (key: string) => string): string {
  const parts = path.split('.');
  const [kind = '', one = '', ...rest] = parts;
  const isOfOne = rest.every((part) => part.length === 2);
  const said = word(`${kind}.${rest[0] ?? one}`) || word(`${kind}.${one}`) || (isOfOne ? word(kind) : '');
  if (said === '' || parts.length < 2) return path;
  const which = [one, ...rest].filter((part) => word(`${kind}.${part}`) === '' && !/^[0-9a-f]{40}$/.test(part));
  return [said, ...which.map((part) => (part.length === 2 ? part.toUpperCase() : part))].join(' ');
}
