import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNext, replacements } from './find.ts';

const table = [
  ['Dirndl Liesl', 'groen'],
  ['Dirndl Resi', 'a.b'],
  ['dirndl (kort)', '$&'],
];
const textAt = ({ row, column }: { readonly row: number; readonly column: number }) => table[row]?.[column] ?? '';
const size = { rows: 3, columns: 2 };

describe('finding in a sheet', () => {
  it('goes on from where somebody stands, and begins again at the end', () => {
    assert.deepEqual(findNext(textAt, size, 'DIRNDL', { row: 0, column: 0 }), { row: 1, column: 0 });
    assert.deepEqual(findNext(textAt, size, 'dirndl', { row: 2, column: 0 }), { row: 0, column: 0 });
    assert.deepEqual(findNext(textAt, size, 'groen', { row: 0, column: 1 }), { row: 0, column: 1 });
    assert.equal(findNext(textAt, size, 'blauw', { row: 0, column: 0 }), undefined);
  });

  it('means signs, not patterns', () => {
    assert.deepEqual(replacements(textAt, size, '.', '$&'), [{ place: { row: 1, column: 1 }, text: 'a$&b' }]);
    assert.deepEqual(replacements(textAt, size, '(kort)', 'lang'), [{ place: { row: 2, column: 0 }, text: 'dirndl lang' }]);
    assert.deepEqual(
      replacements(textAt, size, 'dirndl', 'Rok').map(({ text }) => text),
      ['Rok Liesl', 'Rok Resi', 'Rok (kort)'],
    );
    assert.deepEqual(replacements(textAt, { rows: 1, columns: 1 }, 'dirndl', 'Rok', { row: 1, column: 0 }), [
      { place: { row: 1, column: 0 }, text: 'Rok Resi' },
    ]);
  });
});
