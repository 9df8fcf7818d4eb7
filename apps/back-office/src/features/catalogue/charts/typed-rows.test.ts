import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adviseSize, sizeChartModel } from '@shop/rules/size-advice';
import { sizeTable } from '@shop/rules/size-table';
import { typedRows } from './typed-rows.ts';

const sizes = [
  { id: '1', label: '48' },
  { id: '2', label: '50' },
];
const saved = {
  order: [1, 2],
  'label.1.nl': 'taille 84–87 cm, lengte 170–175 cm (M)',
  'label.2.nl': 'taille 88–91 cm, lengte 176–181 cm (M)',
};
const advise = (values: Readonly<Record<string, unknown>>, body: readonly number[]) => {
  const model = sizeChartModel(sizeTable(typedRows(values, sizes, 'de', 'nl'), { meaning: 'x', letters: 'y' }));
  return model && adviseSize(model, body, 'larger');
};

describe('a test person', () => {
  it('gets from the chart as typed what the shop would recommend once it is saved', () => {
    assert.deepEqual(advise(saved, [86, 172]), { kind: 'size', size: '48', isBetween: false });
    assert.deepEqual(
      advise(
        { ...saved, 'label.1.de': 'Taille 80–83 cm, Größe 170–175 cm (M)', 'label.2.de': 'Taille 84–91 cm, Größe 176–181 cm (M)' },
        [86, 176],
      ),
      {
        kind: 'size',
        size: '50',
        isBetween: false,
      },
    );
  });

  it('is told when the chart cannot be reckoned with', () => {
    assert.equal(advise({ ...saved, 'label.1.nl': 'valt klein' }, [86, 172]), undefined);
  });
});
