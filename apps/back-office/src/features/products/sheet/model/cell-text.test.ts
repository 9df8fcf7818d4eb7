import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindFault, readText, textOf } from './cell-text.ts';
import type { CellKind, CellOption, SheetColumn } from './columns.ts';

const column = (kind: CellKind, options: readonly CellOption[] = [], isOptional = true): SheetColumn => ({
  path: 'x',
  label: 'x',
  group: 'basics',
  kind,
  options,
  isOptional,
  isLocked: false,
});
const flag = column('flag', [
  { value: true, label: 'Ja', code: 'yes' },
  { value: false, label: 'Nee', code: 'no' },
]);
const colour = column('choice', [
  { value: [7], label: 'Groen', code: 'groen' },
  { value: [8], label: 'Rood', code: 'rood' },
]);
const seasons = column('many', [
  { value: 1, label: 'Zomer', code: 'zomer' },
  { value: 2, label: 'Herfst, winter', code: 'koud' },
]);

const fabric = { nl: 'Buitenstof', de: 'Oberstoff', en: 'Outer fabric' };
const lining = { nl: 'Voering', de: 'Futter', en: 'Lining' };
const otherLining = { nl: 'Voering', de: 'Innenfutter', en: 'Lining' };
const horn = { nl: 'hoorn', de: 'Horn', en: 'horn' };
const materials: SheetColumn = {
  ...column('materials', [
    { value: 'katoen', label: 'katoen', code: 'katoen' },
    { value: 'linnen', label: 'linnen (vlas)', code: 'linnen' },
  ]),
  isList: true,
  said: { store: 'nl', words: [fabric, lining, otherLining, horn, { nl: 'Knopen' }] },
};

describe('a cell of a sheet', () => {
  it('takes what a person types there, and shows it as they wrote it', () => {
    const cases: readonly (readonly [SheetColumn, string, unknown, string])[] = [
      [column('line'), '  Dirndl \r\n Liesl ', 'Dirndl Liesl', 'Dirndl Liesl'],
      [column('text'), 'een\r\ntwee', 'een\ntwee', 'een\ntwee'],
      [column('whole'), '1.250', 1250, '1250'],
      [column('money'), '€ 1.299,5', 129_950, '1299,50'],
      [column('percent'), '15 %', 15, '15'],
      [column('day'), '18-11-2026', '2026-11-17T23:00:00.000Z', '2026-11-18'],
      [flag, 'ja', true, 'Ja'],
      [flag, '0', false, 'Nee'],
      [colour, 'groen ', [7], 'Groen'],
      [seasons, 'zomer; Herfst, winter', [1, 2], 'Zomer; Herfst, winter'],
      [seasons, 'zomer, koud', [1, 2], 'Zomer; Herfst, winter'],
      [column('line'), ' ', null, ''],
      [column('measure'), '1,5 M', { amount: 1.5, unit: 'm' }, '1,5 m'],
      [materials, ' ', [], ''],
      [
        materials,
        'oberstoff: 52,5% Katoen,47,5 linnen; Knopen: Hoorn;',
        [
          {
            part: fabric,
            fibres: [
              { fibre: 'katoen', percent: 52.5 },
              { fibre: 'linnen', percent: 47.5 },
            ],
          },
          { part: { nl: 'Knopen' }, material: horn },
        ],
        'Buitenstof: 52,5 % katoen, 47,5 % linnen (vlas); Knopen: hoorn',
      ],
    ];
    for (const [of, typed, value, shown] of cases) {
      assert.deepEqual(readText(of, typed, ','), value, typed);
      assert.equal(textOf(of, value, ','), shown);
      assert.equal(kindFault(of, value), undefined, typed);
      assert.deepEqual(readText(of, shown, ','), value, shown);
    }
  });

  it('keeps what it cannot read, and says so', () => {
    const cases: readonly (readonly [SheetColumn, string])[] = [
      [column('whole'), 'veel'],
      [column('whole'), '12,5'],
      [column('money'), 'gratis'],
      [column('money'), '155 – 165'],
      [column('measure'), '2 liter'],
      // In Dutch a kilo and a half, elsewhere a gramme and a half.
      [column('measure'), '1.500 g'],
      [materials, '100 % katoen'],
      [materials, 'Mouw: 100 % katoen'],
      [materials, 'Voering: 100 % zijde'],
      [column('percent'), 'half'],
      [column('day'), '31-02-2026'],
      [flag, 'misschien'],
      [colour, 'paars'],
      [seasons, 'zomer; lente'],
    ];
    for (const [of, typed] of cases) {
      assert.equal(readText(of, typed, ','), typed);
      assert.equal(textOf(of, typed, ','), typed);
      assert.equal(kindFault(of, typed), of.kind);
    }
    assert.equal(kindFault(column('flag', [], false), null), 'flag');
  });

  it('has the prices of sizes that differ, the lowest first, and takes as many', () => {
    const now = { S: 14_900, M: 14_900, XL: 15_900, XXL: null };
    assert.equal(textOf(column('money'), now, ','), '149,00 – 159,00');
    assert.deepEqual(readText(column('money'), '155 – 165,50', ',', now), { S: 15_500, M: 15_500, XL: 16_550, XXL: null });
    assert.equal(readText(column('money'), '155', ',', now), 15_500);
    assert.equal(readText(column('money'), '1 – 2 – 3', ',', now), '1 – 2 – 3');
  });

  it('says when the fibres of a part do not sum to 100, and keeps which of two words of the same name a product has (LAW-15)', () => {
    assert.equal(kindFault(materials, readText(materials, 'Buitenstof: 60 % katoen, 30 % linnen', ',')), 'sum');
    const now = [{ part: otherLining, fibres: [{ fibre: 'katoen', percent: 100 }] }];
    assert.deepEqual(readText(materials, 'Voering: 100 % linnen', ',', now), [
      { part: otherLining, fibres: [{ fibre: 'linnen', percent: 100 }] },
    ]);
    assert.deepEqual(readText(materials, 'Voering: 100 % linnen', ','), [{ part: lining, fibres: [{ fibre: 'linnen', percent: 100 }] }]);
  });
});
