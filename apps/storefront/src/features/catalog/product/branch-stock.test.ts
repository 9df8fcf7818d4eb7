import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFormats } from '../../../i18n/formats.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { branchStock } from './branch-stock.ts';
import { nl } from '../messages/later/nl.ts';

const t = createTranslator({ catalog: nl } as never, 'nl').namespace('catalog' as never) as never;
const { date } = createFormats({ locale: 'nl-NL', currency: 'EUR', priceFormat: 'plain', moneyPattern: undefined });
const times = [{ from: '10:00', to: '18:00' }];
const branch = (name: string) => ({
  name,
  city: name,
  phone: null,
  pickup_location_code: name,
  opening_hours: [2, 3, 4, 5, 6].map((day) => ({ day, times })),
  alternate_opening_hours: [],
});
const ask = (pieces: Readonly<Record<string, number>>, now: string) =>
  branchStock({
    branches: [branch('Sittard'), branch('Roermond'), branch('Aachen')],
    pieces: new Map(Object.entries(pieces)),
    now: new Date(now),
    t,
    date,
  });

test('a branch says whether it hangs there, the last two by number (UX-28)', () => {
  const rows = ask({ Sittard: 5, Roermond: 2, Aachen: 0 }, '2026-11-17T10:20:00Z');
  assert.deepEqual(
    rows.map(({ stock, inStock }) => [stock, inStock]),
    [
      ['op voorraad', true],
      ['nog 2', true],
      ['niet op voorraad', false],
    ],
  );
  assert.deepEqual([rows[0]?.hours, rows[0]?.pickup], ['vandaag 10:00–18:00', 'vandaag vanaf 14:00 klaar']);
  assert.equal(rows[2]?.pickup, undefined);
});

test('a closed day names the next one', () => {
  const [row] = ask({ Sittard: 1 }, '2026-11-15T10:00:00Z');
  assert.deepEqual([row?.hours, row?.pickup], ['vandaag gesloten', 'di 17 nov vanaf 12:00 klaar']);
});
