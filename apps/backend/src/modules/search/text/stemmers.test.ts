import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Language } from '@shop/contract';
import { foldUmlauts, plainText } from './tokenizer.ts';
import { createStemmer } from './stemmers.ts';

/** Forms of one word, separated by blanks. */
const families: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'dirndl dirndls dirndltje',
    'schort schorten schortje schortjes',
    'jas jassen jasje',
    'rok rokken rokje',
    'tas tassen tasje',
    'hoed hoeden hoedje',
    'schoen schoenen',
    'laars laarzen laarsje',
    'muts mutsen mutsje',
    'kous kousen',
    'blouse blouses blousje',
    'rood rode',
    'wit witte',
    'grijs grijze',
    'paars paarse',
    'heer heren',
    'dame dames',
    'lederhose lederhosen',
  ],
  de: [
    'Dirndl Dirndls',
    'Hut Hüte Hüten Huete',
    'Rock Röcke Röcken',
    'Schürze Schürzen',
    'Tuch Tücher Tüchern',
    'Hemd Hemden Hemdes',
    'Mantel Mäntel',
    'Janker Jankers',
    'rot rote rotes roter roten rotem',
    'blau blaue blaues',
    'Kind Kinder Kindern',
    'Lederhose Lederhosen',
  ],
  en: [
    'dirndl dirndls',
    'dress dresses',
    'shoe shoes',
    'scarf scarves',
    'accessory accessories',
    'blouse blouses',
    'check checked',
    'stripe striped stripes',
    'knit knitted',
    'bag bags',
  ],
};

describe('forms of one word', () => {
  for (const [language, words] of Object.entries(families) as [Language, readonly string[]][]) {
    const stem = createStemmer(language);
    for (const family of words) {
      it(`meet in ${language}: ${family}`, () => {
        const stems = new Set(family.split(' ').map((word) => stem(foldUmlauts(plainText(word)))));
        assert.equal(stems.size, 1, [...stems].join(', '));
      });
    }
  }

  it('leaves other characters and very short words alone', () => {
    assert.equal(createStemmer('nl')('60cm'), '60cm');
    assert.equal(createStemmer('de')('es'), 'es');
  });
});
