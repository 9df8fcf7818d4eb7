import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anAddress, anOrder } from '#testing/an-order.ts';
import { aFullOrder } from '#testing/a-full-order.ts';
import { typedWords } from '#kernel/found-words.ts';
import { orderWords } from './order-words.ts';

/** Whether a typed text finds an order, as the database would say it. */
const finds = (typed: string, words: readonly string[], seesContact = true): boolean =>
  (typedWords(typed, seesContact) ?? 'nothing')
    .split(' & ')
    .every((part) => [...part.matchAll(/'([^']+)'/g)].some(([, start = '']) => words.some((word) => word.startsWith(start))));

const muller = anOrder({
  change: {
    billingAddress: {
      ...anAddress,
      firstname: 'Anna-Lena',
      lastname: 'Müller',
      company: "O'Brien Trachten GmbH",
      telephone: '+49 241 / 00 00 01',
    },
  },
});

describe('an order is found', () => {
  it('by its number, its e-mail and its SKUs, from their beginning on', () => {
    const words = orderWords(anOrder());
    for (const typed of ['100000042', '1000', 'EVA@example.org', 'eva@', 'ma-dir-1001', 'MA-DIR-1001-GR-38'])
      assert.ok(finds(typed, words), typed);
    assert.ok(!finds('00042', words));
  });

  it('by names however they are typed', () => {
    const words = orderWords(muller);
    for (const typed of ['Müller', 'muller', 'Mueller', 'anna-lena', 'Lena müll', "o'brien", 'brien tracht'])
      assert.ok(finds(typed, words), typed);
    assert.ok(finds('janßen', orderWords(anOrder())) && finds('Janssen', orderWords(anOrder())));
    assert.ok(!finds('anna meier', words));
  });

  it('by the telephone as it is dialled at home or from abroad', () => {
    const words = orderWords(muller);
    for (const typed of ['0241000001', '0241 00 00', '+49 241', '0049 241 000001']) assert.ok(finds(typed, words), typed);
  });

  it('by its mail or telephone only by who may see them', () => {
    const words = orderWords(muller);
    for (const typed of ['eva@example.org', '0241 00', '~eva@']) assert.ok(!finds(typed, words, false), typed);
    assert.ok(finds('muller', words, false));
  });

  it('by the number of a parcel', () => {
    assert.ok(finds('3sabc', orderWords(aFullOrder())));
  });

  it('by nothing that is no word', () => {
    assert.equal(typedWords(`  ' \\ & | ! `, true), undefined);
    assert.equal(typedWords("a' | 'b", false), "'a':* & 'b':*");
  });
});
