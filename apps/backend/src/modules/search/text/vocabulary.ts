import type { Token } from './tokenizer.ts';
import { isOneEditApart, deletions } from './edit-distance.ts';

/** A surface form: a word as people read and type it. */
export type Surface = {
  readonly folded: string;
  readonly plain: string;
  /** In lower case, with its accents. */
  readonly typed: string;
  /** How many documents have it in a strong field. */
  uses: number;
  /** Whether the dictionary has it; no document needs to. */
  readonly isInDictionary: boolean;
};

/** The surface forms of documents and dictionary, for completions and typo tolerance. */
export type Vocabulary = {
  /** The id of a form, assigned on first use. */
  readonly idOf: (token: Token) => number;
  changeUses(id: number, by: 1 | -1): void;
  find(folded: string): Surface | undefined;
  /** Forms with a prefix, the most used first. */
  startingWith(token: Pick<Token, 'plain' | 'folded'>): readonly Surface[];
  /** Forms one edit away, the most used first. */
  similarTo(token: Pick<Token, 'plain' | 'folded'>): readonly Surface[];
  /** By id. */
  capture(): readonly Surface[];
};

const minSimilarLength = 4;
const maxSimilar = 5;

const byUses = (a: Surface, b: Surface): number => b.uses - a.uses || (a.folded < b.folded ? -1 : Number(a.folded > b.folded));
const isLive = ({ uses, isInDictionary }: Surface): boolean => uses > 0 || isInDictionary;

/** With what was captured the words of the dictionary are there already. */
export function createVocabulary(dictionaryTokens: readonly Token[], captured?: readonly Surface[]): Vocabulary {
  const surfaces: Surface[] = [...(captured ?? [])];
  const ids = new Map(surfaces.map(({ folded }, id) => [folded, id]));
  /** Sorted lazily. */
  let sorted: readonly Surface[] = [];
  const similar = createDeletionIndex(surfaces);

  const add = ({ folded, plain, typed }: Token, isInDictionary: boolean): number => {
    const existing = ids.get(folded);
    if (existing !== undefined) return existing;
    const id = surfaces.push({ folded, plain, typed, uses: 0, isInDictionary }) - 1;
    ids.set(folded, id);
    return id;
  };
  const sortedSurfaces = (): readonly Surface[] => {
    if (sorted.length !== surfaces.length) sorted = surfaces.toSorted((a, b) => (a.folded < b.folded ? -1 : 1));
    return sorted;
  };
  if (!captured) for (const token of dictionaryTokens) add(token, true);

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
      const found = surfacesWithPrefix(sortedSurfaces(), folded).filter(isLive);
      // "schoe" folds to "scho", which "schort" has too: the spelling decides where it can.
      const spelled = found.filter((surface) => surface.plain.startsWith(plain));
      return (spelled.length > 0 ? spelled : found).toSorted(byUses);
    },
    similarTo: ({ plain, folded }) => {
      const near = similar.near({ plain, folded }).filter(isLive);
      // As typed "blsue" is one edit from "bluse", folded it would be one from "blau".
      const asTyped = near.filter((surface) => isOneEditApart(surface.plain, plain));
      const oneEdit = asTyped.length > 0 ? asTyped : near.filter((surface) => isOneEditApart(surface.folded, folded));
      return oneEdit.toSorted(byUses).slice(0, maxSimilar);
    },
    capture: () => surfaces.map((surface) => ({ ...surface })),
  };
}

/** Finds forms that lose a letter to the same word; those that came since are added when one is looked for. */
function createDeletionIndex(surfaces: readonly Surface[]): { near(token: Pick<Token, 'plain' | 'folded'>): readonly Surface[] } {
  const byDeletion = new Map<string, number[]>();
  let indexed = 0;
  const add = (id: number, { plain, folded }: Surface): void => {
    if (folded.length < minSimilarLength || !/^[a-z]+$/.test(folded)) return;
    for (const deletion of allDeletions({ plain, folded })) {
      const others = byDeletion.get(deletion);
      if (others) others.push(id);
      else byDeletion.set(deletion, [id]);
    }
  };
  return {
    near: (token) => {
      for (; indexed < surfaces.length; indexed += 1) add(indexed, surfaces[indexed] as Surface);
      return [...new Set(allDeletions(token).flatMap((deletion) => byDeletion.get(deletion) ?? []))].map((id) => surfaces[id] as Surface);
    },
  };
}

/** Typos are made in the spelling, before folding: "lederhsoe" would lose its last letter by it. */
const allDeletions = ({ plain, folded }: Pick<Token, 'plain' | 'folded'>): readonly string[] =>
  plain === folded ? deletions(folded) : [...deletions(folded), ...deletions(plain)];

function surfacesWithPrefix(sorted: readonly Surface[], prefix: string): readonly Surface[] {
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
