import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { VarintLists } from './varint-lists.ts';

const number = fc.oneof(fc.nat(300), fc.maxSafeNat());
const lists = fc.tuple(fc.array(number, { maxLength: 5 }), fc.array(number, { maxLength: 300 }));
const key = fc.nat(2_000);
const change = fc.oneof(
  fc.record({ key, lists }),
  key.map((remove) => ({ remove })),
);
const ascending = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);

describe('varint lists', () => {
  it('give back what was written last under each key, before and after they were compacted', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const store = new VarintLists();
        const expected = new Map<number, readonly (readonly number[])[]>();
        for (const one of changes) {
          if ('remove' in one) {
            store.remove(one.remove);
            expected.delete(one.remove);
          } else {
            store.write(one.key, one.lists);
            expected.set(one.key, one.lists.map(ascending));
          }
        }
        for (const compact of [() => undefined, () => store.trim(2)]) {
          compact();
          for (const [written, wanted] of expected) assert.deepEqual(store.read(written, 2), wanted);
          for (let other = 0; other < store.capacity; other += 1) assert.equal(store.has(other), expected.has(other));
        }
      }),
      { numRuns: 60 },
    );
  });
});
