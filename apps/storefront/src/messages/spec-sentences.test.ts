import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Messages } from '../i18n/message-catalogue.ts';
import { loadMessages } from './load-messages.ts';
import { specSentences } from './spec-sentences.ts';

const [nl, de, en] = await Promise.all([loadMessages('nl'), loadMessages('de'), loadMessages('en')]);

/** Copied from the specification a second time, so that a slip in the table is seen. */
const exactDutch = [
  'Email is een verplicht veld.',
  'Email heeft geen geldig email formaat',
  'Dit email adres is al in gebruikt.',
  'Een account met dit email adres bestaat al.',
  'Het wachtwoord moet minimaal uit 8 tekens bestaan',
  'De postcode en huisnummer combinatie is niet gevonden.',
  'Token kan niet leeg zijn',
  'Selecteer de opties voordat je het product aan de wensenlijst kan toevoegen',
  'Uw inlogsessie is verlopen. Log opnieuw in.',
  'Kan het product niet toevoegen aan de winkelwagen.',
  'Uw account is NIET gewijzigd.',
  'Wij hebben helaas geen email kunnen verzenden, neem contact op met de eigenaar van deze website',
  'Het wachtwoord is niet gewijzigd, neem contact op met de eigenaar van deze website',
  'er is iets mis gegaan',
  'Pagina niet gevonden',
  'Betaling geannuleerd',
  'We kunnen uw bestelling niet plaatsen, probeer het opnieuw',
  'Geen artikelen gevonden.',
  'Helaas zijn er geen resultaten gevonden',
  'Artikel is niet op voorraad',
  'Dit product is momenteel niet op voorraad',
  'Het product is toegevoegd aan de winkelwagen.',
  'Dank je wel voor je beoordeling.',
];
const exactEnglish = [
  'This is not a valid zip code',
  'Your login session has expired. Please login again.',
  'Cart is no longer valid',
  'This page is no longer accessible',
];

const languages = { nl, de, en } satisfies Record<string, Messages>;

function messageAt(messages: Messages, path: string): unknown {
  const [namespace = '', key = ''] = path.split('.');
  return (messages as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[namespace]?.[key];
}

describe('the sentences of the specification', () => {
  for (const sentence of exactDutch) {
    it(`has "${sentence}" to the character`, () => assert.ok(specSentences.some((row) => row.nl === sentence)));
  }
  for (const sentence of exactEnglish) {
    it(`has "${sentence}" to the character`, () => assert.ok(specSentences.some((row) => row.en === sentence)));
  }

  it('are written in all three languages, with the same parameters', () => {
    const parameters = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const { key, nl: dutch, de: german, en: english } of specSentences) {
      for (const text of [dutch, german, english]) assert.ok(text.trim() === text && text !== '', key);
      assert.deepEqual(parameters(german), parameters(dutch), key);
      assert.deepEqual(parameters(english), parameters(dutch), key);
    }
  });

  it('have one key each', () => assert.equal(new Set(specSentences.map(({ key }) => key)).size, specSentences.length));

  for (const row of specSentences.filter(({ usedBy }) => !usedBy.startsWith('pending:'))) {
    it(`are shown where the table says: ${row.usedBy}`, () => {
      for (const language of ['nl', 'de', 'en'] as const) assert.equal(messageAt(languages[language], row.usedBy), row[language]);
    });
  }

  it('that wait name one of the domains of the shop', () => {
    const domains = ['cart', 'catalog', 'checkout', 'content', 'customer', 'forms', 'orders', 'search', 'stores', 'wishlist'];
    for (const { key, usedBy } of specSentences) {
      if (usedBy.startsWith('pending:')) assert.ok(domains.includes(usedBy.slice('pending:'.length)), key);
    }
  });
});
