import { languageCodes, type Language } from '@shop/contract';
import type { WordLists } from '../word-lists.ts';
import { germanWords } from './de.ts';
import { englishWords } from './en.ts';
import { dutchWords } from './nl.ts';
import { tradeWords, type TradeWord } from './trade-words.ts';

const own: Readonly<Record<Language, Omit<WordLists, 'foreign'>>> = { nl: dutchWords, de: germanWords, en: englishWords };
const columnOf = (row: TradeWord, language: Language): string => row[languageCodes.indexOf(language)] ?? '';
const cellWords = (cell: string): readonly string[] => cell.split(',').map((word) => word.trim());

/** Words of the other languages and what they are called in this one. A word this language has itself keeps its own meaning. */
function foreignWords(language: Language): Readonly<Record<string, readonly string[]>> {
  const { equals, means, goods } = own[language];
  const listed = [...equals.flat(), ...Object.keys(means), ...goods].map((word) => word.toLowerCase());
  const ownWords = new Set([...listed, ...tradeWords.flatMap((row) => cellWords(columnOf(row, language).toLowerCase()))]);
  const foreign: Record<string, readonly string[]> = {};
  for (const row of tradeWords) {
    const called = cellWords(columnOf(row, language));
    for (const word of row.flatMap(cellWords)) {
      if (!ownWords.has(word.toLowerCase())) foreign[word] = [...new Set([...(foreign[word] ?? []), ...called])];
    }
  }
  return foreign;
}

/** The word lists the shop comes with. */
export function shopWords(language: Language): WordLists {
  return { ...own[language], foreign: foreignWords(language) };
}
