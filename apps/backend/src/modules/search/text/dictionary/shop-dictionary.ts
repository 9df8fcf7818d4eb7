import { languageCodes, type Language } from '@shop/contract';
import type { Dictionary } from './dictionary.ts';
import { germanDictionary } from './de.ts';
import { englishDictionary } from './en.ts';
import { dutchDictionary } from './nl.ts';
import { tradeTerms, type TradeTerm } from './trade-terms.ts';

const own: Readonly<Record<Language, Omit<Dictionary, 'foreign'>>> = { nl: dutchDictionary, de: germanDictionary, en: englishDictionary };
const columnOf = (row: TradeTerm, language: Language): string => row[languageCodes.indexOf(language)] ?? '';
const cellWords = (cell: string): readonly string[] => cell.split(',').map((word) => word.trim());

/** Words of the other languages and what they are called in this one. A word this language has itself keeps its own meaning. */
function foreignWords(language: Language): Readonly<Record<string, readonly string[]>> {
  const { equals, means, goods } = own[language];
  const listed = [...equals.flat(), ...Object.keys(means), ...goods].map((word) => word.toLowerCase());
  const ownWords = new Set([...listed, ...tradeTerms.flatMap((row) => cellWords(columnOf(row, language).toLowerCase()))]);
  const foreign: Record<string, readonly string[]> = {};
  for (const row of tradeTerms) {
    const called = cellWords(columnOf(row, language));
    for (const word of row.flatMap(cellWords)) {
      if (!ownWords.has(word.toLowerCase())) foreign[word] = [...new Set([...(foreign[word] ?? []), ...called])];
    }
  }
  return foreign;
}

/** The dictionary the shop comes with. */
export function shopDictionary(language: Language): Dictionary {
  return { ...own[language], foreign: foreignWords(language) };
}
