import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { nl } from './messages/nl.ts';
import { revisionRows, taxRows, type RevisionContent, type RevisionItem } from './revision-rows.ts';

const item = (id: string, change: RevisionItem['change'] = 'UNCHANGED'): RevisionItem => ({
  id,
  name: `Artikel ${id}`,
  sku: `S-${id}`,
  quantity: 1,
  change,
  selected_options: [],
  materials: [],
  animal_parts: null,
  image: null,
  price: { value: 10 },
  row_total: { value: 10 },
});
const content = (items: RevisionItem[], taxes: RevisionContent['taxes'] = []): RevisionContent => ({
  items,
  taxes,
  subtotal: { value: 10 },
  discount: { value: 0 },
  shipping: { value: 0 },
  shipping_title: null,
  total_tax: { value: 1 },
  grand_total: { value: 10 },
  shipping_address: null,
  pickup_location_code: null,
  delivery_dates: null,
});

describe('a change of an order beside what it was', () => {
  it('has every line once: what stays, what goes, what is changed, and below it what is new', () => {
    const before = content([item('1'), item('2', 'REMOVED'), item('3', 'CHANGED')]);
    const after = content([item('4', 'ADDED'), item('1'), item('3', 'CHANGED')]);
    assert.deepEqual(
      revisionRows({ before, after }).map(({ id, change, before: old, after: next }) => [
        id,
        change,
        old !== undefined,
        next !== undefined,
      ]),
      [
        ['1', undefined, true, true],
        ['2', 'removed', true, false],
        ['3', 'changed', true, true],
        ['4', 'added', false, true],
      ],
    );
  });

  it('has the VAT of both by rate: one that only one of them has is nothing in the other', () => {
    const before = content([], [{ title: '19 %', amount: { value: 1.6 } }]);
    const after = content([], [{ title: '21 %', amount: { value: 1.74 } }]);
    assert.deepEqual(taxRows({ before, after }), [
      { title: '19 %', before: 1.6, after: 0 },
      { title: '21 %', before: 0, after: 1.74 },
    ]);
  });
});

describe('the words of a change that costs more', () => {
  it('say on the button that orders it what the law says, and on no other (LAW-07)', () => {
    assert.deepEqual(
      [nl.order, de.order, en.order],
      ['Bestelling met betalingsverplichting', 'Zahlungspflichtig bestellen', 'Order with obligation to pay'],
    );
    for (const { pay, payOn, declineDo } of [nl, de, en])
      for (const words of [pay, payOn, declineDo]) assert.doesNotMatch(words, /betalingsverplichting|zahlungspflichtig|obligation/i);
  });
});
