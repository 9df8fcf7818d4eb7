import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareArrays } from './share-arrays.ts';
import type { StaticSlots } from './static-slots.ts';

const layout = (unitSlot: number): StaticSlots => ({
  fixed: { start: Uint32Array.of(0, 2), slots: Uint16Array.of(4, 5) },
  units: { start: Uint32Array.of(0, 1), slots: Uint16Array.of(unitSlot) },
  unitStart: Uint32Array.of(0, 1),
  ownStart: Uint32Array.of(0, 5),
  valueStart: Uint32Array.of(0, 4),
});

test('arrays are those of another view where they are equal, and a view has its own where they are not', () => {
  const [dutch, german] = [layout(7), layout(8)];
  const shared = shareArrays(german, [dutch]);
  assert.deepEqual(shared, german);
  assert.equal(shared.fixed.slots, dutch.fixed.slots);
  assert.equal(shared.unitStart, dutch.unitStart);
  assert.equal(shared.units.slots, german.units.slots);
});

test('numbers of another width are never taken for equal', () => {
  const wide = { ...layout(7), fixed: { start: Uint32Array.of(0, 2), slots: Uint32Array.of(0x50004) } };
  assert.equal(shareArrays(layout(7), [wide]).fixed.slots.length, 2);
});
