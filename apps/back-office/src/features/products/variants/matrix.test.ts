import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gridOf, mostCommon, priceOf, proposeMarks, skuOf, usedValues, wantedOf, type Axis } from './matrix.ts';

const colour: Axis = {
  code: 'kleur',
  label: 'Kleur',
  options: [
    { id: '1', code: 'dennengroen', label: 'dennengroen' },
    { id: '2', code: 'bordeaux', label: 'bordeaux' },
    { id: '3', code: 'bordeaux_donker', label: 'donker bordeaux' },
  ],
};
const size: Axis = {
  code: 'maat',
  label: 'Maat',
  options: ['36', '38', '40'].map((code, index) => ({ id: String(10 + index), code, label: code })),
};
const axes = [colour, size];
const variants = [
  { sku: 'A-DG-36', values: ['1', '10'] },
  { sku: 'A-DG-38', values: ['1', '11'] },
];

describe('the matrix of variants', () => {
  it('begins with the values that variants have', () => {
    assert.deepEqual(usedValues(axes, variants), { kleur: ['1'], maat: ['10', '11'] });
    assert.deepEqual(gridOf(axes, { kleur: ['2', '1'], maat: ['11', '10'] }), { rows: [['1'], ['2']], columns: ['10', '11'] });
  });

  it('makes every combination of a value that is new, and a gap between old ones only when somebody wants it', () => {
    const chosen = { kleur: ['1', '2'], maat: ['10', '11'] };
    assert.deepEqual(wantedOf(axes, chosen, variants, new Set()), [
      ['2', '10'],
      ['2', '11'],
    ]);
    assert.deepEqual(wantedOf(axes, chosen, variants, new Set(['2 11'])), [['2', '10']]);
    const gap = [...variants, { sku: 'A-BOR-36', values: ['2', '10'] }];
    assert.deepEqual(wantedOf(axes, chosen, gap, new Set()), []);
    assert.deepEqual(wantedOf(axes, chosen, gap, new Set(['2 11'])), [['2', '11']]);
  });

  it('writes SKUs as the variants there are, and values that are new by as few letters as tell them apart', () => {
    const marks = proposeMarks(axes, 'A', variants);
    assert.deepEqual(marks, { '1': 'DG', '2': 'BOR', '3': 'BORD', '10': '36', '11': '38', '12': '40' });
    assert.equal(skuOf('A', ['2', '12'], marks), 'A-BOR-40');
  });

  it('proposes the price that most have, and more from a size on', () => {
    assert.equal(mostCommon([14_995, null, 14_995, 15_995]), 14_995);
    const rule = { cents: 10_000, from: '11', extra: 500 };
    assert.deepEqual(
      size.options.map(({ id }) => priceOf(rule, ['1', id], axes)),
      [10_000, 10_500, 10_500],
    );
    assert.equal(priceOf({ ...rule, cents: null }, ['1', '10'], axes), null);
  });
});
