import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { execute, parse, type GraphQLSchema } from 'graphql';
import type { RequestContext, ResolverMap } from '../context.ts';
import { createByteCache } from '../../memory/byte-cache.ts';
import { createSchema } from '../schema.ts';
import { testContext } from '../testing-schema.ts';
import { compileResponseWriter, type WriterOptions, type WrittenResponse } from './response-writer.ts';

const sdl = /* GraphQL */ `
  scalar Anything
  enum Colour {
    RED
    GREEN
  }
  type Query {
    thing(text: String = "none", colour: Colour): Thing
    things: [Thing]
    later: Thing
  }
  interface Named {
    name: String
  }
  type Thing implements Named {
    id: ID
    name: String
    count: Int
    price: Float
    isNew: Boolean
    colour: Colour
    anything: Anything
    must: String!
    texts: [String]
    mustTexts: [String!]
    grid: [[Int]]
    inner: Thing
    hashed: [Named]
    options: [Option]
    said: String
  }
  type Other implements Named {
    name: String
    weight: Float
  }
  type Option {
    label: String
    count: Int
  }
`;

type Thing = Readonly<Record<string, unknown>>;
const thing: Thing = {
  typename: 'Thing',
  id: 7,
  name: 'Dirndl "Rosé" – 38 𝒳',
  count: 3,
  price: 149.95,
  isNew: false,
  colour: 'RED',
  anything: { a: [1, 'x', null] },
  must: 'there',
  texts: ['a', null, 'b\u0000'],
  mustTexts: [],
  grid: [[1, 2], [], [null]],
  inner: null,
  hashed: [
    { typename: 'Other', name: 'O', weight: 0.5 },
    { typename: 'Thing', name: 'T', must: 'm' },
  ],
  options: [],
};

function schemaOf(root: Thing | null, resolvers: ResolverMap = {}): GraphQLSchema {
  const said = (_parent: unknown, _args: unknown, { store }: RequestContext): string => store.code;
  return createSchema(sdl, [
    { Query: { thing: () => root, things: () => [root, root], later: async () => root }, Thing: { said } },
    resolvers,
  ]);
}

async function both(schema: GraphQLSchema, source: string, variables: object = {}, options: WriterOptions = { fields: new Set() }) {
  const document = parse(source);
  const expected = await execute({ schema, document, contextValue: testContext, variableValues: { ...variables } });
  const write = compileResponseWriter(schema, document, options);
  const answer = await write?.({ context: testContext, variables: { ...variables }, version: 'v1', retain: true });
  return { expected, answer };
}

const textOf = (answer: WrittenResponse | undefined): string | undefined => answer?.bytes.toString();

const all = '__typename id name count price isNew colour anything must texts mustTexts grid inner { id } options { count } said';

describe('a written answer', () => {
  const alike: readonly (readonly [string, string, (Thing | null)?, object?])[] = [
    ['has every kind of value', `{ thing { ${all} } }`],
    ['has what is missing as null', '{ thing { id name inner { id } texts anything } }', { must: '' }],
    ['has elements of several types', '{ thing { hashed { __typename name ... on Other { w: weight } ... on Thing { must } } } }'],
    ['waits for root fields', '{ later { id } thing { id } }'],
    [
      'merges what is asked twice',
      '{ thing { inner { id } inner { name } ...F name } } fragment F on Thing { inner { count } id }',
      { inner: thing },
    ],
    ['says the same object twice', '{ things { name inner { id } } }', { inner: thing, name: 'x' }],
    [
      'follows @skip and @include',
      'query ($a: Boolean!) { thing { id @skip(if: $a) name @include(if: $a) ...F @skip(if: $a) } } fragment F on Thing { count }',
      thing,
      { a: true },
    ],
    [
      'follows them again',
      'query ($a: Boolean!) { thing { id @skip(if: $a) name @include(if: $a) ...F @skip(if: $a) } } fragment F on Thing { count }',
      thing,
      { a: false },
    ],
    [
      'has objects of which nothing is left',
      'query ($a: Boolean!) { thing { inner { id @skip(if: $a) } } }',
      { inner: thing },
      { a: true },
    ],
    ['converts as the types do', '{ thing { id name count price isNew } }', { id: 12, name: 5, count: true, price: '2.5', isNew: 1 }],
    ['takes any list', '{ thing { texts } }', { texts: new Set(['a', 'b']) }],
    ['is null where the root is', '{ thing { id } }', null],
  ];
  for (const [name, source, root, variables] of alike)
    it(name, async () => {
      const { expected, answer } = await both(schemaOf(root === undefined ? thing : root), source, variables);
      assert.equal(expected.errors, undefined);
      assert.equal(textOf(answer), JSON.stringify(expected));
    });

  const told: readonly (readonly [string, string, Thing])[] = [
    ['a required value is missing', '{ thing { must } }', {}],
    ['a required element is missing', '{ thing { mustTexts } }', { mustTexts: ['a', null] }],
    ['a value is none of its type', '{ thing { count } }', { count: 2 ** 40 }],
    ['a number is not finite', '{ thing { price } }', { price: Number.NaN }],
    ['an enum has no such value', '{ thing { colour } }', { colour: 'BLUE' }],
    ['a list is none', '{ thing { texts } }', { texts: 5 }],
    ['an element’s type is not known', '{ thing { hashed { name } } }', { hashed: [{ typename: 'Nobody' }] }],
  ];
  for (const [name, source, root] of told)
    it(`is left to whoever can tell that ${name}`, async () => {
      const { expected, answer } = await both(schemaOf(root), source);
      assert.ok(expected.errors);
      assert.equal(answer, undefined);
    });

  it('is left to others where a resolver fails or a variable is wrong', async () => {
    const failing = () => {
      throw new Error('no');
    };
    assert.equal((await both(schemaOf(thing, { Thing: { said: failing } }), '{ thing { id said } }')).answer, undefined);
    const source = 'query ($colour: Colour) { thing(colour: $colour) { id } }';
    assert.equal((await both(schemaOf(thing), source, { colour: 'BLUE' })).answer, undefined);
    assert.ok((await both(schemaOf(thing), source, { colour: 'RED' })).answer);
  });

  it('is left to others where it must be waited for, and written again once it is there', async () => {
    const seen = { waits: true };
    const schema = schemaOf(thing, { Thing: { said: () => (seen.waits ? Promise.resolve('later') : 'now') } });
    const write = compileResponseWriter(schema, parse('{ thing { said } }'), { fields: new Set() });
    const ask = async () => textOf(await write?.({ context: testContext, variables: {}, version: 'v1', retain: true }));
    for (let turn = 0; turn < 1_000; turn += 1) assert.equal(await ask(), undefined);
    seen.waits = false;
    let turns = 0;
    while ((await ask()) === undefined) turns += 1;
    assert.ok(turns <= 255, 'what always waited is tried again, though seldom');
    assert.equal(await ask(), '{"data":{"thing":{"said":"now"}}}');
  });

  it('passes arguments, from variables or not', async () => {
    const schema = schemaOf(thing, {
      Query: {
        thing: (_root: unknown, { text, colour }: { text: string; colour?: string }) => ({ ...thing, name: `${text} ${colour ?? ''}` }),
      },
    });
    for (const source of [
      '{ thing { name } }',
      '{ thing(text: "a", colour: GREEN) { name } }',
      'query ($t: String) { thing(text: $t) { name } }',
    ]) {
      const { expected, answer } = await both(schema, source, { t: 'from outside' });
      assert.equal(textOf(answer), JSON.stringify(expected));
    }
  });
});

describe('lists that are copied from earlier answers', () => {
  const option = (label: string, count: number, same?: object) => ({ label, count, same });

  it('show what was written for a version, and its tags', async () => {
    const cache = createByteCache<never>(100_000);
    const options: WriterOptions = { fields: new Set(), cachedList: { type: 'Query', field: 'things', id: 'id', cache } };
    let count = 1;
    const noted = (_parent: unknown, _args: unknown, { tags }: RequestContext): string => {
      tags?.add(`seen ${count}`);
      return String(count);
    };
    const schema = schemaOf(thing, { Thing: { said: noted } });
    const write = compileResponseWriter(schema, parse('{ things { said } }'), options);
    const ask = async (version: string) => {
      const tags = new Set<string>();
      const answer = await write?.({ context: { ...testContext, tags }, variables: {}, version, retain: true });
      return { text: textOf(answer), tags: [...tags], etag: answer?.etag };
    };
    const first = await ask('v1');
    count = 2;
    assert.deepEqual(await ask('v1'), first);
    assert.deepEqual(first.tags, ['seen 1']);
    const second = await ask('v2');
    assert.equal(second.text, '{"data":{"things":[{"said":"2"},{"said":"2"}]}}');
    assert.notEqual(second.etag, first.etag);
  });

  it('have their numbers put in where all else stays the same', async () => {
    const writer: WriterOptions = { fields: new Set(), templateList: { type: 'Thing', field: 'options', number: 'count' } };
    const [red, blue] = [{}, {}];
    let counts = [3, 4];
    const options = () => [option('red 3', counts[0] ?? 0, red), option('blue', counts[1] ?? 0, blue), option('any', 9)];
    const schema = schemaOf(thing, { Thing: { options } });
    for (const source of ['{ thing { options { count label n: count } } }', '{ thing { options { label } } }']) {
      const document = parse(source);
      const write = compileResponseWriter(schema, document, writer);
      for (counts of [
        [3, 4],
        [3, 4],
        [500, 0],
      ])
        assert.equal(
          textOf(await write?.({ context: testContext, variables: {}, version: 'v1', retain: true })),
          JSON.stringify(await execute({ schema, document, contextValue: testContext })),
        );
    }
  });
});
