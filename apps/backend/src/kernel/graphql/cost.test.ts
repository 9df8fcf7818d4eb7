import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema, parse } from 'graphql';
import { costFunction } from './cost.ts';

const schema = buildSchema(/* GraphQL */ `
  type Query {
    shelf(pageSize: Int = 20): Shelf
    shelves(pageSize: Int = 20): [Shelf]
  }
  type Shelf {
    books(pageSize: Int = 20): [Book]
    items: [Book]
    label: String
  }
  type Book {
    title: String
    items: [Line]
  }
  type Line {
    text: String
  }
`);
const costOf = (source: string, variables: Readonly<Record<string, unknown>> = {}): number =>
  costFunction(parse(source), schema)(variables);

describe('the cost of a page', () => {
  it('is its size times what stands below its items', () => {
    assert.equal(costOf('{ shelf(pageSize: 10) { label items { title } } }'), 1 + 1 + (1 + 10));
  });
  it('of a list that takes its size itself ends with the list', () => {
    assert.equal(costOf('{ shelves(pageSize: 10) { items { title } } }'), 1 + 10 * (1 + 5));
  });
  it('below another page is its own, also when both are of one size', () => {
    const nested = (outer: number, inner: number): string =>
      `{ shelf(pageSize: ${outer}) { books(pageSize: ${inner}) { items { text } } } }`;
    assert.equal(costOf(nested(9, 10)), 1 + (1 + 10 * (1 + 5)));
    assert.equal(costOf(nested(10, 10)), costOf(nested(9, 10)));
  });
  it('follows the variable, its default, and the longest page there is for null', () => {
    const source = 'query ($n: Int = 7) { shelf(pageSize: $n) { items { title } } }';
    assert.deepEqual([costOf(source), costOf(source, { n: 3 }), costOf(source, { n: null })], [1 + (1 + 7), 1 + (1 + 3), 1 + (1 + 300)]);
  });
});
