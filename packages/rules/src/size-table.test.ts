import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeTable } from './size-table.ts';

const row = (size: string, text: string) => ({ from: { label: size }, to: { label: text } });
const labels = { meaning: 'Maten', letters: 'Int.' };

test('rows with the same measures become columns', () => {
  const rows = [row('36', 'borst 82–85 cm, taille 66–69 cm (S)'), row('38', 'borst 86–89 cm, taille 70–73 cm (M)')];
  assert.deepEqual(sizeTable(rows, labels), {
    columns: ['Borst', 'Taille', 'Int.'],
    lines: [
      { size: '36', cells: ['82–85 cm', '66–69 cm', 'S'] },
      { size: '38', cells: ['86–89 cm', '70–73 cm', 'M'] },
    ],
  });
});

test('a decimal comma does not divide a measure', () => {
  const rows = [row('36', 'voetlengte 22,5 cm, wijdte 21 cm')];
  assert.deepEqual(sizeTable(rows, labels).lines, [{ size: '36', cells: ['22,5 cm', '21 cm'] }]);
});

test('rows that differ stand as texts', () => {
  const rows = [row('S', 'hoofd 55–56 cm, valt klein'), row('M', 'valt ruim')];
  assert.deepEqual(sizeTable(rows, labels), {
    columns: ['Maten'],
    lines: [
      { size: 'S', cells: ['hoofd 55–56 cm, valt klein'] },
      { size: 'M', cells: ['valt ruim'] },
    ],
  });
});

test('a chart without rows is empty', () => {
  assert.deepEqual(sizeTable(null, labels).lines, []);
});
