import assert from 'node:assert/strict';
import { test } from 'node:test';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl as later } from './later/nl.ts';
import { nl } from './nl.ts';

test('the sentences of the spec are written as it has them (SPEC-8)', () => {
  assert.equal(later.noProducts, 'Geen artikelen gevonden.');
  assert.equal(nl.outOfStock, 'Artikel is niet op voorraad');
  assert.equal(later.outOfStockLong, 'Dit product is momenteel niet op voorraad');
});

test('the tax and shipping line is the one of the law in three languages (LAW-01)', () => {
  assert.deepEqual(
    [nl, de, en].map(({ legalText, legalLink }) => `${legalText} ${legalLink}`),
    ['incl. btw, excl. verzendkosten', 'inkl. MwSt., zzgl. Versandkosten', 'incl. VAT, plus shipping'],
  );
});
