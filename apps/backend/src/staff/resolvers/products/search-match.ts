import { inputError, notFound } from '#kernel/errors.ts';
import type { Parts } from '../../parts.ts';

type Asked = { readonly sku: string; readonly text: string; readonly store: string };

const longest = 200;
const fieldNames: Readonly<Record<string, string>> = { 'short text': 'shortText' };

/** Why a text finds a product in a store view, or does not, by the numbers of the search itself. */
export async function searchMatch({ catalog, stores, search }: Parts, { sku, text, store }: Asked) {
  if (!stores.activeViews().some(({ code }) => code === store)) throw notFound('There is no such store view.');
  if (text.length > longest) throw inputError(`A search has at most ${longest} characters.`);
  const product = catalog.view(store).catalogue.productsBySku.get(sku);
  if (!product) throw notFound('There is no such product.');
  const explained = await search.explain(store, text, product.parentId ?? product.id);
  if (!explained) return null;
  const { match, rank, found, corrected } = explained;
  return {
    rank: match.isFound ? (rank ?? null) : null,
    found,
    corrected: corrected ?? null,
    words: match.terms.map(({ text: word, isOptional, hit }) => ({
      text: word,
      isOptional,
      kind: hit?.kind ?? null,
      terms: hit?.terms ?? [],
      fields: hit?.fields.map((field) => fieldNames[field] ?? field) ?? [],
      score: hit?.score ?? 0,
    })),
    sizes: match.sizes,
    phraseScore: match.phraseScore,
    popularity: match.popularityFactor,
    score: match.score,
  };
}
