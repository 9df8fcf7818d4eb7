import type { Stemmer } from './stemmers.ts';

/** Takes compounds apart; undefined when a word is none. */
export type Splitter = (folded: string) => readonly string[] | undefined;

const minPartLength = 3;
const maxCompoundLength = 40;
/** Letters that join two parts: Hochzeit-s-dirndl, Blume-n-kleid. */
const links = ['', 's', 'n', 'en', 'e', 'es', 'er', 'ns'] as const;

/** Splits by a list of parts; the last part may be inflected. The longest first part wins, so "kniebund|lederhose" before "knie|bund|…". */
export function createSplitter(parts: Iterable<string>, wholes: Iterable<string>, stem: Stemmer): Splitter {
  const partSet = new Set(parts);
  const stems = new Set([...partSet].map(stem));
  const unsplit = new Set(wholes);

  const firstPart = (text: string): string | undefined => {
    for (const link of links) {
      const part = link === '' ? text : text.slice(0, -link.length);
      if (part.length >= minPartLength && text.endsWith(link) && partSet.has(part)) return part;
    }
    return undefined;
  };
  const lastPart = (text: string): boolean => text.length >= minPartLength && (partSet.has(text) || stems.has(stem(text)));
  /** Memoised: positions in `dead` cannot be split further, so that no word takes longer than its length squared. */
  const splitFrom = (word: string, start: number, dead: Set<number>): readonly string[] | undefined => {
    if (dead.has(start)) return undefined;
    for (let end = word.length - minPartLength; end >= start + minPartLength; end -= 1) {
      const part = firstPart(word.slice(start, end));
      if (part === undefined) continue;
      const rest = word.slice(end);
      if (lastPart(rest)) return [part, rest];
      const others = splitFrom(word, end, dead);
      if (others) return [part, ...others];
    }
    dead.add(start);
    return undefined;
  };
  return (word) => {
    if (word.length < 2 * minPartLength || word.length > maxCompoundLength || unsplit.has(word)) return undefined;
    return splitFrom(word, 0, new Set());
  };
}
