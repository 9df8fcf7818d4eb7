import type { Explanation, WordExplanation } from '#modules/search/index.ts';

const ways: Readonly<Record<NonNullable<WordExplanation['hit']>['way'], string>> = {
  word: 'written so',
  compound: 'as parts of a compound',
  synonym: 'by the word lists',
  'other language': 'in another language',
  beginning: 'as the beginning of a word',
  typo: 'with a typing error',
  code: 'as a code',
};

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Why one product is found, in lines for the people of the shop. */
export function describeMatch(explanation: Explanation): readonly string[] {
  const { words, sizes, phrasePoints, sizeFactor, popularityFactor, score, isExactCode } = explanation;
  return [
    ...(isExactCode ? ['is the product with this code'] : []),
    ...words.map(describeWord),
    ...(phrasePoints > 0 ? [`words stand together in the name: + ${round(phrasePoints)}`] : []),
    ...(sizes.length > 0 ? [`has size ${sizes.join(', ')}: × ${round(sizeFactor)}`] : []),
    `popularity: × ${round(popularityFactor)}`,
    `score ${round(score)}`,
  ];
}

function describeWord({ word, isOptional, hit }: WordExplanation): string {
  if (!hit) return `"${word}": not in this product${isOptional ? ' (need not be)' : ''}`;
  if (hit.way === 'code') return `"${word}": found ${ways.code}`;
  const where = `in ${hit.fields.join(', ')}`;
  const sum = `${round(hit.weight)} × ${round(hit.factor)} × rarity ${round(hit.rarity)} = ${round(hit.points)}`;
  return `"${word}": ${ways[hit.way]}${hit.way === 'word' ? '' : ` (${hit.terms.join(' + ')})`}, ${where}: ${sum}`;
}
