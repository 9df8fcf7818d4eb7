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

describe('a cell of a sheet', () => {
  it('takes what a person types there, and shows it as they wrote it', () => {
    const cases: readonly (readonly [SheetColumn, string, unknown, string])[] = [
      [column('line'), '  Dirndl \r\n Liesl ', 'Dirndl Liesl', 'Dirndl Liesl'],
      [column('text'), 'een\r\ntwee', 'een\ntwee', 'een\ntwee'],
      [column('whole'), '1.250', 1250, '1250'],
      [column('money'), '€ 1.299,5', 129_950, '1299,50'],
      [column('percent'), '15 %', 15, '15'],
      [column('day'), '18-11-2026', '2026-11-18T00:00:00.000Z', '2026-11-18'],
      [flag, 'ja', true, 'Ja'],
      [flag, '0', false, 'Nee'],
      [colour, 'groen ', [7], 'Groen'],
      [seasons, 'zomer; Herfst, winter', [1, 2], 'Zomer; Herfst, winter'],
      [seasons, 'zomer, koud', [1, 2], 'Zomer; Herfst, winter'],
      [column('line'), ' ', null, ''],
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
});
