import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema, parse } from 'graphql';
import { neverNull } from './never-null.ts';

const schema = buildSchema(/* GraphQL */ `
  input Wish {
    sku: String!
    note: String
  }
  type Query {
    find(name: String!, size: Int! = 5, note: String, ids: [ID!], wish: Wish): String
    below: Query
  }
`);
const names = (declared: string, used: string): readonly string[] => neverNull(parse(`query (${declared}) { ${used} }`), schema);

describe('variables that must not be null although they may be missing', () => {
  for (const [what, declared, used, found] of [
    ['an argument that must be there', '$v: String = "x"', 'find(name: $v)', ['v']],
    ['an argument with a default', '$v: Int', 'find(name: "x", size: $v)', ['v']],
    ['an element of a list', '$v: ID = "1"', 'find(name: "x", ids: [$v])', ['v']],
    ['a member of an input', '$v: String = "x"', 'find(name: "x", wish: {sku: $v})', ['v']],
    ['a condition', '$v: Boolean = true', 'below { find(name: "x") @include(if: $v) }', ['v']],
    ['what may be null', '$v: String, $w: Wish', 'find(name: "x", note: $v, wish: $w)', []],
  ] as const) {
    it(`are known: ${what}`, () => assert.deepEqual(names(declared, used), found));
  }
});
