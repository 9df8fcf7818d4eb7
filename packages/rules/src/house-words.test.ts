import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unwantedWord } from './house-words.ts';

describe('the words of the house', () => {
  it('have one name for a thing', () => {
    assert.equal(unwantedWord('Past het in Aken?', 'nl'), 'Aken → Aachen, zoals in het adres');
    assert.equal(unwantedWord('Wir halten deine Artikel 7 Tage zurück.', 'de'), 'halten deine Artikel 7 Tage zurück → reservieren');
    assert.equal(unwantedWord('Besuch unsere Filialen', 'de'), 'Filialen → Laden');
    assert.equal(unwantedWord('Gib einen Gutscheincode ein.', 'de'), 'Gutscheincode → Rabattcode');
    assert.equal(unwantedWord('12 producten', 'nl'), 'producten → artikel');
  });

  it('are found whole, also beside an umlaut', () => {
    assert.equal(unwantedWord('Productveiligheid en zaken', 'nl'), undefined);
    assert.equal(unwantedWord('Produktsicherheit, Rückhalt', 'de'), undefined);
    assert.equal(unwantedWord('Schick es zurück. Wir halten dich auf dem Laufenden.', 'de'), undefined);
  });

  it('leave the sentences of the law as they are', () => {
    assert.equal(unwantedWord('alleen wie het product bij ons bestelde krijgt het label', 'nl'), undefined);
  });
});
