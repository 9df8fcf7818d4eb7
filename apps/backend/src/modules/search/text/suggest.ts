import type { DocumentStore } from './document-store.ts';
import type { Searcher } from './find-documents.ts';
import { maxQueryLength, tokenize } from './tokenizer.ts';
import { planQuery, queryTokens } from './query-plan.ts';
import { topK } from './rank.ts';

/** How many of the best products recommend their categories and brands. */
const sampleSize = 60;
/** A label must be on this share of them. */
const minShare = 0.1;
const triesPerSuggestion = 4;
const minPrefixLength = 2;

/** The query with each unknown word replaced by the most used one within one edit. */
export function correct(query: string, store: DocumentStore): string | undefined {
  const { terms } = planQuery(query, store);
  const corrected = new Map(terms.flatMap(({ text, corrected: surface }) => (surface ? [[text, surface.typed] as const] : [])));
  if (corrected.size === 0) return undefined;
  return tokenize(query.slice(0, maxQueryLength))
    .map(({ typed }) => corrected.get(typed) ?? typed)
    .join(' ');
}

/** The query with its last word completed by words of the catalogue that go with the words before it. */
export function complete(query: string, limit: number, store: DocumentStore, searcher: Searcher): readonly string[] {
  const typed = query.slice(0, maxQueryLength).toLowerCase();
  const { tokens } = queryTokens(typed, store);
  const last = tokens.at(-1);
  if (!last || last.plain.length < minPrefixLength || limit < 1 || !typed.trimEnd().endsWith(last.typed) || /\s$/.test(typed)) return [];
  const before = typed.trimEnd().slice(0, -last.typed.length).trimStart().replace(/\s+/g, ' ');
  const stems = new Set([store.analyzer.stem(last.folded)]);
  const completed: string[] = [];
  let tried = 0;
  for (const surface of store.vocabulary.startingWith(last)) {
    const stem = store.analyzer.stem(surface.folded);
    if (completed.length >= limit || tried >= limit * triesPerSuggestion) break;
    // One form of a word is enough: "dirndl" and "dirndls" complete alike.
    if (surface.uses === 0 || stems.has(stem)) continue;
    tried += 1;
    stems.add(stem);
    const suggestion = before + surface.typed;
    if (tokens.length === 1 || searcher.hasAll(planQuery(suggestion, store))) completed.push(suggestion);
  }
  return completed;
}

/** Labels that many of the best products have and few others; those that only repeat the query are left out. */
export function recommend(query: string, limit: number, store: DocumentStore, searcher: Searcher): readonly string[] {
  const { docIds, scores } = searcher.match(query);
  const best = topK(docIds, scores, sampleSize);
  const counts = new Map<string, number>();
  for (const docId of best) for (const label of store.labelsOf(docId)) counts.set(label, (counts.get(label) ?? 0) + 1);
  // "Damen" is no idea what to look for next.
  const isNew = (label: string): boolean =>
    !tokenize(label).every(({ folded }) => store.analyzer.isAudience(folded) || asked.has(store.analyzer.stem(folded)));
  const asked = new Set(queryTokens(query, store).tokens.flatMap(({ folded }) => store.analyzer.stem(folded)));
  const typical = (label: string, count: number): number => count * Math.log(1 + store.documentCount() / store.labelCount(label));
  return [...counts]
    .filter(([label, count]) => count >= best.length * minShare && isNew(label))
    .map(([label, count]) => ({ label, worth: typical(label, count) }))
    .toSorted((a, b) => b.worth - a.worth || (a.label < b.label ? -1 : 1))
    .slice(0, Math.max(0, limit))
    .map(({ label }) => label);
}
