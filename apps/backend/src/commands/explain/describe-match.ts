import type { Explanation, TermExplanation } from '#modules/search/index.ts';

const kindLabels: Readonly<Record<NonNullable<TermExplanation['hit']>['kind'], string>> = {
  exact: 'written so',
  compound: 'as parts of a compound',
  synonym: 'by the dictionary',
  translation: 'in another language',
  prefix: 'as the beginning of a word',
  typo: 'with a typing error',
  code: 'as a code',
};

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Why one product is found, in lines for the people of the shop. */
export function describeMatch(explanation: Explanation): readonly string[] {
  const { terms, sizes, phraseScore, sizeFactor, popularityFactor, score, isExactCode } = explanation;
  return [
    ...(isExactCode ? ['is the product with this code'] : []),
    ...terms.map(describeTerm),
    ...(phraseScore > 0 ? [`words stand together in the name: + ${round(phraseScore)}`] : []),
    ...(sizes.length > 0 ? [`has size ${sizes.join(', ')}: × ${round(sizeFactor)}`] : []),
    `popularity: × ${round(popularityFactor)}`,
    `score ${round(score)}`,
  ];
}

function describeTerm({ text, isOptional, hit }: TermExplanation): string {
  if (!hit) return `"${text}": not in this product${isOptional ? ' (need not be)' : ''}`;
  if (hit.kind === 'code') return `"${text}": found ${kindLabels.code}`;
  const where = `in ${hit.fields.join(', ')}`;
  const sum = `${round(hit.weight)} × ${round(hit.factor)} × rarity ${round(hit.idf)} = ${round(hit.score)}`;
  return `"${text}": ${kindLabels[hit.kind]}${hit.kind === 'exact' ? '' : ` (${hit.terms.join(' + ')})`}, ${where}: ${sum}`;
}
