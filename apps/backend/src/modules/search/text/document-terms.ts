import type { Analyzer } from './analyzer.ts';
import { modifierStrength } from './analyzer.ts';
import { codeHash } from './code-table.ts';
import { fields, strongFields } from './fields.ts';
import { scanWords, sizeKey, tokens } from './fold.ts';
import type { Token, Word } from './fold.ts';
import type { FieldName, SearchDocument } from './search-document.ts';
import { nameTerm, pairTerm, sizeLabelTerm, sizeTerm } from './terms.ts';
import type { CollectedTerms, TermCollector } from './term-collector.ts';
import type { BookedWord, WordBook } from './word-book.ts';

/** A document taken apart. */
export type DocumentTerms = {
  readonly terms: CollectedTerms;
  /** Numbers of the words as typed, of the fields that say what the product is. */
  readonly surfaceIds: ReadonlySet<number>;
  readonly labels: readonly string[];
  readonly codeHashes: readonly number[];
};

/** Points for a pair of neighbours and for the whole name, before rarity. */
const pairWeight = 10;
const nameWeight = 100;
/** How much a longer value thins its words: "Dirndls" is more about dirndls than "Midi-dirndls (60 cm)". */
const thinning = 0.06;

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

/** Takes a document apart into weighted terms. */
export function documentTerms(document: SearchDocument, book: WordBook, collector: TermCollector): DocumentTerms {
  const surfaceIds = new Set<number>();
  for (const { name: field, bit, weight } of fields) {
    for (const value of valuesOf(document, field)) {
      if (bit & strongFields) addLabel(contentWords(value, book), surfaceIds, book, collector);
      else addText(value, book, collector);
    }
    if (field === 'text') collector.endField(weight, bit, book.mentionId);
    else collector.endField(weight, bit);
  }
  for (const [term, weight] of extraTerms(document, book)) collector.set(book.termId(term), weight, 1);
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

type Content = readonly { readonly word: BookedWord; readonly follows: boolean }[];

/** The words of a value without those that say nothing. */
function contentWords(value: string, book: WordBook): Content {
  return scanWords(value)
    .map((word) => ({ word: book.look(word), follows: word.follows }))
    .filter(({ word }) => !word.isStopWord);
}

/** The words of a query without those that say nothing; a query of nothing else keeps them. */
export function contentTokens(query: string, analyzer: Analyzer): readonly Token[] {
  const all = tokens(query);
  const content = all.filter(({ folded }) => !analyzer.isStopWord(folded));
  return content.length > 0 ? content : all;
}

function addLabel(content: Content, surfaceIds: Set<number>, book: WordBook, collector: TermCollector): void {
  const share = 1 / (1 + thinning * (content.length - 1));
  for (const [place, { word }] of content.entries()) {
    const next = content[place + 1];
    // "dirndl blouse" is a blouse, as the compound "Dirndlbluse" is.
    const isModifier = word.isGoods && next !== undefined && next.follows && next.word.isGoods;
    addTerms(word, share * (isModifier ? modifierStrength : 1), collector);
    surfaceIds.add(book.surfaceId(word));
  }
}

function addText(text: string, book: WordBook, collector: TermCollector): void {
  const words = scanWords(text);
  for (let place = 0; place < words.length; place += 1) addTerms(book.look(words[place] as Word), 1, collector);
}

function addTerms({ termIds, strengths }: BookedWord, scale: number, collector: TermCollector): void {
  for (let term = 0; term < termIds.length; term += 1) collector.add(termIds[term] as number, (strengths[term] as number) * scale);
}

function* extraTerms({ name, sizes }: SearchDocument, book: WordBook): Generator<readonly [term: string, weight: number]> {
  const stems = contentWords(name, book).map(({ word }) => word.stem);
  for (const [place, stem] of stems.entries()) {
    const next = stems[place + 1];
    if (next !== undefined) yield [pairTerm(stem, next), pairWeight];
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
