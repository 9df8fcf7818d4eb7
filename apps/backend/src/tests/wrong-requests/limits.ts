import { input, simple, type Ask, type WrongRequest } from './wrong-request.ts';

const limited = (what: string, query: string, says: RegExp, status = 200): WrongRequest => ({ what, ask: { query }, status, says });
const many = (count: number, part: (index: number) => string): string => Array.from({ length: count }, (_, index) => part(index)).join(' ');
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const deep = (levels: number): string => `{ ${'categories { items { children { '.repeat(levels)} id ${'} } } '.repeat(levels)} }`;

const documents = [
  limited('thousands of words', `{ storeConfig { ${'locale '.repeat(4_001)} } }`, /4000 tokens/, 400),
  limited('brackets without end', '{ a '.repeat(5_000), /limit of 200 for nesting/, 400),
  limited('lists without end', `{ cmsBlocks(identifiers: ${nested(500)}) { items { title } } }`, /limit of 200 for nesting/, 400),
  limited(
    'objects without end',
    `{ products(filter: ${'{sku: '.repeat(300)}1${'}'.repeat(300)}) { total_count } }`,
    /limit of 200 for nesting/,
    400,
  ),
  limited(
    'types without end',
    `query ($a: ${'['.repeat(300)}Int${']'.repeat(300)}) { category(id: $a) { id } }`,
    /limit of 200 for nesting/,
    400,
  ),
  limited('selections a hundred deep', deep(34), /limit of 24 for depth/),
  limited('conditions thirty deep', `{ ${'... on Query { '.repeat(30)} __typename ${'} '.repeat(30)} }`, /limit of 24 for depth/),
  limited('twenty-one root fields', `{ ${many(21, (index) => `a${index}: storeConfig { locale }`)} }`, /limit of 20 for root fields/),
  limited(
    'twenty-one root fields in a fragment',
    `{ ...F } fragment F on Query { ${many(21, (index) => `a${index}: storeConfig { locale }`)} }`,
    /limit of 20 for root fields/,
  ),
  limited(
    'root fields in two fragments',
    `{ ...A ...B } fragment A on Query { ${many(11, (index) => `a${index}: __typename`)} } fragment B on Query { ${many(11, (index) => `b${index}: __typename`)} }`,
    /limit of 20 for root fields/,
  ),
  limited('forty-one aliases', `{ storeConfig { ${many(41, (index) => `a${index}: locale`)} } }`, /limit of 40 for aliases/),
  limited('sixty-one directives', `{ storeConfig { ${'locale @skip(if: true) '.repeat(61)} } }`, /limit of 60 for directives/),
  limited('the same field hundreds of times', `{ storeConfig { ${'locale '.repeat(1_500)} } }`, /limit of 2000 for comparisons/),
  limited(
    'more fragments than anybody writes',
    `{ storeConfig { ${many(101, (index) => `...F${index}`)} } } ${many(101, (index) => `fragment F${index} on StoreConfig { locale }`)}`,
    /limit of 100 for fragments/,
  ),
  limited(
    'fragments that double each other',
    `{ storeConfig { ...F0 } } ${many(20, (index) => `fragment F${index} on StoreConfig { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on StoreConfig { locale }`,
    /limit of 10000 for selections/,
  ),
  limited(
    'unused fragments that spread each other',
    `{ __typename } ${many(50, (index) => `fragment F${index} on StoreConfig { ...F${(index + 1) % 50} }`)}`,
    /^Fragment "F0" is never used/,
  ),
];

const products = (size: string): string =>
  `{ products(filter: {}, pageSize: ${size}) { items { related_products { related_products { sku name } } } } }`;
const expensive = /limit of 60000 for cost/;
const pages =
  'products(filter: {}, pageSize: $p) { items { related_products { related_products { related_products { related_products { sku } } } } } }';

const costs: readonly WrongRequest[] = [
  limited('pages of pages', products('300').replace('sku name', 'related_products { related_products { sku } }'), expensive),
  ...(
    [
      ['a size in a variable', `query ($p: Int) { ${pages} }`, { p: 300 }],
      ['a size in the default of a variable', `query ($p: Int = 300) { ${pages} }`, undefined],
      ['a size that is null', `query ($p: Int) { ${pages} }`, { p: null }],
    ] as const
  ).map(([what, query, variables]): WrongRequest => ({
    what: `the cost of ${what}`,
    ask: { query, variables },
    status: 200,
    says: expensive,
  })),
];

const odd = (what: string, ask: Ask, says: RegExp): WrongRequest => ({ what, ask, status: 400, says, category: input });
const cart = 'query ($id: String!) { cart(cart_id: $id) { id } }';
const notAllowed = /contains characters that are not allowed/;

/** Texts that cannot be stored, and values nobody can read; every place that takes a text is in odd-values.api.test.ts. */
const texts: readonly WrongRequest[] = [
  odd('a NUL in a variable', { query: cart, variables: { id: 'a\0b' } }, notAllowed),
  odd('the first half of a character in a variable', { query: cart, variables: { id: 'a\ud83d' } }, notAllowed),
  odd('the second half of a character in a variable', { query: cart, variables: { id: '\udc57' } }, notAllowed),
  odd('two halves the wrong way round', { query: cart, variables: { id: '\udc57\ud83d' } }, notAllowed),
  odd('a NUL in a variable nobody uses', { query: '{ customer { email } }', variables: { unused: '\0' } }, notAllowed),
  odd('a NUL in the document', { query: '{ cart(cart_id: "\\u0000") { id } }' }, notAllowed),
  odd('a NUL in a block of the document', { query: 'mutation { setCommentOnCart(cart_id: "x", comment: "\\u{0}") { id } }' }, notAllowed),
  odd('a NUL by GET', { query: cart, variables: { id: '\0' }, method: 'GET' }, notAllowed),
  odd(
    'variables nested thousands deep',
    { body: `{"query": ${JSON.stringify('{ customer { email } }')}, "variables": {"a": ${nested(20_000)}}}` },
    /nested more than 32 deep/,
  ),
  odd(
    'objects nested thousands deep',
    { body: `{"query": ${JSON.stringify(cart)}, "variables": {"id": ${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}}` },
    /nested more than 32 deep/,
  ),
  {
    what: 'a document of a quarter of a megabyte',
    ask: { query: simple.repeat(9_000) },
    status: 413,
    says: /^The request is too large/,
    category: input,
  },
];

/** Documents that would cost more than an answer is worth, and values that would break what reads them. */
export const limits: readonly WrongRequest[] = [...documents, ...costs, ...texts];
