import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import type { Messages } from '../i18n/message-catalogue.ts';
import { loadMessages } from './load-messages.ts';
import { specSentences } from './spec-sentences.ts';

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

const messagesOf = new Map(await Promise.all(languageCodes.map(async (language) => [language, await loadMessages(language)] as const)));

function messageAt(messages: Messages | undefined, path: string): unknown {
  const [namespace = '', key = ''] = path.split('.');
  return (messages as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined)?.[namespace]?.[key];
}

describe('the sentences of the specification', () => {
  for (const sentence of exactDutch) {
    it(`has "${sentence}" to the character`, () => assert.ok(specSentences.some((row) => row.nl === sentence)));
  }
  for (const sentence of exactEnglish) {
    it(`has "${sentence}" to the character`, () => assert.ok(specSentences.some((row) => row.en === sentence)));
  }

  it('are written in every language, with the same parameters', () => {
    const parameters = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const sentence of specSentences) {
      for (const language of languageCodes) {
        const text = sentence[language];
        assert.ok(text.trim() === text && text !== '', sentence.key);
        assert.deepEqual(parameters(text), parameters(sentence.nl), sentence.key);
      }
    }
  });

  it('have one key each', () => assert.equal(new Set(specSentences.map(({ key }) => key)).size, specSentences.length));

  for (const row of specSentences.filter(({ usedBy }) => !usedBy.startsWith('pending:'))) {
    it(`are shown where the table says: ${row.usedBy}`, () => {
      for (const language of languageCodes) assert.equal(messageAt(messagesOf.get(language), row.usedBy), row[language]);
    });
  }

  it('that wait name one of the domains of the shop', () => {
    const domains = ['cart', 'catalog', 'checkout', 'content', 'customer', 'forms', 'orders', 'search', 'stores', 'wishlist'];
    for (const { key, usedBy } of specSentences) {
      if (usedBy.startsWith('pending:')) assert.ok(domains.includes(usedBy.slice('pending:'.length)), key);
    }
  });
});
