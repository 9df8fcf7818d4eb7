import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareArrays } from './share-arrays.ts';
import type { StaticValues } from './static-values.ts';

const values = (unitValueId: number): StaticValues => ({
  productValues: { offsets: Uint32Array.of(0, 2), valueIds: Uint16Array.of(4, 5) },
  unitValues: { offsets: Uint32Array.of(0, 1), valueIds: Uint16Array.of(unitValueId) },
  unitOffsets: Uint32Array.of(0, 1),
  productValueOffsets: Uint32Array.of(0, 5),
  unitValueOffsets: Uint32Array.of(0, 4),
});

test('arrays are those of another view where they are equal, and a view has its own where they are not', () => {
  const [dutch, german] = [values(7), values(8)];
  const shared = shareArrays(german, [dutch]);
  assert.deepEqual(shared, german);
  assert.equal(shared.productValues.valueIds, dutch.productValues.valueIds);
  assert.equal(shared.unitOffsets, dutch.unitOffsets);
  assert.equal(shared.unitValues.valueIds, german.unitValues.valueIds);
});

test('numbers of another width are never taken for equal', () => {
  const wide = { ...values(7), productValues: { offsets: Uint32Array.of(0, 2), valueIds: Uint32Array.of(0x50004) } };
  assert.equal(shareArrays(values(7), [wide]).productValues.valueIds.length, 2);
});
