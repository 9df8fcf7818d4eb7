import type { Analyzer } from './analyzer.ts';
import { modifierStrength } from './analyzer.ts';
import { codeHash } from './code-table.ts';
import { fields, strongFields } from './fields.ts';
import { scanTokens, sizeKey, tokenize } from './tokenizer.ts';
import type { RawToken, Token } from './tokenizer.ts';
import type { FieldName, SearchDocument } from './search-document.ts';
import { nameTerm, bigramTerm, sizeLabelTerm, sizeTerm } from './terms.ts';
import type { CollectedTerms, TermCollector } from './term-collector.ts';
import type { AnalyzedToken, TokenCache } from './token-cache.ts';

/** An analysed document. */
export type DocumentTerms = {
  readonly terms: CollectedTerms;
  /** Ids of the surface forms in the strong fields. */
  readonly surfaceIds: ReadonlySet<number>;
  readonly labels: readonly string[];
  readonly codeHashes: readonly number[];
};

/** Weights of a bigram of the name and of the whole name. */
const bigramWeight = 10;
const nameWeight = 100;
/** Length norm: "Dirndls" is more about dirndls than "Midi-dirndls (60 cm)". */
const lengthNorm = 0.06;

/** A size is found by its label, a range also by each number in it, a length also without its unit. */
export function sizeKeys(label: string): readonly string[] {
  const key = sizeKey(label);
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(key) ?? [];
  if (from !== undefined && to !== undefined && Number(to) - Number(from) < 10) {
    const within = Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, step) => String(Number(from) + step));
    return [key, ...within];
  }
  return key.endsWith('cm') ? [key, key.slice(0, -2)] : [key];
}

export function documentTerms(document: SearchDocument, tokenCache: TokenCache, collector: TermCollector): DocumentTerms {
  const surfaceIds = new Set<number>();
  for (const { name: field, bit, weight } of fields) {
    for (const value of valuesOf(document, field)) {
      if (bit & strongFields) addLabel(contentOf(value, tokenCache), surfaceIds, tokenCache, collector);
      else addText(value, tokenCache, collector);
    }
    if (field === 'text') collector.endField(weight, bit, tokenCache.mentionId);
    else collector.endField(weight, bit);
  }
  for (const [term, weight] of extraTerms(document, tokenCache)) collector.set(tokenCache.termId(term), weight, 1);
  return { terms: collector.take(), surfaceIds, labels: labelsOf(document), codeHashes: codeHashes(document) };
}

function valuesOf(document: SearchDocument, field: FieldName): readonly string[] {
  switch (field) {
    case 'name':
      return [document.name];
    case 'brand':
      return document.brand === undefined ? [] : [document.brand];
    case 'category':
      return document.categories;
    case 'option':
      return document.options;
    case 'short text':
      return [document.shortDescription];
    case 'text':
      return [document.description];
  }
}

type Content = readonly { readonly token: AnalyzedToken; readonly follows: boolean }[];

/** The tokens of a value without stop words. */
function contentOf(value: string, tokenCache: TokenCache): Content {
  return scanTokens(value)
    .map((raw) => ({ token: tokenCache.analyze(raw), follows: raw.follows }))
    .filter(({ token }) => !token.isStopWord);
}

/** The tokens of a query without stop words, unless it has no others. */
export function contentTokens(query: string, analyzer: Analyzer): readonly Token[] {
  const all = tokenize(query);
  const content = all.filter(({ folded }) => !analyzer.isStopWord(folded));
  return content.length > 0 ? content : all;
}

function addLabel(content: Content, surfaceIds: Set<number>, tokenCache: TokenCache, collector: TermCollector): void {
  const norm = 1 / (1 + lengthNorm * (content.length - 1));
  for (const [i, { token }] of content.entries()) {
    const next = content[i + 1];
    // "dirndl blouse" is a blouse, as the compound "Dirndlbluse" is.
    const isModifier = token.isGoods && next !== undefined && next.follows && next.token.isGoods;
    addTerms(token, norm * (isModifier ? modifierStrength : 1), collector);
    surfaceIds.add(tokenCache.surfaceId(token));
  }
}

function addText(text: string, tokenCache: TokenCache, collector: TermCollector): void {
  const raw = scanTokens(text);
  for (let i = 0; i < raw.length; i += 1) addTerms(tokenCache.analyze(raw[i] as RawToken), 1, collector);
}

function addTerms({ termIds, strengths }: AnalyzedToken, scale: number, collector: TermCollector): void {
  for (let term = 0; term < termIds.length; term += 1) collector.add(termIds[term] as number, (strengths[term] as number) * scale);
}

function* extraTerms({ name, sizes }: SearchDocument, tokenCache: TokenCache): Generator<readonly [term: string, weight: number]> {
  const stems = contentOf(name, tokenCache).map(({ token }) => token.stem);
  for (const [i, stem] of stems.entries()) {
    const next = stems[i + 1];
    if (next !== undefined) yield [bigramTerm(stem, next), bigramWeight];
  }
  if (stems.length > 0) yield [nameTerm(stems), nameWeight];
  for (const label of sizes) {
    yield [sizeLabelTerm(label), 1];
    for (const key of sizeKeys(label)) yield [sizeTerm(key), 1];
  }
}

const labelsOf = ({ brand, categories }: SearchDocument): readonly string[] => [
  ...new Set([...categories, ...(brand === undefined ? [] : [brand])]),
];

const codeHashes = ({ sku, codes }: SearchDocument): readonly number[] => [
  ...new Set([sku, ...codes].map(codeHash).filter((hash) => hash !== undefined)),
];
