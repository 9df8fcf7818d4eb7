import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { NumberLog } from './number-log.ts';

const number = fc.oneof(fc.nat(300), fc.maxSafeNat());
const lists = fc.tuple(fc.array(number, { maxLength: 5 }), fc.array(number, { maxLength: 300 }));
const key = fc.nat(2_000);
const change = fc.oneof(
  fc.record({ key, lists }),
  key.map((remove) => ({ remove })),
);
const ascending = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b);

describe('a log of numbers', () => {
  it('gives back what was written last under each key, before and after it was trimmed', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const log = new NumberLog();
        const expected = new Map<number, readonly (readonly number[])[]>();
        for (const one of changes) {
          if ('remove' in one) {
            log.remove(one.remove);
            expected.delete(one.remove);
          } else {
            log.write(one.key, one.lists);
            expected.set(one.key, one.lists.map(ascending));
          }
        }
        for (const look of [() => undefined, () => log.trim(2)]) {
          look();
          for (const [known, written] of expected) assert.deepEqual(log.read(known, 2), written);
          for (let other = 0; other < log.capacity; other += 1) assert.equal(log.has(other), expected.has(other));
        }
      }),
      { numRuns: 60 },
    );
  });
});
