import type { FilterTypeInput } from '@shop/contract';

export type FieldValue = string | number | null;

/** Whether a value passes all conditions of one FilterTypeInput; texts compare without regard to case, as in Magento's database. */
export function matchesFilter(value: FieldValue, filter: FilterTypeInput): boolean {
  return conditions.every(([name, holds]) => {
    const wanted = filter[name];
    return wanted === undefined || wanted === null || holds(value, wanted);
  });
}

type Wanted = string | readonly (string | null)[];
type Condition = readonly [keyof FilterTypeInput, (value: FieldValue, wanted: Wanted) => boolean];

const one = (test: (value: string | number, wanted: string) => boolean): Condition[1] => {
  return (value, wanted) => value !== null && typeof wanted === 'string' && test(value, wanted);
};
const many = (test: (value: FieldValue, wanted: readonly string[]) => boolean): Condition[1] => {
  return (value, wanted) =>
    typeof wanted !== 'string' &&
    test(
      value,
      wanted.filter((item) => item !== null),
    );
};
const isEmpty = (value: FieldValue): boolean => value === null || value === '';

const conditions: readonly Condition[] = [
  ['eq', one((value, wanted) => compareValues(value, wanted) === 0)],
  ['neq', (value, wanted) => value === null || (typeof wanted === 'string' && compareValues(value, wanted) !== 0)],
  ['in', many((value, wanted) => isIn(value, wanted))],
  ['nin', many((value, wanted) => !isIn(value, wanted))],
  [
    'finset',
    many((value, wanted) =>
      String(value ?? '')
        .split(',')
        .some((part) => isIn(part, wanted)),
    ),
  ],
  ['like', one((value, wanted) => matchesPattern(String(value).toLowerCase(), wanted.toLowerCase()))],
  ['gt', one((value, wanted) => compareValues(value, wanted) > 0)],
  ['lt', one((value, wanted) => compareValues(value, wanted) < 0)],
  ['gteq', one((value, wanted) => compareValues(value, wanted) >= 0)],
  ['moreq', one((value, wanted) => compareValues(value, wanted) >= 0)],
  ['lteq', one((value, wanted) => compareValues(value, wanted) <= 0)],
  ['from', one((value, wanted) => compareValues(value, wanted) >= 0)],
  ['to', one((value, wanted) => compareValues(value, wanted) <= 0)],
  ['null', (value) => isEmpty(value)],
  ['notnull', (value) => !isEmpty(value)],
];

function isIn(value: FieldValue, wanted: readonly string[]): boolean {
  return value !== null && wanted.some((item) => compareValues(value, item) === 0);
}

/** Orders two values: as numbers when both are, else as texts. */
export function compareValues(a: string | number, b: string | number): number {
  const [left, right] = [String(a).trim().toLowerCase(), String(b).trim().toLowerCase()];
  if (left !== '' && right !== '' && Number.isFinite(Number(left)) && Number.isFinite(Number(right))) return Number(left) - Number(right);
  return left < right ? -1 : left > right ? 1 : 0;
}

// SQL's % and _. A loop instead of a regular expression: a pattern of many % must not cost more than its length.
function matchesPattern(text: string, pattern: string): boolean {
  let [position, at, retryText, retryPattern] = [0, 0, 0, -1];
  while (position < text.length) {
    if (pattern[at] === '%') {
      retryPattern = ++at;
      retryText = position;
    } else if (pattern[at] === '_' || pattern[at] === text[position]) {
      at++;
      position++;
    } else if (retryPattern >= 0) {
      at = retryPattern;
      position = ++retryText;
    } else {
      return false;
    }
  }
  while (pattern[at] === '%') at++;
  return at === pattern.length;
}
