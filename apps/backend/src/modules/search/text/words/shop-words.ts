import type { SearchLanguage } from '../search-document.ts';
import type { WordLists } from '../word-lists.ts';
import { germanWords } from './de.ts';
import { englishWords } from './en.ts';
import { dutchWords } from './nl.ts';
import { tradeWords } from './trade-words.ts';

const columns: Readonly<Record<SearchLanguage, 0 | 1 | 2>> = { nl: 0, de: 1, en: 2 };
const own: Readonly<Record<SearchLanguage, Omit<WordLists, 'foreign'>>> = { nl: dutchWords, de: germanWords, en: englishWords };
const cellWords = (cell: string): readonly string[] => cell.split(',').map((word) => word.trim());

/** Words of the other two languages and what they are called in this one. A word this language has itself keeps its own meaning. */
function foreignWords(language: SearchLanguage): Readonly<Record<string, readonly string[]>> {
  const { equals, means, goods } = own[language];
  const listed = [...equals.flat(), ...Object.keys(means), ...goods].map((word) => word.toLowerCase());
  const ownWords = new Set([...listed, ...tradeWords.flatMap((row) => cellWords(row[columns[language]].toLowerCase()))]);
  const foreign: Record<string, readonly string[]> = {};
  for (const row of tradeWords) {
    const called = cellWords(row[columns[language]]);
    for (const word of row.flatMap(cellWords)) {
      if (!ownWords.has(word.toLowerCase())) foreign[word] = [...new Set([...(foreign[word] ?? []), ...called])];
    }
  }
  return foreign;
}

/** The word lists the shop comes with. */
export function shopWords(language: SearchLanguage): WordLists {
  return { ...own[language], foreign: foreignWords(language) };
}
