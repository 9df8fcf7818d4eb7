import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adviseSize, betweenSizes, inInches, sizeChartModel, toCentimetres } from './size-advice.ts';
import { sizeTable } from './size-table.ts';

const row = (size: string, text: string) => ({ from: { label: size }, to: { label: text } });
const labels = { meaning: 'Maten', letters: 'Int.' };
const dirndl = sizeChartModel(
  sizeTable(
    [
      row('36', 'borst 82–85 cm, taille 66–69 cm, heup 92–95 cm (S)'),
      row('38', 'borst 86–89 cm, taille 70–73 cm, heup 96–98 cm (M)'),
      row('40', 'borst 90–93 cm, taille 74–77 cm, heup 99–102 cm (M)'),
    ],
    labels,
  ),
);
if (dirndl === undefined) throw new Error('the chart has measures');

describe('the size calculator (UX-25)', () => {
  it('reads the measures of a chart, not its letters', () => {
    assert.deepEqual(
      dirndl.measures.map(({ name }) => name),
      ['Borst', 'Taille', 'Heup'],
    );
  });

  it('finds the row, also with a decimal between two rows', () => {
    assert.deepEqual(adviseSize(dirndl, [87], 'larger'), { kind: 'size', size: '38', isBetween: false });
    assert.deepEqual(adviseSize(dirndl, [85.6], 'larger'), { kind: 'size', size: '36', isBetween: false });
    assert.deepEqual(adviseSize(dirndl, [86, 72, 97], 'larger'), { kind: 'size', size: '38', isBetween: false });
  });

  it('takes the larger of two rows for a dirndl and the smaller for leather', () => {
    assert.deepEqual(adviseSize(dirndl, [84, 75], 'larger'), { kind: 'size', size: '40', isBetween: true });
    assert.deepEqual(adviseSize(dirndl, [84, 71], 'smaller'), { kind: 'size', size: '36', isBetween: true });
  });

  it('gives leather one size less at most: no more than it gives', () => {
    assert.deepEqual(adviseSize(dirndl, [84, 75], 'smaller'), { kind: 'size', size: '38', isBetween: true });
    assert.deepEqual(adviseSize(dirndl, [80, 75], 'smaller'), { kind: 'size', size: '38', isBetween: true });
    assert.deepEqual(adviseSize(dirndl, [80, 67], 'smaller'), { kind: 'too-small' });
  });

  it('says when a body is outside the chart, and nothing without a measure', () => {
    assert.deepEqual(adviseSize(dirndl, [60], 'larger'), { kind: 'too-small' });
    assert.deepEqual(adviseSize(dirndl, [86, 140], 'larger'), { kind: 'too-large' });
    assert.equal(adviseSize(dirndl, [undefined, Number.NaN], 'larger'), undefined);
  });

  it('finds a size for every whole centimetre of the chart', () => {
    for (let bust = 82; bust <= 93; bust++) assert.equal(adviseSize(dirndl, [bust], 'larger')?.kind, 'size');
  });

  it('takes the smaller size for leather, whoever asks', () => {
    assert.deepEqual(
      [betweenSizes('maat_lederhose'), betweenSizes('maat_dirndl'), betweenSizes(undefined)],
      ['smaller', 'larger', 'larger'],
    );
  });

  it('knows inches', () => {
    assert.equal(
      inInches('86–89 cm', (value) => value.toFixed(0)),
      '34–35 in',
    );
    assert.equal(inInches('M', String), 'M');
    assert.equal(toCentimetres(10, 'in'), 25.4);
  });

  it('leaves a chart of texts alone', () => {
    assert.equal(sizeChartModel(sizeTable([row('S', 'valt klein')], labels)), undefined);
  });
});
