import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { finderQuery, partFilters, readFinderChoice } from './finder-choice.ts';
import { finderSelectors, offeredChoice, withPictures } from './finder-selectors.ts';

const read = (query: string) => readFinderChoice(new URLSearchParams(query));
const aggregation = (code: string, ...options: (readonly [string, number])[]) => ({
  attribute_code: code,
  options: options.map(([value, count]) => ({ value, label: `label ${value}`, count, swatch_data: null })),
});

describe('the choice of the outfit finder', () => {
  it('is read from the address', () => assert.deepEqual(read('type=4&cilinder=12&page=2'), { type: '4', cilinder: '12' }));
  it('leaves out what nobody chose', () => assert.deepEqual(read('type=&brand=%00&model=<x>'), {}));
  it('goes to the backend under the wire’s names', () =>
    assert.deepEqual(partFilters({ type: '4', cilinder: '12' }), { type_id: { eq: '4' }, cilinder_id: { eq: '12' } }));
  it('asks for nothing when nothing was chosen', () => assert.equal(partFilters({}), undefined));
  it('has one address', () =>
    assert.deepEqual(Object.entries(finderQuery(read('year=3&type=1'))), [
      ['type', '1'],
      ['year', '3'],
    ]));
});

describe('the selectors of the outfit finder', () => {
  const selectors = finderSelectors([aggregation('type_id', ['1', 5], ['2', 0]), null, aggregation('model_id', ['7', 3])], {
    type: '1',
    model: '9',
  });

  it('are always five, in their order', () =>
    assert.deepEqual(
      selectors.map(({ field, options }) => [field, options.length]),
      [
        ['type', 1],
        ['brand', 0],
        ['model', 1],
        ['year', 0],
        ['cilinder', 0],
      ],
    ));
  it('never offer what leads nowhere', () => assert.deepEqual(selectors[0]?.options, [{ value: '1', label: 'label 1', count: 5 }]));
  it('forget a choice that is no longer offered', () => assert.deepEqual(offeredChoice(selectors), { type: '1' }));
  it('show the colour of a colour', () => {
    const blue = { value: '4', label: 'blauw', count: 2, swatch_data: { type: '1', value: '#00f' } };
    const found = finderSelectors([{ attribute_code: 'cilinder_id', options: [blue] }], {});
    assert.deepEqual(found[4]?.options, [{ value: '4', label: 'blauw', count: 2, colour: '#00f' }]);
  });
  it('show each answer by a garment of its own', () => {
    const selector = { field: 'model' as const, options: ['a', 'b', 'c'].map((value) => ({ value, label: value, count: 1 })) };
    const pictures: Record<string, readonly string[]> = { a: ['1', '2'], b: ['1', '3'], c: [] };
    assert.deepEqual(
      withPictures(selector, (value) => pictures[value] ?? []).options.map(({ picture }) => picture),
      ['1', '3', undefined],
    );
  });
});
