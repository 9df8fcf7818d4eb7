import type { Stemmer } from './stemmers.ts';

/** Takes compounds apart; undefined when a word is none. */
export type Splitter = (folded: string) => readonly string[] | undefined;

const shortestPart = 3;
const longestCompound = 40;
/** Letters that join two parts: Hochzeit-s-dirndl, Blume-n-kleid. */
const links = ['', 's', 'n', 'en', 'e', 'es', 'er', 'ns'] as const;

/** Splits by a list of parts; the last part may be inflected. The longest first part wins, so "kniebund|lederhose" before "knie|bund|…". */
export function createSplitter(parts: Iterable<string>, wholes: Iterable<string>, stem: Stemmer): Splitter {
  const known = new Set(parts);
  const stems = new Set([...known].map(stem));
  const unsplit = new Set(wholes);

  const firstPart = (piece: string): string | undefined => {
    for (const link of links) {
      const part = link === '' ? piece : piece.slice(0, -link.length);
      if (part.length >= shortestPart && piece.endsWith(link) && known.has(part)) return part;
    }
    return undefined;
  };
  const lastPart = (piece: string): boolean => piece.length >= shortestPart && (known.has(piece) || stems.has(stem(piece)));
  /** Positions from which the rest cannot be split are remembered, so that no word takes longer than its length squared. */
  const splitFrom = (word: string, start: number, dead: Set<number>): readonly string[] | undefined => {
    if (dead.has(start)) return undefined;
    for (let end = word.length - shortestPart; end >= start + shortestPart; end -= 1) {
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
    if (word.length < 2 * shortestPart || word.length > longestCompound || unsplit.has(word)) return undefined;
    return splitFrom(word, 0, new Set());
  };
}
