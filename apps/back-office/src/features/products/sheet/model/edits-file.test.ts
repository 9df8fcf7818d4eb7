import assert from 'node:assert/strict';
import { it } from 'node:test';
import { editsFile } from './edits-file.ts';
import { cellKey, type SheetRow } from './sheet-state.ts';

const paths = ['texts.nl.name', 'weightGrams'];
const rows = new Map<string, SheetRow>([
  ['A', { sku: 'A', version: 4, name: 'A', values: ['Oud', 100] }],
  ['B', { sku: 'B', version: 7, name: 'B', values: ['Van de pagina', 200] }],
]);

it('typed cells are sent as an edit a product; one that somebody was first in is sent as read before', () => {
  const mine = {
    [cellKey('A', 'texts.nl.name')]: { base: 'Oud', value: 'Nieuw' },
    [cellKey('A', 'weightGrams')]: { base: 100, value: null },
    [cellKey('B', 'texts.nl.name')]: { base: 'Ooit', value: 'Nieuw' },
    [cellKey('GONE', 'texts.nl.name')]: { base: 'x', value: 'y' },
  };
  const sent = editsFile(mine, (sku) => rows.get(sku), paths)
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  assert.deepEqual(sent, [
    {
      id: 'A',
      version: 4,
      changes: [
        { field: 'texts.nl.name', base: 'Oud', value: 'Nieuw' },
        { field: 'weightGrams', base: 100, value: null },
      ],
    },
    { id: 'B', version: 6, changes: [{ field: 'texts.nl.name', base: 'Ooit', value: 'Nieuw' }] },
  ]);
});
