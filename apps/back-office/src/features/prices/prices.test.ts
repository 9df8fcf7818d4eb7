import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesFor } from '../../lib/prices/price-edit.ts';
import { groupViews, shownAt, withdrawalOf, type ViewPrices } from './prices.ts';

const price = (cents: number) => ({ cents });
const view = (code: string, planned?: number): ViewPrices => ({
  view: code,
  name: code,
  owner: code,
  periods: [
    { id: '1', kind: 'regular', price: price(100), from: '2026-01-01T00:00:00.000Z', to: null, state: 'running' },
    ...(planned === undefined
      ? []
      : [
          {
            id: '2',
            kind: 'regular' as const,
            price: price(planned),
            from: '2026-12-01T08:00:00.000Z',
            to: null,
            state: 'planned' as const,
          },
        ]),
  ],
  shown: [
    { from: '2026-01-01T00:00:00.000Z', to: null, price: price(planned ?? 100), regular: price(100), reference: null, percentOff: null },
  ],
});

describe('prices on the screen', () => {
  it('stand together for views in which the same is asked', () => {
    assert.deepEqual(
      groupViews([view('nl'), view('de', 120), view('en')]).map((group) => group.map((one) => one.view)),
      [['nl', 'en'], ['de']],
    );
  });

  it('are sent with what they were, for each view', () => {
    const views = [view('nl'), view('de', 120)];
    assert.deepEqual(changesFor({ views }, { owners: ['nl', 'de'], cents: 150, start: undefined }), [
      { field: 'regular.nl.now', base: 100, value: 150 },
      { field: 'regular.de.now', base: 100, value: 150 },
    ]);
    assert.deepEqual(changesFor({ views }, { owners: ['de'], cents: 150, start: new Date('2026-12-01T08:00:00Z') }), [
      { field: 'regular.de.2026-12-01T08:00:00.000Z', base: 120, value: 150 },
    ]);
    assert.deepEqual(withdrawalOf({ views }, '2026-12-01T08:00:00.000Z', ['nl', 'de']), [
      { field: 'regular.de.2026-12-01T08:00:00.000Z', base: 120, value: null },
    ]);
  });

  it('are shown as of any moment', () => {
    const { shown } = view('nl');
    assert.equal(shownAt(shown, new Date('2026-06-01'))?.price.cents, 100);
    assert.equal(shownAt(shown, new Date('2025-06-01')), undefined);
  });
});
