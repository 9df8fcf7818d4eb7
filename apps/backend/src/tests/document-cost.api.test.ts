import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readSchema } from '@shop/contract/server';
import { parse, validate } from 'graphql';
import { costFunction } from '#kernel/graphql/cost.ts';
import { createSchema } from '#kernel/graphql/schema.ts';
import { defaultLimits } from '#kernel/graphql/limits.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { diceOf, randomDocument, type Dice } from '#testing/random-document.ts';

const documents = process.env['TEST_SIZE'] === 'long' ? 2_000 : 60;
const schema = createSchema(readSchema(), []);

const roots = [
  'products(filter: {}, SIZE)',
  'products(search: "dirndl", SIZE)',
  'bestsellers(LIMIT)',
  'brands(filter: {}, SIZE)',
  'brands(filter: {}, LIMIT)',
  'brands(filter: {}, LIMIT, SIZE)',
  'categories(SIZE)',
  'categoryList(SIZE)',
  'faq(SIZE)',
  'phisicalStores',
  'countries',
];

type Variables = Readonly<Record<string, unknown>>;

/** A number said in every way there is: written, as a variable, by its default, by the argument's, and null. */
function sayNumber(dice: Dice): { readonly value: string; readonly declaration: string; readonly variables: Variables } {
  const number = [1, 7, 20, 100, 300][dice(5)] ?? 1;
  const other = [1, 300][dice(2)] ?? 1;
  return (
    [
      { value: `: ${number}`, declaration: '', variables: {} },
      { value: ': null', declaration: '', variables: {} },
      { value: '', declaration: '', variables: {} },
      { value: ': $n', declaration: '$n: Int', variables: { n: number } },
      { value: ': $n', declaration: '$n: Int', variables: { n: null } },
      { value: ': $n', declaration: '$n: Int', variables: {} },
      { value: ': $n', declaration: `$n: Int = ${number}`, variables: {} },
      { value: ': $n', declaration: `$n: Int = ${other}`, variables: { n: number } },
      { value: ': $n', declaration: `$n: Int = ${other}`, variables: { n: null } },
      { value: ': $n', declaration: '$n: Int = null', variables: {} },
    ][dice(10)] ?? { value: '', declaration: '', variables: {} }
  );
}

/** Fields as they were answered, which is what was executed. */
function countFields(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + countFields(element), 0);
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, element) => sum + 1 + countFields(element), 0);
}

describe('the cost of a document', () => {
  let shop: TestShop;
  before(async () => (shop = await createTestShop()));
  after(() => shop.close());

  it('is never less than what is executed, however a number is said', async () => {
    let accepted = 0;
    const beyond: string[] = [];
    for (let seed = 1; accepted < documents; seed += 1) {
      const dice = diceOf(seed);
      const { value, declaration, variables } = sayNumber(dice);
      const argument = (name: string): string => (value === '' ? '' : name + value);
      const said = roots.map((root) =>
        root
          .replace('SIZE', argument('pageSize'))
          .replace('LIMIT', argument('limit'))
          .replace(/, *(?=[,)])|\(\)/g, ''),
      );
      const query = randomDocument(schema, dice, said, 4).replace('query (', `query (${declaration} `);
      const document = parse(query);
      if (validate(schema, document).length > 0) continue;
      const asked = { yes: seed % 2 === 0, no: seed % 2 === 1, ...variables };
      const cost = costFunction(document, schema)(asked);
      if (cost > defaultLimits.cost) continue;
      accepted += 1;
      const executed = countFields((await shop.ask<unknown>(query, { variables: asked })).data);
      if (executed > cost) beyond.push(`${executed} > ${cost}: ${query} ${JSON.stringify(asked)}`);
    }
    assert.deepEqual(beyond, []);
  });
});
