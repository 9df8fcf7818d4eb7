import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nestingOf } from './check-values.ts';

describe('nesting of brackets', () => {
  for (const [source, depth] of [
    ['{ ping }', 1],
    ['query ($t: [[Int]]) { a(b: { c: [1] }) { d } }', 4],
    ['{ echo(text: "((((((") }', 2],
    ['{ echo(text: "a \\" ((((") { b } }', 2],
    ['{ echo(text: """ "(((" \\""" ((( """) }', 2],
    ['{ # ((((((\n ping }', 1],
    ['{ "unfinished ((( \n (', 5],
    ['', 0],
  ] as const) {
    it(`of ${JSON.stringify(source)} is ${depth}`, () => assert.equal(nestingOf(source), depth));
  }
});
