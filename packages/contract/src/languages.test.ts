import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { isLanguage, languageCodes, languagePrefixes, languages, perLanguage } from './languages.ts';

describe('the languages of the shop', () => {
  it('are each there once, one of them by default', () => {
    assert.equal(new Set(languageCodes).size, languages.length);
    assert.equal(languages.filter(({ isDefault }) => isDefault).length, 1);
  });

  it('have a prefix each, but for the default one', () => assert.deepEqual(languagePrefixes, { nl: '', de: '/de', en: '/en' }));

  it('are told from others', () => assert.deepEqual(['de', 'fr', 'nl_limburg', ''].map(isLanguage), [true, false, false, false]));

  it('get a value each', () =>
    assert.deepEqual(
      perLanguage((language) => language.length),
      { nl: 2, de: 2, en: 2 },
    ));

  it('have the official notice on the legal guarantee, which nobody may translate (LAW-10)', () => {
    for (const language of languageCodes) {
      const file = new URL(`../../../apps/storefront/public/legal/official/eu-notice-${language}.svg`, import.meta.url);
      assert.ok(existsSync(file), file.pathname);
    }
  });
});
