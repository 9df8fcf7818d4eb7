import type { FilterEqualTypeInput, FilterMatchTypeEnum } from '@shop/contract';

/** The values an equal filter allows; undefined when it says nothing. `eq` and `in` together must both hold. */
export function equalValues({ eq, in: list }: FilterEqualTypeInput): ReadonlySet<string> | undefined {
  const values = list?.filter((value): value is string => typeof value === 'string');
  if (typeof eq === 'string') return new Set(!values || values.includes(eq) ? [eq] : []);
  return values && new Set(values);
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

/** The words of a text, without case and accents. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Whether every word asked for is in a text: whole (FULL), or as a part of a word (PARTIAL). */
export function matchesWords(text: string, asked: string, type: FilterMatchTypeEnum): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(asked)];
  return wanted.length > 0 && wanted.every((word) => words.some((own) => (type === 'FULL' ? own === word : own.includes(word))));
}
