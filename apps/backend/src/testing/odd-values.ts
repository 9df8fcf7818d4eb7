import { isEnumType, type GraphQLLeafType } from 'graphql';

/** Texts no database takes. */
export const unstorable: readonly string[] = ['\0', 'a\0b', '\ud83d', 'x\udc57'];

const uid = (text: string): string => Buffer.from(text).toString('base64');
/** A character of two units, which a cut in the middle leaves broken. */
const coats = '🧥'.repeat(3_000);
const texts: readonly string[] = [
  '',
  ' ',
  'x'.repeat(20_000),
  coats,
  `x${coats}`,
  '%_\\',
  "'; drop table cart; --",
  '{"a": 1}',
  '-1',
  '99999999999999999999',
  'NaN',
  '1e400',
  '\u202egnp.x',
  '\u200b\ufeff\u2028',
  '../../etc/passwd',
  '__proto__',
  '500000000',
  '2026-02-31',
  '2026-11-15 99:99',
  '٣',
];
const ids: readonly string[] = [
  ...texts,
  '0',
  '2147483648',
  '9223372036854775808',
  '1.5',
  uid('0'),
  uid('-1'),
  uid('2147483648'),
  uid('999999999999999'),
  uid('99999999999999999999'),
  uid('a\0b'),
  uid('configurable/1/99999999999'),
  uid('bundle/1/1/1e9'),
  uid('custom-option/2147483648'),
  'abcdefghijklmnopqrstuvwxyz234567',
];
const extremes: Readonly<Record<string, readonly unknown[]>> = {
  String: texts,
  ID: ids,
  Int: [0, -1, 2_147_483_647, -2_147_483_648],
  Float: [0, -1, -0.0001, 0.5, 2_147_483_648, 9_007_199_254_740_992, 1e308, -1e308, 5e-324],
  Boolean: [true, false],
};

/** Values the schema takes and nobody expects. */
export const extremeValues = (leaf: GraphQLLeafType): readonly unknown[] =>
  isEnumType(leaf)
    ? leaf
        .getValues()
        .slice(0, 3)
        .map(({ name }) => name)
    : (extremes[leaf.name] ?? []);

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  String: [5, true, { a: 'x' }],
  ID: [1.5, true, {}],
  Int: ['1', 1.5, 2_147_483_648, true, {}],
  Float: ['1', true, {}],
  Boolean: ['true', 1, {}],
};

/** Values of another type than the schema asks for. */
export const wrongValues = (leaf: GraphQLLeafType): readonly unknown[] =>
  isEnumType(leaf) ? ['NOTHING', 5, true, {}, leaf.getValues()[0]?.name.concat('x')] : (wrong[leaf.name] ?? []);
