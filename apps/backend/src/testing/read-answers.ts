import assert from 'node:assert/strict';
import type { TestShop } from './create-test-shop.ts';

/** An answer as loosely as a client reads it: what is missing is undefined and fails in the comparison. */
export type Json = Readonly<Record<string, unknown>>;

/** What stands at a path such as `price_range.minimum_price` or `items.0.sku`. */
export function at(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.')) found = (found as Json | null | undefined)?.[key];
  return found;
}

/** The list at a path; anything else fails the test. */
export function list(value: unknown, path: string): readonly Json[] {
  const found = at(value, path);
  assert.ok(Array.isArray(found), `${path} is a list`);
  return found as readonly Json[];
}

/** The text or number at a path, as text; anything else fails the test. */
export function textAt(value: unknown, path: string): string {
  const found = at(value, path);
  assert.ok(typeof found === 'string' || typeof found === 'number', `${path} is a text`);
  return String(found);
}

/** A sorted copy, for lists whose order says nothing. */
export function sorted<T>(values: Iterable<T>): T[] {
  return [...values].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

export type AnswerReader = {
  /** The data of a document that must not fail. */
  readonly ask: (query: string, store?: string, variables?: object) => Promise<Json>;
  readonly product: (sku: string, selection: string, store?: string) => Promise<Json>;
  readonly allProducts: (selection: string, store?: string) => Promise<readonly Json[]>;
};

/** Reads a test shop; it is handed over as a function because suites open it after they are described. */
export function answerReader(shop: () => TestShop): AnswerReader {
  const ask: AnswerReader['ask'] = async (query, store = 'nl', variables = {}) => {
    const { data, errors } = await shop().ask<Json>(query, { headers: { store }, variables });
    assert.deepEqual(errors, [], query.slice(0, 200));
    return data;
  };
  return {
    ask,
    product: async (sku, selection, store) => {
      const query = `query ($sku: String) { products(filter: {sku: {eq: $sku}}) { items { ${selection} } } }`;
      const items = list(await ask(query, store, { sku }), 'products.items');
      assert.equal(items.length, 1, sku);
      return items[0] ?? {};
    },
    allProducts: async (selection, store) =>
      list(await ask(`{ products(filter: {}, pageSize: 100) { items { ${selection} } } }`, store), 'products.items'),
  };
}
