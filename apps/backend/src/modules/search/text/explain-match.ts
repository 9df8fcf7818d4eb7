import type { DocumentStore } from './document-store.ts';
import { sizeLabelTerm } from './terms.ts';
import { fieldNames } from './fields.ts';
import { codeScore, findByCode } from './find-documents.ts';
import { codeKey } from './tokenizer.ts';
import { sizeFactor } from './match-terms.ts';
import type { PostingList } from './posting-lists.ts';
import { findPosting, weightUnit } from './posting-lists.ts';
import { payloadOf } from './posting-payloads.ts';
import type { Alternative } from './expand-term.ts';
import type { QueryTerm } from './query-plan.ts';
import { planQuery } from './query-plan.ts';
import type { Explanation, TextMatches, TermExplanation } from './search-document.ts';

function postingOf(list: PostingList, docId: number): { readonly weight: number; readonly fields: number } | undefined {
  const at = findPosting(list, docId);
  if (at < 0) return undefined;
  const payload = payloadOf(list.entries[at] as number);
  return { weight: list.payloads.weights[payload] as number, fields: list.payloads.fields[payload] as number };
}

/** How a document matches a query, from the plan and the numbers the search uses. */
export function explainMatch(query: string, docId: number, store: DocumentStore): Explanation {
  const byCode = findByCode(query, store);
  if (byCode) return explainCode(query, docId, byCode);
  const { terms, sizes, phrases } = planQuery(query, store);
  const explained = terms.map((term) => explainTerm(term, docId));
  const termScore = explained.reduce((sum, { hit }) => sum + (hit?.score ?? 0), 0);
  const phraseScore = phrases.reduce((sum, list) => sum + (postingOf(list, docId)?.weight ?? 0) / weightUnit, 0);
  const own = sizes.filter(({ list }) => findPosting(list, docId) >= 0);
  const labels = own.flatMap(({ key }) => store.sizeLabels(key)).filter((label) => hasSize(label, docId, store));
  const popularityFactor = store.popularityFactors()[docId] ?? 1;
  const isFound = terms.length === 0 ? own.length > 0 : termScore > 0;
  const score = terms.length === 0 ? own.length : (termScore + phraseScore) * sizeFactor ** own.length;
  return {
    docId,
    isFound,
    isExactCode: false,
    terms: explained,
    sizes: labels,
    phraseScore,
    sizeFactor: terms.length === 0 ? 1 : sizeFactor ** own.length,
    popularityFactor,
    score: isFound ? score * popularityFactor : 0,
  };
}

/** A query with a code is answered by the code alone. */
function explainCode(query: string, docId: number, { docIds, isExactCode }: TextMatches): Explanation {
  const isFound = docIds.includes(docId);
  const score = isFound ? codeScore : 0;
  const hit = { kind: 'code', terms: [codeKey(query)], fields: [], weight: score, factor: 1, idf: 1, score } as const;
  return {
    docId,
    isFound,
    isExactCode: isFound && isExactCode,
    terms: [{ text: query.trim(), isOptional: false, hit: isFound ? hit : undefined }],
    sizes: [],
    phraseScore: 0,
    sizeFactor: 1,
    popularityFactor: 1,
    score,
  };
}

function hasSize(label: string, docId: number, { postings }: DocumentStore): boolean {
  const list = postings.find(sizeLabelTerm(label));
  return list !== undefined && findPosting(list, docId) >= 0;
}

function explainTerm({ text, isOptional, alternatives, idf }: QueryTerm, docId: number): TermExplanation {
  let best: TermExplanation['hit'];
  for (const alternative of alternatives) {
    const hit = explainAlternative(alternative, idf, docId);
    if (hit && hit.score > (best?.score ?? 0)) best = hit;
  }
  return { text, isOptional, hit: best };
}

function explainAlternative({ kind, factor, lists, terms }: Alternative, idf: number, docId: number): TermExplanation['hit'] {
  const postings = lists.map((list) => postingOf(list, docId));
  if (postings.includes(undefined)) return undefined;
  const present = postings.filter((posting) => posting !== undefined);
  const weight = Math.min(...present.map((posting) => posting.weight)) / weightUnit;
  const bits = present.reduce((all, { fields }) => all | fields, 0);
  return { kind, terms, fields: fieldNames(bits), weight, factor, idf, score: weight * factor * idf };
}
