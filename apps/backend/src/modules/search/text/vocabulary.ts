import type { Token } from './fold.ts';
import { isOneEditApart, shortenings } from './typing-errors.ts';

/** A word as people see and type it. */
export type Surface = {
  readonly folded: string;
  readonly plain: string;
  /** In lower case, with its accents. */
  readonly typed: string;
  /** In how many documents it stands in the name, brand, categories or options. */
  uses: number;
  /** It is known from the word lists, whether or not a document has it. */
  readonly isListed: boolean;
};

/** The words of the catalogue and of the word lists, for completing and mending what is typed. */
export type Vocabulary = {
  /** The number of a word, given to it on first use. */
  readonly idOf: (token: Token) => number;
  changeUses(id: number, by: 1 | -1): void;
  find(folded: string): Surface | undefined;
  /** Words that begin so, the most used first. */
  startingWith(token: Pick<Token, 'plain' | 'folded'>): readonly Surface[];
  /** Words one typing error away, the most used first. */
  similarTo(token: Pick<Token, 'plain' | 'folded'>): readonly Surface[];
};

const shortestSimilar = 4;
const mostSimilar = 5;

const byUses = (a: Surface, b: Surface): number => b.uses - a.uses || (a.folded < b.folded ? -1 : Number(a.folded > b.folded));
const isLive = ({ uses, isListed }: Surface): boolean => uses > 0 || isListed;

/** Makes a vocabulary that starts with the words of the lists. */
export function createVocabulary(listedWords: readonly Token[]): Vocabulary {
  const ids = new Map<string, number>();
  const surfaces: Surface[] = [];
  /** Sorted when somebody asks and a word came since. */
  let sorted: readonly Surface[] = [];
  const byShortening = new Map<string, number[]>();

  const add = ({ folded, plain, typed }: Token, isListed: boolean): number => {
    const known = ids.get(folded);
    if (known !== undefined) return known;
    const id = surfaces.push({ folded, plain, typed, uses: 0, isListed }) - 1;
    ids.set(folded, id);
    if (folded.length >= shortestSimilar && /^[a-z]+$/.test(folded)) {
      for (const shortened of bothShortenings({ plain, folded })) {
        const others = byShortening.get(shortened);
        if (others) others.push(id);
        else byShortening.set(shortened, [id]);
      }
    }
    return id;
  };
  const inOrder = (): readonly Surface[] => {
    if (sorted.length !== surfaces.length) sorted = surfaces.toSorted((a, b) => (a.folded < b.folded ? -1 : 1));
    return sorted;
  };
  for (const token of listedWords) add(token, true);

  return {
    idOf: (token) => add(token, false),
    changeUses: (id, by) => {
      (surfaces[id] as Surface).uses += by;
    },
    find: (folded) => {
      const surface = surfaces[ids.get(folded) ?? -1];
      return surface && isLive(surface) ? surface : undefined;
    },
    startingWith: ({ plain, folded }) => {
      const found = wordsFrom(inOrder(), folded).filter(isLive);
      // "schoe" folds to "scho", which "schort" has too: the spelling decides where it can.
      const spelled = found.filter((surface) => surface.plain.startsWith(plain));
      return (spelled.length > 0 ? spelled : found).toSorted(byUses);
    },
    similarTo: ({ plain, folded }) => {
      const near = [...new Set(bothShortenings({ plain, folded }).flatMap((shortened) => byShortening.get(shortened) ?? []))]
        .map((id) => surfaces[id] as Surface)
        .filter(isLive);
      // As typed "blsue" is one error from "bluse", folded it would be one from "blau".
      const asTyped = near.filter((surface) => isOneEditApart(surface.plain, plain));
      const similar = asTyped.length > 0 ? asTyped : near.filter((surface) => isOneEditApart(surface.folded, folded));
      return similar.toSorted(byUses).slice(0, mostSimilar);
    },
  };
}

/** Errors are made in what is typed, before folding: "lederhsoe" would lose its last letter by it. */
const bothShortenings = ({ plain, folded }: Pick<Token, 'plain' | 'folded'>): readonly string[] =>
  plain === folded ? shortenings(folded) : [...shortenings(folded), ...shortenings(plain)];

function wordsFrom(sorted: readonly Surface[], prefix: string): readonly Surface[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as Surface).folded < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && (sorted[end] as Surface).folded.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}
