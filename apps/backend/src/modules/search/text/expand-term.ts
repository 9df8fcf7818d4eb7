import type { Analyzer, Synonym } from './analyzer.ts';
import type { Token } from './tokenizer.ts';
import type { PostingLists, PostingList } from './posting-lists.ts';
import type { MatchKind } from './search-document.ts';
import { mentionTerm } from './terms.ts';
import type { Surface, Vocabulary } from './vocabulary.ts';

/** One way a document can match a query term: it is in all of the lists. */
export type Alternative = {
  readonly kind: MatchKind;
  readonly factor: number;
  readonly lists: readonly PostingList[];
  readonly terms: readonly string[];
};

export type IndexParts = {
  readonly analyzer: Analyzer;
  readonly postings: PostingLists;
  readonly vocabulary: Vocabulary;
  readonly documentCount: () => number;
};

const compoundFactor = 0.8;
/** Unknown parts of a compound are left out. */
const suffixFactor = 0.5;
const prefixFactor = 0.6;
const maxPrefixMatches = 24;
const minUnknownLength = 3;
const minKnownLength = 4;

/** The term itself, the parts of a compound, and its synonyms in the dictionary. */
export function expandTerm(folded: string, parts: IndexParts): readonly Alternative[] {
  const { analyzer, postings } = parts;
  const stem = analyzer.stem(folded);
  const own = exactMatch(stem, postings);
  const compound = expandCompound(folded, parts);
  return [...(own ? [own] : []), ...(compound ? [compound] : []), ...synonymMatches(analyzer.synonyms.get(stem) ?? [], parts)];
}

/** Beside other words a mention is enough: "Gürtel mit Schnalle". */
export function mentionMatches(stem: string, postings: PostingLists): readonly Alternative[] {
  const list = postings.find(mentionTerm(stem));
  return list ? [{ kind: 'exact', factor: 1, lists: [list], terms: [mentionTerm(stem)] }] : [];
}

/** Documents with the term in a strong field; only if there are none, those that mention it. Else "tas" would find every text that says what fits into a bag. */
export function exactMatch(stem: string, postings: PostingLists): Alternative | undefined {
  const list = postings.find(stem) ?? postings.find(mentionTerm(stem));
  return list && { kind: 'exact', factor: 1, lists: [list], terms: [stem] };
}

/** The synonyms that documents have. */
export function synonymMatches(synonyms: readonly Synonym[], parts: IndexParts): readonly Alternative[] {
  return synonyms.flatMap(({ words, kind, factor }) => {
    const tokens = words.map((folded) => ({ folded }));
    return conjunction(kind, factor, tokens, parts) ?? [];
  });
}

/** Documents that have all words, each exactly or as the parts of a compound. */
export function conjunction(
  kind: MatchKind,
  factor: number,
  words: readonly Pick<Token, 'folded'>[],
  parts: IndexParts,
): Alternative | undefined {
  const { analyzer, postings } = parts;
  const found = words.map(({ folded }) => {
    const own = exactMatch(analyzer.stem(folded), postings);
    if (own) return own;
    const compound = expandCompound(folded, parts);
    return compound?.factor === compoundFactor ? compound : undefined;
  });
  if (found.includes(undefined)) return undefined;
  const matches = found.filter((each) => each !== undefined);
  return { kind, factor, lists: matches.flatMap(({ lists }) => lists), terms: matches.flatMap(({ terms }) => terms) };
}

/** A compound as its parts; a part of another language by its translation. The last part must be known, it is what the thing is. */
function expandCompound(folded: string, { analyzer, postings }: IndexParts): Alternative | undefined {
  const split = analyzer.split(folded);
  if (!split) return undefined;
  const found = split.map((part) => {
    const stem = analyzer.stem(part);
    const names = [
      stem,
      ...(analyzer.synonyms.get(stem) ?? []).filter(({ stems }) => stems.length === 1).map(({ stems }) => stems[0] as string),
    ];
    const lists = names.flatMap((name) => {
      const list = postings.find(name);
      return list && list.strongCount > 0 ? [{ list, name }] : [];
    });
    return lists[0];
  });
  const parts = found.filter((part) => part !== undefined);
  if (!found.at(-1)) return undefined;
  const factor = parts.length === found.length ? compoundFactor : suffixFactor;
  return { kind: 'compound', factor, lists: parts.map(({ list }) => list), terms: parts.map(({ name }) => name) };
}

/** Completions of a prefix. */
export function prefixMatches(token: Token, parts: IndexParts): readonly Alternative[] {
  const surfaces = parts.vocabulary.startingWith(token).slice(0, maxPrefixMatches);
  // The more of a word is typed, the likelier it is meant.
  return surfaces.flatMap((surface) =>
    substitutes(surface, 'prefix', prefixFactor * Math.sqrt(token.plain.length / surface.plain.length), parts),
  );
}

/** A compound of which only the last part is known: "Glitzerdirndl" is some dirndl. */
export function suffixMatches({ folded }: Token, { analyzer, postings }: IndexParts): readonly Alternative[] {
  for (let start = minUnknownLength; start <= folded.length - minKnownLength; start += 1) {
    const end = folded.slice(start);
    const own = analyzer.isGoods(end) ? exactMatch(analyzer.stem(end), postings) : undefined;
    if (own) return [{ ...own, kind: 'compound', factor: suffixFactor }];
  }
  return [];
}

/** The expansions of another word, at a lower factor. */
export function substitutes({ folded }: Surface, kind: MatchKind, factor: number, parts: IndexParts): readonly Alternative[] {
  return expandTerm(folded, parts).map((alternative) => ({ ...alternative, kind, factor: alternative.factor * factor }));
}
