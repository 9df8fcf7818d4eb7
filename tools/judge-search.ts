import { languageCodes, type Language } from '@shop/contract';
import { demoShop } from '../packages/demo-data/index.ts';
import type { DemoProduct } from '../packages/demo-data/index.ts';
import { createTextIndex, shopDictionary } from '../apps/backend/src/modules/search/text/index.ts';
import type { TextIndex } from '../apps/backend/src/modules/search/text/index.ts';
import { demoDocuments } from './demo-documents.ts';
import { germanQueries } from './judged-queries/de.ts';
import { englishQueries } from './judged-queries/en.ts';
import type { Fit, JudgedQuery } from './judged-queries/judged-query.ts';
import { dutchQueries } from './judged-queries/nl.ts';

/** `node tools/start.js tools/judge-search.ts`: how well the search answers what shoppers type, per language; fails below 95 %. */
export const judgedQueries: Readonly<Record<Language, readonly JudgedQuery[]>> = {
  nl: dutchQueries,
  de: germanQueries,
  en: englishQueries,
};

export type Verdict = { readonly query: string; readonly isGood: boolean; readonly found: readonly DemoProduct[] };

export const passMark = 0.95;
const maxRank = 8;
const minFitting = 6;

/** Runs the judged queries of a language over the whole demo shop. */
export function judge(language: Language): readonly Verdict[] {
  const index = createTextIndex({ documents: demoDocuments(demoShop, language), language, dictionary: shopDictionary(language) });
  return judgedQueries[language].map((judged) => {
    const found = firstProducts(index, judged.query);
    return { query: judged.query, isGood: isGood(judged, found), found };
  });
}

function firstProducts(index: TextIndex, query: string): readonly DemoProduct[] {
  return Array.from(index.find(query).docIds.subarray(0, maxRank), (docId) => demoShop.products[docId] as DemoProduct);
}

function isGood(judged: JudgedQuery, found: readonly DemoProduct[]): boolean {
  if ('skus' in judged) return judged.skus.every((sku) => found.some((product) => product.sku === sku));
  const existing = demoShop.products.filter((product) => fits(product, judged.fit)).length;
  if (existing === 0) throw new Error(`no product of the demo shop fits "${judged.query}"`);
  const fitting = found.filter((product) => fits(product, judged.fit)).length;
  return found[0] !== undefined && fits(found[0], judged.fit) && fitting >= Math.min(minFitting, existing);
}

function fits(product: DemoProduct, { category, has, brand }: Fit): boolean {
  const isThere = category === undefined || category.some((id) => product.categoryIds.includes(id));
  return (
    isThere &&
    (brand === undefined || product.brand === brand) &&
    Object.entries(has ?? {}).every(([code, options]) => hasOption(product, code, options))
  );
}

function hasOption(product: DemoProduct, code: string, options: readonly string[]): boolean {
  const variants = product.type === 'configurable' ? product.variants : [];
  const values = [product.attributes[code], ...variants.map((variant) => variant.options[code])].flat();
  return values.some((value) => typeof value === 'string' && options.includes(value));
}

function printVerdicts(language: Language): boolean {
  const verdicts = judge(language);
  const good = verdicts.filter(({ isGood }) => isGood).length;
  for (const { query, isGood, found } of verdicts) {
    if (!isGood)
      console.log(`${language}  "${query}" finds ${found.map(({ sku, name }) => `${sku} ${name[language]}`).join(', ') || 'nothing'}`);
  }
  console.log(`${language}: ${good} of ${verdicts.length} queries answered well (${((100 * good) / verdicts.length).toFixed(1)} %)`);
  return good / verdicts.length >= passMark;
}

if (import.meta.main) {
  const passed = languageCodes.map(printVerdicts);
  if (passed.includes(false)) process.exitCode = 1;
}
