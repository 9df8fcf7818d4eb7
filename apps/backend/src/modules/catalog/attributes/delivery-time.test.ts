import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deliveryPromise, usualJourney, type Origin } from '@shop/rules/delivery-promise';
import { deliveryTime } from './delivery-time.ts';
import { labelsOf } from './labels.ts';
import { fewLeft, isSaleable } from '../stock/stock-state.ts';

/** After Monday, 9 November 2026; no holiday lies in the two weeks after it. */
function workingDaysSince(date: string): number {
  const days = (Date.parse(date) - Date.parse('2026-11-09')) / 86_400_000;
  return days - 2 * Math.floor((days + 1) / 7);
}

const state = (web: number, branches = 0, isMadeToOrder = false) => ({ web, branches, isMadeToOrder });

describe('delivery time', () => {
  it('is green from the web stock, amber from a branch, blue once made, grey without stock', () => {
    const seen = [state(1, 5), state(0, 1), state(0, 0, true), state(0)].map((one) => deliveryTime(one, 'nl'));
    assert.deepEqual(
      seen.map(({ color, icon, short }) => [color, icon, short]),
      [
        ['green', 'truck', '1–2 dagen'],
        ['amber', 'clock', '3–5 dagen'],
        ['blue', 'scissors', '2–3 weken'],
        ['grey', 'bell', 'niet op voorraad'],
      ],
    );
  });

  it('of what is made to order is that of a branch as long as one has it', () => {
    const seen = [state(1, 3, true), state(0, 3, true), state(0, 0, true)].map((one) => deliveryTime(one, 'de').short);
    assert.deepEqual(seen, ['2–3 Tage', '4–6 Tage', '2–3 Wochen']);
  });

  it('speaks the language of the view', () => {
    assert.equal(deliveryTime(state(1), 'nl').long, 'Op werkdagen voor 16:00 besteld, dezelfde dag verzonden');
    assert.equal(deliveryTime(state(0, 1), 'de').short, '4–6 Tage');
    assert.equal(deliveryTime(state(0), 'en').short, 'out of stock');
  });

  it('counts the days of the delivery promise, to the country of the language', () => {
    // A Monday with nothing but working days behind it.
    const monday = new Date('2026-11-09T09:00:00Z');
    const days = (country: string, origin: Origin): string => {
      const { from, to } = deliveryPromise(monday, usualJourney(country), origin);
      return [from, to].map(workingDaysSince).join('–');
    };
    for (const [language, country] of [
      ['nl', 'NL'],
      ['de', 'DE'],
      ['en', 'NL'],
    ] as const) {
      assert.equal(deliveryTime(state(1), language).short.split(' ')[0], days(country, 'web'));
      assert.equal(deliveryTime(state(0, 1), language).short.split(' ')[0], days(country, 'branch'));
    }
  });
});

describe('few left (LAW-27)', () => {
  it('is said from one to three real pieces of the web stock', () => {
    assert.deepEqual(
      [0, 1, 3, 4].map((web) => fewLeft(state(web, 9))),
      [undefined, 1, 3, undefined],
    );
    assert.equal(fewLeft(state(2, 0, true)), undefined);
  });

  it('does not make a product unsaleable', () => {
    assert.deepEqual([state(0), state(1), state(0, 1), state(0, 0, true)].map(isSaleable), [false, true, true, true]);
  });
});

describe('labels', () => {
  const facts = { isNew: false, isOnSale: false, isBestseller: false, hasSizes: true, variants: 8, saleableVariants: 8 };

  it('come in a fixed order and in the language of the view', () => {
    const all = labelsOf({ isNew: true, isOnSale: true, isBestseller: true, hasSizes: true, variants: 8, saleableVariants: 2 }, 'de');
    assert.deepEqual(
      all.map(({ text }) => text),
      ['Neu', 'Sale', 'Bestseller', 'Letzte Größen'],
    );
    assert.deepEqual(labelsOf(facts, 'nl'), []);
  });

  it('speak of last sizes only when most of them are really gone (LAW-27)', () => {
    const lastSizes = (variants: number, saleableVariants: number): boolean =>
      labelsOf({ ...facts, variants, saleableVariants }, 'en').some(({ code }) => code === 'last_sizes');
    assert.deepEqual(
      [lastSizes(8, 3), lastSizes(8, 4), lastSizes(8, 0), lastSizes(3, 3), lastSizes(3, 1)],
      [true, false, false, false, false],
    );
  });

  it('do not speak of sizes where there are none', () => {
    assert.deepEqual(labelsOf({ ...facts, hasSizes: false, variants: 8, saleableVariants: 2 }, 'nl'), []);
  });
});
