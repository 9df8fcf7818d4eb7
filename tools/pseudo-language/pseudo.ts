/** Letters that stand in the fonts of the PDFs, too. Vowels are doubled: translations are longer than Dutch. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', c: 'ç', n: 'ñ', s: 'š', y: 'ý', z: 'ž' }).flatMap(([plain, accented]) => [
    [plain, accented],
    [plain.toUpperCase(), accented.toUpperCase()],
  ]),
);

const address = /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+/g;

/** What a translator leaves as it is: tags, entities, placeholders, addresses. */
const kept = new RegExp(`<[^>]*>|&#?\\w+;|\\{\\{.*?\\}\\}|\\{\\w+\\}|${address.source}`, 'g');

function accented(text: string): string {
  let done = '';
  let end = 0;
  const accent = (part: string): string => part.replace(/[a-z]/gi, (letter) => letters.get(letter) ?? letter);
  for (const match of text.matchAll(kept)) {
    done += accent(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return done + accent(text.slice(end));
}

/** The Dutch value as a translator into the pseudo language would hand it back; accented text stays as it is. */
export function pseudo<T>(value: T): T {
  return deep(value) as T;
}

function deep(value: unknown): unknown {
  if (typeof value === 'string') return accented(value);
  if (Array.isArray(value)) return value.map(deep);
  if (value instanceof Promise) return value.then(deep);
  if (typeof value === 'function')
    return (...given: readonly unknown[]) => deep((value as (...given: readonly unknown[]) => unknown)(...given));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner)]));
}

/** Words of a text that nobody translated: an accented letter would stand in place of one of theirs. */
export const plainWords = (text: string): readonly string[] =>
  (text.replace(address, '').match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => /[aeioucnsyz]/i.test(word) && !/[áéíóúçñšýž]/i.test(word),
  );
