import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allAsNew, changed, dispositionNames, faultOf, findingInputs, inCondition, join, split, withinReceived } from './findings.ts';

const lines = [
  { lineId: 1, received: 3, unit: { cents: 3_995 } },
  { lineId: 2, received: 0, unit: { cents: 14_995 } },
];
const [first] = withinReceived([], lines);
assert.ok(first);

describe('looking at what came back', () => {
  it('begins with one finding a line that came, and nothing chosen', () => {
    assert.deepEqual(withinReceived([], lines), [
      { id: 0, lineId: 1, quantity: 3, condition: null, disposition: null, valueLoss: null, valueLossReason: '' },
    ]);
    assert.equal(faultOf(first, lines), 'condition');
  });

  it('takes a piece that looks otherwise apart, and puts it back', () => {
    const apart = split([first], 0);
    assert.deepEqual(
      apart.map(({ quantity }) => quantity),
      [2, 1],
    );
    assert.equal(join(apart, apart[1]?.id ?? -1)[0]?.quantity, 3);
    assert.deepEqual(join([first], 0), [first]);
    assert.equal(split([{ ...first, quantity: 1 }], 0).length, 1);
  });

  it('follows a recount: what is too much goes, and what is missing is still to be looked at', () => {
    const [bulk, torn] = split([inCondition(first, 'as_new')], 0);
    assert.ok(bulk && torn);
    const begun = [bulk, { ...inCondition(torn, 'damaged'), valueLoss: 500, valueLossReason: 'Scheur' }];
    const recounted = (...received: number[]) =>
      withinReceived(
        begun,
        lines.map((line, index) => ({ ...line, received: received[index] ?? 0 })),
      ).map(({ id, lineId, quantity, condition }) => [id, lineId, quantity, condition]);
    assert.deepEqual(withinReceived(begun, lines), begun);
    assert.deepEqual(recounted(2), [
      [0, 1, 1, 'as_new'],
      [1, 1, 1, 'damaged'],
    ]);
    assert.deepEqual(recounted(1), [[1, 1, 1, 'damaged']]);
    assert.deepEqual(recounted(0), []);
    assert.deepEqual(recounted(5, 1), [
      [0, 1, 2, 'as_new'],
      [1, 1, 1, 'damaged'],
      [2, 1, 2, null],
      [3, 2, 1, null],
    ]);
  });

  it('proposes what becomes of a piece, until somebody said otherwise', () => {
    const worn = inCondition(first, 'worn');
    assert.equal(worn.disposition, 'b_stock');
    assert.equal(inCondition(worn, 'as_new').disposition, 'restock');
    assert.equal(inCondition({ ...worn, disposition: 'donate' }, 'damaged').disposition, 'donate');
  });

  it('keeps money only with a sentence, and never more than was paid (LAW-08)', () => {
    const worn = inCondition(first, 'worn');
    assert.equal(faultOf({ ...worn, valueLoss: 1_000 }, lines), 'sentence');
    assert.equal(faultOf({ ...worn, valueLoss: 11_986, valueLossReason: 'Vlekken' }, lines), 'tooMuch');
    assert.equal(faultOf({ ...worn, valueLoss: 1_000, valueLossReason: 'Vlekken' }, lines), undefined);
    assert.equal(faultOf(worn, lines), undefined);
  });

  it('is sent as it was filled in, without a loss where there is none', () => {
    const [asNew, stained] = split(allAsNew([first]), 0);
    assert.ok(asNew && stained);
    const both = changed([asNew, stained], { ...inCondition(stained, 'worn'), valueLoss: 500, valueLossReason: ' Vlek op de zoom ' });
    assert.deepEqual(findingInputs(both), [
      { lineId: 1, quantity: 2, condition: 'as_new', disposition: 'restock' },
      { lineId: 1, quantity: 1, condition: 'worn', disposition: 'b_stock', valueLoss: 500, valueLossReason: 'Vlek op de zoom' },
    ]);
  });

  it('destroys nothing (LAW-23)', () => {
    assert.deepEqual([...dispositionNames], ['restock', 'b_stock', 'repair', 'donate', 'recycle']);
  });
});
