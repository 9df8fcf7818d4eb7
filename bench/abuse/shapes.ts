import type { Random } from '../../packages/demo-data/catalogue/plan/random.ts';
import { randomSelection } from './random-selection.ts';
import type { Schema } from './schema.ts';

export type HostileDocument = { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> };

/** Makes a document; `share` from 0 to 1 says how much of its kind. */
type Shape = (share: number, random: Random, schema: Schema) => HostileDocument;

const many = (count: number, part: (index: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => part(index)).join(' ');
const unknownId = 'abcdefghijklmnopqrstuvwxyz234567';

/** A field written again and again, with or without something below it, and with arguments that have to be compared. */
const repeated: Shape = (share, random) => {
  const [field, count] = random.pick([
    ['total_count', 3_500],
    ['items { sku }', 1_500],
    ['page_info { current_page page_size }', 900],
    ['aggregations(filter: {category: {includeDirectChildrenOnly: true}}) { count }', 500],
  ] as const);
  return { query: `{ products(filter: {}) { ${many(count * share, () => field)} } }` };
};

/** Twice the same at every depth. */
const doubled: Shape = (share, random) => {
  const below = (depth: number): string => (depth < 1 ? 'id' : `children { ${many(random.int(1, 3), () => below(depth - 1))} }`);
  return { query: `{ categories { items { ${many(2, () => below(1 + Math.floor(share * 7)))} } } }` };
};

const fieldNames = ['sku', 'name', 'id', 'uid', 'url_key', 'stock_status', 'meta_title', 'type_id', 'updated_at', 'created_at'];

/** Fragments side by side: each is compared with each. */
const beside: Shape = (share, random) => {
  const count = 1 + Math.floor(share * (random.chance(0.5) ? 99 : 850));
  const body = (index: number): string => many(random.int(1, 4), (part) => fieldNames[(index + part) % fieldNames.length] ?? 'sku');
  return {
    query: `{ products(filter: {}) { items { ${many(count, (index) => `...F${index}`)} } } } ${many(count, (index) => `fragment F${index} on ProductInterface { ${body(index)} }`)}`,
  };
};

/** Fragments in layers: each spreads all of the next layer. */
const layered: Shape = (share, random) => {
  const [layers, width] = [1 + Math.floor(share * 20), random.int(1, 9)];
  const spread = (layer: number): string => (layer === layers ? 'sku' : many(width, (index) => `...L${layer}_${index}`));
  const fragments = many(layers * width, (at) => {
    const layer = Math.floor(at / width);
    return `fragment L${layer}_${at % width} on ProductInterface { ${fieldNames[at % fieldNames.length]} ${spread(layer + 1)} }`;
  });
  return { query: `{ products(filter: {}) { items { ${spread(0)} } } } ${fragments}` };
};

/** Fragments nobody uses, in a chain or in a circle. */
const unused: Shape = (share, random) => {
  const count = 1 + Math.floor(share * (random.chance(0.5) ? 98 : 900));
  return {
    query: `{ storeConfig { locale } } ${many(count, (index) => `fragment U${index} on ProductInterface { sku ...U${(index + 1) % count} }`)}`,
  };
};

/** Names that nearly exist: each is looked for in the whole schema. */
const misspelt: Shape = (share, random, schema) => {
  const count = share * 1_500;
  const near = (): string => `${random.pick(schema.names)}${random.pick(['s', 'x', 'Input', 'Output'])}`;
  const query = random.pick([
    () => `{ products(filter: {}) { items { ${many(count, (index) => `a${index % 35}: ${random.pick(fieldNames)}x`)} } } }`,
    () => `query (${many(count, (index) => `$v${index}: ${near()}`)}) { storeConfig { locale } }`,
    () => `{ products(filter: {}) { items { ${many(count, () => `... on ${near()} { sku }`)} } } }`,
    () => `{ products(filter: {${many(count, (index) => `maat${index}: {eq: "1"}`)}}) { total_count } }`,
    () => `{ ${many(Math.min(20, count), (index) => `a${index}: produkt${index}(filtr: {}) { total }`)} }`,
  ])();
  return { query };
};

/** Long values, written or as variables, of the right type and of another. */
const values: Shape = (share, random) => {
  const count = share * 7_500;
  const filter = 'query ($v: [String]) { products(filter: {sku: {in: $v}}) { total_count } }';
  return random.pick([
    (): HostileDocument => ({ query: `{ products(filter: {sku: {in: [${many(count, (index) => `"${index}"`)}]}}) { total_count } }` }),
    (): HostileDocument => ({ query: filter, variables: { v: Array.from({ length: count * 2 }, (_, index) => String(index)) } }),
    (): HostileDocument => ({ query: filter, variables: { v: Array.from({ length: count * 4 }, () => 1) } }),
    (): HostileDocument => ({ query: `{ products(filter: {sku: {in: [${many(count, () => '1')}]}}) { total_count } }` }),
    (): HostileDocument => ({
      query: 'query ($s: String) { products(search: $s) { total_count aggregations { count } } }',
      variables: { s: many(share * 6_000, () => random.pick(['dirndl', 'lederhose', 'rood', 'x', 'leder', 'trachtenmode'])) },
    }),
    (): HostileDocument => ({ query: `{ route(url: "${'a/'.repeat(share * 45_000)}") { type } }` }),
    (): HostileDocument => ({ query: `{ storeConfig { locale } } # ${'"{('.repeat(share * 30_000)}` }),
    (): HostileDocument => ({ query: `{ ${'"""'.repeat(share * 30_000)}` }),
    (): HostileDocument => ({ query: '[{('.repeat(share * 30_000) }),
  ])();
};

/** What is asked of the database, as often as a document may. */
const stored: Shape = (share, random) => {
  const field = random.pick([
    `cart(cart_id: "${unknownId}") { id }`,
    `compareList(uid: "${unknownId}") { uid }`,
    `guestWishlist(id: "${unknownId}") { id }`,
    `getPaymentMethods(cart_id: "${unknownId}") { code }`,
    'checkoutAgreements { name }',
    'contentPaths { __typename }',
  ]);
  return { query: `{ ${many(share * 20, (index) => `a${index}: ${field}`)} }` };
};

/** Every category with a list of its own. */
const trees: Shape = (share, random) => {
  const list = random.pick([
    'products(pageSize: 1) { total_count }',
    'products(pageSize: 1, sort: {price: ASC}) { items { sku } }',
    'products(pageSize: 20, sort: {name: DESC}) { items { sku name price_range { minimum_price { final_price { value } } } } }',
  ]);
  const lists = many(1 + share * 12, (index) => `l${index}: ${list}`);
  const depth = random.int(0, 3);
  return { query: `{ categories(pageSize: 100) { items { ${lists} ${`children { ${lists} `.repeat(depth)}${'}'.repeat(depth)} } } }` };
};

const parts = [
  'types { name fields { name args { name type { name } } type { name ofType { name } } } }',
  'types { name possibleTypes { name } interfaces { name } enumValues { name } inputFields { name } }',
  'types { fields { type { name kind ofType { name kind ofType { name kind ofType { name } } } } } }',
];

/** The schema itself: all of it at once, or more often than a document may ask for it. */
const schemas: Shape = (share, random) => ({
  query: random.chance(0.5)
    ? `{ __schema { ${parts.slice(0, 1 + Math.floor(share * 3)).join(' ')} } }`
    : `{ ${many(1 + share * 19, (index) => `s${index}: __schema { ${random.pick(parts)} }`)} }`,
});

/** Anything valid: pages of every size, with whatever stands below. */
const valid: Shape = (share, random, schema) => {
  const root = (index: number): string => {
    const size = random.pick([1, 5, 20, 50, 100, 300]);
    const [field, type] = random.pick([
      [`products(filter: {}, pageSize: ${size})`, 'Products'],
      [`products(search: "${random.pick(['dirndl', 'leder', 'a', 'rood hemd'])}", pageSize: ${size})`, 'Products'],
      [`partfinderSearch(filter: {}, pageSize: ${size})`, 'Products'],
      [`categories(pageSize: ${size})`, 'CategoryResult'],
      ['phisicalStores', 'PhisicalStores'],
      ['bestsellers(limit: 20)', 'Bestsellers'],
      [`blogPosts(pageSize: ${Math.min(size, 100)})`, 'blogPostsOutput'],
    ] as const);
    return `r${index}: ${field} ${randomSelection(schema, random, type, random.int(1, 5))}`;
  };
  return { query: `{ ${many(1 + share * 6, root)} }` };
};

export const shapes: Readonly<Record<string, Shape>> = {
  repeated,
  doubled,
  beside,
  layered,
  unused,
  misspelt,
  values,
  stored,
  trees,
  schemas,
  valid,
};
