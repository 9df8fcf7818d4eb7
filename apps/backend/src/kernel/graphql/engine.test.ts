import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { execute, parse, type ExecutionResult } from 'graphql';
import type { RequestContext } from './context.ts';
import { createEngine, type PreparedDocument } from './engine.ts';
import { defaultLimits } from './limits.ts';
import { isConditional } from './run-document.ts';
import { testContext, testEngine, testSchema } from './testing-schema.ts';

function ready(prepared: ReturnType<ReturnType<typeof testEngine>['prepare']>): PreparedDocument<RequestContext> {
  assert.ok(!('errors' in prepared), JSON.stringify('errors' in prepared && prepared.errors));
  return prepared;
}

describe('documents', () => {
  it('with two operations are refused, so that a compiled mutation never runs under a query’s name', () => {
    const prepared = testEngine().prepare('query A { ping } mutation B { pay }');
    assert.ok('errors' in prepared);
    assert.equal(prepared.errors[0]?.message, 'One operation a document.');
  });

  it('that cannot be parsed are a syntax refusal', () => {
    const prepared = testEngine().prepare('{ ping ');
    assert.ok('errors' in prepared);
    assert.equal(prepared.stage, 'syntax');
  });

  it('name an operation they do not have: an error, not a crash', async () => {
    const result = await ready(testEngine().prepare('query A { ping }')).run(testContext, {}, 'B');
    assert.match(result.errors?.[0]?.message ?? '', /Unknown operation named "B"/);
  });

  it('count every root field, also through aliases and fragments', () => {
    const prepared = ready(testEngine().prepare('query { a: ping b: ping ...F } fragment F on Query { secret }'));
    assert.deepEqual(prepared.rootFields, ['ping', 'ping', 'secret']);
  });

  it('are forgotten when many long ones come, so that strangers cannot fill the memory', () => {
    const engine = testEngine();
    const long = (name: string): string => `query ${name} { ping } # ${'x'.repeat(300_000)}`;
    const first = engine.prepare(long('A'));
    assert.equal(engine.prepare(long('A')), first);
    for (const name of ['B', 'C', 'D', 'E', 'F', 'G']) engine.prepare(long(name));
    assert.notEqual(engine.prepare(long('A')), first);
  });

  it('hide the schema when introspection is switched off', () => {
    const engine = createEngine({ schema: testSchema().schema, limits: defaultLimits, introspection: false });
    assert.ok('errors' in engine.prepare('{ __schema { types { name } } }'));
    assert.ok(!('errors' in engine.prepare('{ __typename ping }')));
  });
});

describe('limits', () => {
  const refused = (source: string, limits = {}): string => {
    const prepared = testEngine(limits).prepare(source);
    assert.ok('errors' in prepared, 'should be refused');
    return prepared.errors[0]?.message ?? '';
  };
  it('hold for depth', () => {
    const deep = `{ product { ${'related { '.repeat(100)} sku ${'} '.repeat(100)} } }`;
    assert.match(refused(deep), /limit of 24 for depth/);
  });
  it('hold for fields of one name, which validation compares with each other', () => {
    assert.match(refused(`{ product { ${'sku '.repeat(1_500)}} }`), /limit of 2000 for comparisons/);
    // Twice the same at every depth: few fields at each, and four times as many pairs as above it.
    const doubled = (depth: number): string => (depth === 0 ? 'sku' : `parts { ${doubled(depth - 1)} } parts { ${doubled(depth - 1)} }`);
    assert.match(refused(`{ product { ... on Bundle { ${doubled(8)} } } }`), /for comparisons/);
    const spread = Array.from({ length: 70 }, (_, index) => `fragment F${index} on Product { sku }`);
    assert.match(refused(`{ product { ${spread.map((_, index) => `...F${index}`).join(' ')} } } ${spread.join(' ')}`), /for comparisons/);
  });
  it('hold for fragment cycles, which end at the depth limit', () => {
    assert.match(refused('{ product { ...A } } fragment A on Product { related { ...A } }'), /depth/);
  });
  it('hold for aliases', () => {
    assert.match(refused(`{ ${Array.from({ length: 41 }, (_, i) => `a${i}: ping`).join(' ')} }`, { rootFields: 100 }), /aliases/);
  });
  it('hold for root fields', () => {
    assert.match(refused(`{ ${Array.from({ length: 21 }, (_, i) => `a${i}: ping`).join(' ')} }`), /root fields/);
  });
  it('hold for directives', () => {
    assert.match(refused(`{ ping ${'@skip(if: false) '.repeat(61)} }`), /directives/);
  });
  it('hold for root fields that stand in a fragment', () => {
    const fields = Array.from({ length: 11 }, (_, i) => `a${i}: ping`).join(' ');
    assert.match(refused(`{ ${fields} ...F } fragment F on Query { ${fields.replaceAll('a', 'b')} }`), /root fields/);
  });
  it('hold for fragments, and for those nobody measures because nobody uses them', () => {
    const chain = Array.from({ length: 101 }, (_, i) => `fragment F${i} on Product { ...F${i + 1} }`).join(' ');
    assert.match(refused(`{ product { ...F0 } } ${chain}`), /limit of 100 for fragments/);
    assert.match(refused('{ ping } fragment A on Product { ...B } fragment B on Product { ...A }'), /Fragment "A" is never used/);
  });
  it('hold for tokens', () => {
    assert.match(refused(`{ ${'ping '.repeat(10_000)} }`), /tokens/);
  });
  it('hold for what exponential fragments would cost', () => {
    const bombs = Array.from({ length: 20 }, (_, i) => `fragment F${i} on Product { a: sku ...F${i + 1} ...F${i + 1} }`).join(' ');
    assert.match(refused(`{ product { ...F0 } } ${bombs} fragment F20 on Product { sku }`, { depth: 100, aliases: 1e9 }), /selections/);
  });
  it('count lists nobody paged, so that a short document cannot ask for millions of values', async () => {
    const nested = `{ products { ${'related { '.repeat(12)} sku ${'} '.repeat(12)} } }`;
    const prepared = ready(testEngine().prepare(nested));
    assert.match((await prepared.run(testContext, {}, undefined)).errors?.[0]?.message ?? '', /cost/);
  });
  it('multiply by the page size, also when it comes as a variable', async () => {
    const prepared = ready(testEngine({ cost: 100 }).prepare('query ($n: Int) { products(pageSize: $n) { sku name } }'));
    assert.equal((await prepared.run(testContext, { n: 10 }, undefined)).errors, undefined);
    assert.match((await prepared.run(testContext, { n: 1_000 }, undefined)).errors?.[0]?.message ?? '', /cost/);
  });
});

describe('compiled and conditional documents', () => {
  const { schema } = testSchema();
  const directive = fc.constantFrom('', '', ' @include(if: $a)', ' @skip(if: $a)', ' @include(if: $b)', ' @skip(if: $b)');
  const leaf = fc.tuple(fc.constantFrom('sku', 'name', 'x: sku', 'x: name', '__typename'), directive).map(([field, mark]) => field + mark);
  const { selection } = fc.letrec<{ selection: string }>((tie) => ({
    selection: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc
        .tuple(directive, fc.array(tie('selection'), { minLength: 1, maxLength: 3 }))
        .map(([mark, inner]) => `related${mark} { ${inner.join(' ')} }`),
      fc
        .tuple(directive, fc.array(tie('selection'), { minLength: 1, maxLength: 2 }))
        .map(([mark, inner]) => `... on Product${mark} { ${inner.join(' ')} }`),
      directive.map((mark) => `...F${mark}`),
      fc.constant('... on Simple { weight }'),
      directive.map((mark) => `... on Bundle${mark} { parts { sku } }`),
    ),
  }));
  const document = fc
    .tuple(fc.array(selection, { minLength: 1, maxLength: 4 }), fc.constantFrom('product', 'products'))
    .map(
      ([inner, root]) =>
        `query ($a: Boolean = false, $b: Boolean = false) { ${root} { __typename ...F ${inner.join(' ')} } } fragment F on Product { name sku }`,
    );

  it('answer like graphql-js, run after run', async () => {
    let conditional = 0;
    await fc.assert(
      fc.asyncProperty(document, fc.boolean(), fc.boolean(), async (source, a, b) => {
        const engine = createEngine({ schema, limits: defaultLimits, introspection: true });
        const prepared = engine.prepare(source);
        if ('errors' in prepared) return;
        const parsed = parse(source);
        if (isConditional(parsed)) conditional += 1;
        const expected = await execute({ schema, document: parsed, contextValue: testContext, variableValues: { a, b } });
        for (let run = 0; run < 4; run += 1) {
          const actual: ExecutionResult = await prepared.run(testContext, { a, b }, undefined);
          assert.equal(JSON.stringify(actual.data), JSON.stringify(expected.data), source);
        }
      }),
      { numRuns: process.env['TEST_SIZE'] === 'long' ? 20_000 : 400 },
    );
    assert.ok(conditional > 50, `the generator makes conditional documents (${conditional})`);
  });
});
