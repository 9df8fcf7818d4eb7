import type { DocumentStore } from './document-store.ts';
import { sizeLabelTerm } from './terms.ts';
import { fieldNames } from './fields.ts';
import { codeScore, findByCode } from './find-documents.ts';
import { codeKey } from './fold.ts';
import { sizeFactor } from './match-words.ts';
import type { Postings } from './posting-lists.ts';
import { placeOf, weightUnit } from './posting-lists.ts';
import { kindOf } from './posting-kinds.ts';
import type { Alternative } from './look-up.ts';
import type { QueryWord } from './query-plan.ts';
import { planQuery } from './query-plan.ts';
import type { Explanation, TextMatches, WordExplanation } from './search-document.ts';

/** How a list has a document. */
function postingOf(list: Postings, ordinal: number): { readonly weight: number; readonly fields: number } | undefined {
  const place = placeOf(list, ordinal);
  if (place < 0) return undefined;
  const kind = kindOf(list.entries[place] as number);
  return { weight: list.kinds.weights[kind] as number, fields: list.kinds.fields[kind] as number };
}

/** Says how a query and a document meet, with the same plan and the same numbers the search uses. */
export function explainMatch(query: string, ordinal: number, store: DocumentStore): Explanation {
  const byCode = findByCode(query, store);
  if (byCode) return explainCode(query, ordinal, byCode);
  const { words, sizes, phrases } = planQuery(query, store);
  const explained = words.map((word) => explainWord(word, ordinal));
  const wordPoints = explained.reduce((sum, { hit }) => sum + (hit?.points ?? 0), 0);
  const phrasePoints = phrases.reduce((sum, list) => sum + (postingOf(list, ordinal)?.weight ?? 0) / weightUnit, 0);
  const own = sizes.filter(({ list }) => placeOf(list, ordinal) >= 0);
  const labels = own.flatMap(({ key }) => store.sizeLabels(key)).filter((label) => hasSize(label, ordinal, store));
  const popularityFactor = store.popularityFactors()[ordinal] ?? 1;
  const isFound = words.length === 0 ? own.length > 0 : wordPoints > 0;
  const points = words.length === 0 ? own.length : (wordPoints + phrasePoints) * sizeFactor ** own.length;
  return {
    ordinal,
    isFound,
    isExactCode: false,
    words: explained,
    sizes: labels,
    phrasePoints,
    sizeFactor: words.length === 0 ? 1 : sizeFactor ** own.length,
    popularityFactor,
    score: isFound ? points * popularityFactor : 0,
  };
}

/** A code is looked up alone: no word counts beside it. */
function explainCode(query: string, ordinal: number, { ordinals, isExactCode }: TextMatches): Explanation {
  const isFound = ordinals.includes(ordinal);
  const points = isFound ? codeScore : 0;
  const hit = { way: 'code', terms: [codeKey(query)], fields: [], weight: points, factor: 1, rarity: 1, points } as const;
  return {
    ordinal,
    isFound,
    isExactCode: isFound && isExactCode,
    words: [{ word: query.trim(), isOptional: false, hit: isFound ? hit : undefined }],
    sizes: [],
    phrasePoints: 0,
    sizeFactor: 1,
    popularityFactor: 1,
    score: points,
  };
}

function hasSize(label: string, ordinal: number, { postings }: DocumentStore): boolean {
  const list = postings.find(sizeLabelTerm(label));
  return list !== undefined && placeOf(list, ordinal) >= 0;
}

function explainWord({ word, isOptional, alternatives, rarity }: QueryWord, ordinal: number): WordExplanation {
  let best: WordExplanation['hit'];
  for (const alternative of alternatives) {
    const hit = explainAlternative(alternative, rarity, ordinal);
    if (hit && hit.points > (best?.points ?? 0)) best = hit;
  }
  return { word, isOptional, hit: best };
}

function explainAlternative({ way, factor, lists, terms }: Alternative, rarity: number, ordinal: number): WordExplanation['hit'] {
  const postings = lists.map((list) => postingOf(list, ordinal));
  if (postings.includes(undefined)) return undefined;
  const known = postings.filter((posting) => posting !== undefined);
  const weight = Math.min(...known.map((posting) => posting.weight)) / weightUnit;
  const bits = known.reduce((all, { fields }) => all | fields, 0);
  return { way, terms, fields: fieldNames(bits), weight, factor, rarity, points: weight * factor * rarity };
}
