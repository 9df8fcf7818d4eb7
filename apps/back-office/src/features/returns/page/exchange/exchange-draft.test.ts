import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyExchange, quantitiesOf, setOffOf, wishesOf } from './exchange-draft.ts';

const lines = [
  { lineId: 1, open: 2 },
  { lineId: 4, open: 1 },
];
const medium = { sku: 'DIR-M', label: 'M' };

describe('an exchange that is filled in', () => {
  it('begins with all pieces of the first line, and is whole once it is said what they become', () => {
    assert.deepEqual(quantitiesOf(emptyExchange, lines), { 1: 2, 4: 0 });
    assert.equal(wishesOf(emptyExchange, lines), undefined);
    assert.deepEqual(wishesOf({ ...emptyExchange, targets: { 1: medium } }, lines), [{ lineId: 1, quantity: 2, sku: 'DIR-M' }]);
  });

  it('is not whole while one of the chosen lines becomes nothing', () => {
    const draft = { ...emptyExchange, quantities: { 1: 1, 4: 1 }, targets: { 1: medium } };
    assert.equal(wishesOf(draft, lines), undefined);
    assert.equal(wishesOf({ ...draft, quantities: { 1: 0, 4: 0 } }, lines), undefined);
  });

  it('adds up row by row, also when something is kept for lost value', () => {
    // A charivari of 32.95 that was worn, for socks of 17.95: 12.50 goes back.
    const { cost, kept } = setOffOf({ worth: { cents: 3_045 }, valueLoss: { cents: 250 } });
    assert.deepEqual([cost, kept], [-3_295, 250]);
    assert.equal(1_795 + cost + kept, -1_250);
  });
});
