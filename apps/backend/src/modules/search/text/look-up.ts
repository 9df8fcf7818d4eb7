import type { Analyzer, Meaning } from './analyzer.ts';
import type { Token } from './fold.ts';
import type { PostingLists, Postings } from './posting-lists.ts';
import type { Way } from './search-document.ts';
import { mentionTerm } from './terms.ts';
import type { Surface, Vocabulary } from './vocabulary.ts';

/** One way to have a word: all lists must have the document. */
export type Alternative = {
  readonly way: Way;
  readonly factor: number;
  readonly lists: readonly Postings[];
  readonly terms: readonly string[];
};

export type PlanParts = {
  readonly analyzer: Analyzer;
  readonly postings: PostingLists;
  readonly vocabulary: Vocabulary;
  readonly documentCount: () => number;
};

const compoundFactor = 0.8;
/** A part nobody knows is left out. */
const guessedFactor = 0.5;
const beginningFactor = 0.6;
const mostBeginnings = 24;
const shortestUnknown = 3;
const shortestKnown = 4;

/** The word itself, the parts of a compound together, and what it means by the word lists. */
export function lookUp(folded: string, parts: PlanParts): readonly Alternative[] {
  const { analyzer, postings } = parts;
  const stem = analyzer.stem(folded);
  const own = written(stem, postings);
  const compound = lookUpParts(folded, parts);
  return [...(own ? [own] : []), ...(compound ? [compound] : []), ...meant(analyzer.meanings.get(stem) ?? [], parts)];
}

/** Beside other words a mention is enough: "Gürtel mit Schnalle". */
export function mentioned(stem: string, postings: PostingLists): readonly Alternative[] {
  const list = postings.find(mentionTerm(stem));
  return list ? [{ way: 'word', factor: 1, lists: [list], terms: [mentionTerm(stem)] }] : [];
}

/** Who is known for a word; if nobody is, who mentions it. Else "tas" would find every text that says what fits into a bag. */
export function written(stem: string, postings: PostingLists): Alternative | undefined {
  const list = postings.find(stem) ?? postings.find(mentionTerm(stem));
  return list && { way: 'word', factor: 1, lists: [list], terms: [stem] };
}

/** What the word lists say a word means, as far as the documents have it. */
export function meant(meanings: readonly Meaning[], parts: PlanParts): readonly Alternative[] {
  return meanings.flatMap(({ words, way, factor }) => {
    const tokens = words.map((folded) => ({ folded }));
    return together(way, factor, tokens, parts) ?? [];
  });
}

/** Documents that have all words, each written so or as the parts of it. */
export function together(way: Way, factor: number, words: readonly Pick<Token, 'folded'>[], parts: PlanParts): Alternative | undefined {
  const { analyzer, postings } = parts;
  const found = words.map(({ folded }) => {
    const own = written(analyzer.stem(folded), postings);
    if (own) return own;
    const compound = lookUpParts(folded, parts);
    return compound?.factor === compoundFactor ? compound : undefined;
  });
  if (found.includes(undefined)) return undefined;
  const known = found.filter((each) => each !== undefined);
  return { way, factor, lists: known.flatMap(({ lists }) => lists), terms: known.flatMap(({ terms }) => terms) };
}

/** A compound as its parts; a part of another language by its name here. The last part must be known, it is what the thing is. */
function lookUpParts(folded: string, { analyzer, postings }: PlanParts): Alternative | undefined {
  const split = analyzer.split(folded);
  if (!split) return undefined;
  const found = split.map((part) => {
    const stem = analyzer.stem(part);
    const names = [
      stem,
      ...(analyzer.meanings.get(stem) ?? []).filter(({ stems }) => stems.length === 1).map(({ stems }) => stems[0] as string),
    ];
    const lists = names.flatMap((name) => {
      const list = postings.find(name);
      return list && list.strongCount > 0 ? [{ list, name }] : [];
    });
    return lists[0];
  });
  const known = found.filter((part) => part !== undefined);
  if (!found.at(-1)) return undefined;
  const factor = known.length === found.length ? compoundFactor : guessedFactor;
  return { way: 'compound', factor, lists: known.map(({ list }) => list), terms: known.map(({ name }) => name) };
}

/** What a word may become when it is typed to its end. */
export function beginnings(token: Token, parts: PlanParts): readonly Alternative[] {
  const surfaces = parts.vocabulary.startingWith(token).slice(0, mostBeginnings);
  // The more of a word is typed, the likelier it is meant.
  return surfaces.flatMap((surface) =>
    insteadOf(surface, 'beginning', beginningFactor * Math.sqrt(token.plain.length / surface.plain.length), parts),
  );
}

/** A word of which only the end is known: "Glitzerdirndl" is some dirndl. */
export function guessed({ folded }: Token, { analyzer, postings }: PlanParts): readonly Alternative[] {
  for (let start = shortestUnknown; start <= folded.length - shortestKnown; start += 1) {
    const end = folded.slice(start);
    const own = analyzer.isGoods(end) ? written(analyzer.stem(end), postings) : undefined;
    if (own) return [{ ...own, way: 'compound', factor: guessedFactor }];
  }
  return [];
}

/** Another word in the place of the one typed. */
export function insteadOf({ folded }: Surface, way: Way, factor: number, parts: PlanParts): readonly Alternative[] {
  return lookUp(folded, parts).map((alternative) => ({ ...alternative, way, factor: alternative.factor * factor }));
}
