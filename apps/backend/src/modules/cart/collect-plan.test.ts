import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CatalogueView } from '#modules/catalog/index.ts';
import type { Branch } from '#modules/stores/index.ts';
import type { Cart, CartLine } from './cart.ts';
import { planParcel, planPickup } from './collect-plan.ts';
import type { OfferedMethod } from './price-cart.ts';

const view = {
  stock: () => ({
    sources: [
      { code: 'WEB', kind: 'web' },
      { code: 'SIT', kind: 'branch' },
      { code: 'AAC', kind: 'branch' },
    ],
  }),
  sourceBySku: (sku: string) => ({ record: { isMadeToOrder: sku.startsWith('MADE') } }),
} as unknown as CatalogueView;
const openingHours = Array.from({ length: 7 }, () => [{ from: '10:00', to: '18:00' }]);
const aachen = { code: 'AAC', countryCode: 'DE', openingHours, alternateHours: [] } as unknown as Branch;
const home = { rate: { countryCode: 'NL', fromDays: 1, toDays: 2 } } as unknown as OfferedMethod;
// A Tuesday with nothing but working days behind it.
const now = new Date('2026-11-10T10:00:00Z');
const today = { from: '2026-11-10', to: '2026-11-10' };
const brought = { from: '2026-11-13', to: '2026-11-13' };

const line = (sku: string, quantity: number): CartLine => ({ id: 1, sku, quantity, seenCents: 1, addedAt: '' });
const cartOf = (lines: readonly CartLine[], levels: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({
  cart: { document: { lines } } as unknown as Cart,
  levels: new Map(Object.entries(levels)),
  view,
  now,
});

it('what is made to order and lies elsewhere is brought to the branch, and promised for then', () => {
  const { plan, expected, hasEverything } = planPickup(cartOf([line('MADE', 1)], { MADE: { WEB: 5, AAC: 0 } }), aachen);
  assert.deepEqual([plan, expected, hasEverything], [{ pieces: [{ sku: 'MADE', source: 'WEB', quantity: 1 }] }, brought, false]);
});

it('so it is when something else of the cart hangs in the branch', () => {
  const cart = cartOf([line('A', 1), line('MADE', 2)], { A: { AAC: 3 }, MADE: { WEB: 1, AAC: 1 } });
  const { plan, expected, hasEverything } = planPickup(cart, aachen);
  assert.ok('pieces' in plan);
  assert.deepEqual(plan.pieces, [
    { sku: 'A', source: 'AAC', quantity: 1 },
    { sku: 'MADE', source: 'WEB', quantity: 1 },
    { sku: 'MADE', source: 'AAC', quantity: 1 },
  ]);
  assert.deepEqual([expected, hasEverything], [brought, false]);
});

it('what is made to order and hangs in the branch is ready there as soon as anything else', () => {
  const { plan, expected, hasEverything } = planPickup(cartOf([line('MADE', 1)], { MADE: { WEB: 5, AAC: 1 } }), aachen);
  assert.deepEqual([plan, expected, hasEverything], [{ pieces: [{ sku: 'MADE', source: 'AAC', quantity: 1 }] }, today, true]);
});

it('what nobody has yet is collected by nobody', () => {
  const { expected, hasEverything } = planPickup(cartOf([line('MADE', 2)], { MADE: { WEB: 1 } }), aachen);
  assert.deepEqual([expected, hasEverything], [null, false]);
});

it('a set is there when all of its parts are', () => {
  const set: CartLine = {
    ...line('SET', 1),
    parts: [1, 2].map((id) => ({ optionId: id, selectionId: id, sku: `MADE-${id}`, quantity: 2 })),
  };
  const ready = (levels: Readonly<Record<string, number>>): boolean =>
    planPickup(cartOf([set], { 'MADE-1': { AAC: 2 }, 'MADE-2': levels }), aachen).hasEverything;
  assert.deepEqual([ready({ AAC: 2 }), ready({ WEB: 9, AAC: 1 })], [true, false]);
});

it('a parcel with what is made to order comes from a branch when it hangs there', () => {
  const expected = (levels: Readonly<Record<string, number>>) => planParcel(cartOf([line('MADE', 1)], { MADE: levels }), home).expected;
  assert.deepEqual(expected({ WEB: 1 }), { from: '2026-11-11', to: '2026-11-12' });
  assert.deepEqual(expected({ WEB: 0, SIT: 3 }), { from: '2026-11-13', to: '2026-11-17' });
  assert.deepEqual(expected({}), { from: '2026-11-24', to: '2026-12-01' });
});
