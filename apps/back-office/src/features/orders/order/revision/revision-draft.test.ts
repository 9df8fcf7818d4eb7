import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Line, Order } from '../order.ts';
import {
  addressInput,
  addressValues,
  currentOf,
  inSize,
  lineEdit,
  revisionInput,
  withArticle,
  type RevisionValues,
} from './revision-draft.ts';

const line = (id: number, more: Partial<Line>): Line => ({
  id,
  sku: `S-${id}`,
  name: 'Kniekousen',
  options: [],
  picture: null,
  unit: { cents: 1995 },
  row: { cents: 1995 },
  taxPercent: 21,
  ordered: 3,
  open: 3,
  planned: 0,
  sent: 0,
  canceled: 0,
  returned: 0,
  refunded: 0,
  ...more,
});
const order = {
  number: '100000123',
  version: 4,
  lines: [line(1, {}), line(2, { open: 2, sent: 1 }), line(3, { open: 0, sent: 3 })],
} as unknown as Order;
const values = (more: Partial<RevisionValues>): RevisionValues => ({ ...currentOf(order).values, ...more }) as RevisionValues;

describe('an order that is being edited', () => {
  it('is nothing to send while nothing but a reason is filled in', () => {
    assert.equal(revisionInput(order, values({ reason: 'Klant belde' })), undefined);
  });

  it('is sent as what was changed: fewer pieces, another size of those that are here, more articles', () => {
    const changed = values({
      'line.1': { quantity: 0, sku: 'S-1' },
      'line.2': inSize(line(2, { open: 2, sent: 1 }), 'S-2-40'),
      added: [{ sku: 'N-1', name: 'Hoed', options: '', cents: 2995, quantity: 2 }],
      reason: ' Klant belde ',
    });
    assert.deepEqual(revisionInput(order, changed), {
      order: '100000123',
      version: 4,
      reason: 'Klant belde',
      lines: [
        { lineId: 1, quantity: 0 },
        { lineId: 2, sku: 'S-2-40', quantity: 2 },
        { sku: 'N-1', quantity: 2 },
      ],
    });
  });

  it('leaves alone what has left, and what a colleague planned meanwhile', () => {
    assert.ok(!('line.3' in currentOf(order).values));
    const later = { ...order, lines: [line(1, { open: 1, planned: 2 })] };
    assert.equal(lineEdit(values({ 'line.1': { quantity: 0, sku: 'S-1' } }), line(1, { open: 1, planned: 2 })).quantity, 2);
    assert.deepEqual(revisionInput(later, values({ 'line.1': { quantity: 0, sku: 'S-1' } }))?.lines, [{ lineId: 1, quantity: 2 }]);
  });

  it('takes an article once, however often it is chosen', () => {
    const hat = { sku: 'N-1', name: 'Hoed', options: [{ label: 'Maat', value: '57' }], unit: { cents: 2995 }, available: 4 };
    assert.deepEqual(withArticle(withArticle([], hat), hat), [{ sku: 'N-1', name: 'Hoed', options: '57 · N-1', cents: 2995, quantity: 2 }]);
  });

  it('has an address as the shop wants it: nothing empty, the number a line of its own', () => {
    const typed = {
      prefix: '',
      firstname: 'Eva',
      middlename: ' ',
      lastname: 'Janssen',
      suffix: '',
      company: ' ',
      street: 'Markt ',
      number: '12',
      postcode: '6131EK',
      city: 'Sittard',
      country: 'NL',
      telephone: '',
    };
    assert.deepEqual(addressInput(typed), {
      prefix: null,
      firstname: 'Eva',
      middlename: null,
      lastname: 'Janssen',
      suffix: null,
      company: null,
      street: ['Markt', '12'],
      postcode: '6131EK',
      city: 'Sittard',
      country: 'NL',
      telephone: null,
    });
  });

  it('has the whole name of who it goes to, when only the number of the house is changed', () => {
    const anna = {
      prefix: 'Dr.',
      firstname: 'Anna',
      middlename: 'van der',
      lastname: 'Berg',
      suffix: 'MSc',
      company: null,
      street: ['Markt', '12'],
      postcode: '6131 EK',
      city: 'Sittard',
      country: 'NL',
      telephone: '0460000001',
    };
    assert.deepEqual(addressInput({ ...addressValues(anna), number: '14' }), { ...anna, street: ['Markt', '14'] });
  });
});
