import type { DocumentStore } from './document-store.ts';
import type { Finder } from './find-documents.ts';
import { longestQuery, tokens } from './fold.ts';
import { planQuery, queryTokens } from './query-plan.ts';
import { bestOf } from './rank.ts';

/** How many of the best products speak for their categories and brands. */
const speakers = 60;
/** A label must belong to this share of them. */
const leastShare = 0.1;
const mostTried = 4;
const shortestBeginning = 2;

/** The query with each unknown word replaced by the most used one it can be mistaken for. */
export function correct(query: string, store: DocumentStore): string | undefined {
  const { words } = planQuery(query, store);
  const mended = new Map(words.flatMap(({ word, mended: surface }) => (surface ? [[word, surface.typed] as const] : [])));
  if (mended.size === 0) return undefined;
  return tokens(query.slice(0, longestQuery))
    .map(({ typed }) => mended.get(typed) ?? typed)
    .join(' ');
}

/** The query with its last word completed by words of the catalogue that go with the words before it. */
export function complete(query: string, limit: number, store: DocumentStore, finder: Finder): readonly string[] {
  const typed = query.slice(0, longestQuery).toLowerCase();
  const { words } = queryTokens(typed, store);
  const last = words.at(-1);
  if (!last || last.plain.length < shortestBeginning || limit < 1 || !typed.trimEnd().endsWith(last.typed) || /\s$/.test(typed)) return [];
  const before = typed.trimEnd().slice(0, -last.typed.length).trimStart().replace(/\s+/g, ' ');
  const stems = new Set([store.analyzer.stem(last.folded)]);
  const completed: string[] = [];
  let tried = 0;
  for (const surface of store.vocabulary.startingWith(last)) {
    const stem = store.analyzer.stem(surface.folded);
    if (completed.length >= limit || tried >= limit * mostTried) break;
    // One form of a word is enough: "dirndl" and "dirndls" complete alike.
    if (surface.uses === 0 || stems.has(stem)) continue;
    tried += 1;
    stems.add(stem);
    const suggestion = before + surface.typed;
    if (words.length === 1 || finder.hasAll(planQuery(suggestion, store))) completed.push(suggestion);
  }
  return completed;
}

/** Labels that stand on many of the best products and on few others; those that only repeat the query are left out. */
export function recommend(query: string, limit: number, store: DocumentStore, finder: Finder): readonly string[] {
  const { ordinals, scores } = finder.match(query);
  const best = bestOf(ordinals, scores, speakers);
  const counts = new Map<string, number>();
  for (const ordinal of best) for (const label of store.labelsOf(ordinal)) counts.set(label, (counts.get(label) ?? 0) + 1);
  // "Damen" is no idea what to look for next.
  const isNews = (label: string): boolean =>
    !tokens(label).every(({ folded }) => store.analyzer.isAudience(folded) || asked.has(store.analyzer.stem(folded)));
  const asked = new Set(queryTokens(query, store).words.flatMap(({ folded }) => store.analyzer.stem(folded)));
  const typical = (label: string, count: number): number => count * Math.log(1 + store.documentCount() / store.labelCount(label));
  return [...counts]
    .filter(([label, count]) => count >= best.length * leastShare && isNews(label))
    .map(([label, count]) => ({ label, worth: typical(label, count) }))
    .toSorted((a, b) => b.worth - a.worth || (a.label < b.label ? -1 : 1))
    .slice(0, Math.max(0, limit))
    .map(({ label }) => label);
}
