import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSchema } from '@shop/contract/server';
import { ShopError } from '#kernel/errors.ts';
import { countriesIn, countryIn } from './countries.ts';
import { threeLetterCodes } from './country-codes.ts';
import { regionById, regionsOf } from './regions.ts';

const refusal = (category: string, message: string) => (error: unknown) =>
  error instanceof ShopError && error.category === category && error.message === message;

describe('countries', () => {
  it('are exactly those of CountryCodeEnum, each with its own three-letter code', () => {
    const values = /enum CountryCodeEnum \{([^}]*)\}/.exec(readSchema())?.[1]?.match(/[A-Z]{2}/g) ?? [];
    assert.deepEqual([...threeLetterCodes.keys()].sort(), values.sort());
    assert.equal(new Set(threeLetterCodes.values()).size, values.length);
  });

  it('are named in the language of the store view and in English', () => {
    const names = (locale: string, code: string) => {
      const country = countryIn(locale, code);
      return [country.nameInLocale, country.nameInEnglish];
    };
    assert.deepEqual(names('nl-NL', 'DE'), ['Duitsland', 'Germany']);
    assert.deepEqual(names('de-DE', 'NL'), ['Niederlande', 'Netherlands']);
    assert.deepEqual(names('nl-NL', 'AN'), ['Nederlandse Antillen', 'Netherlands Antilles']);
  });

  it('are all named in every language of the shop', () => {
    for (const locale of ['nl-NL', 'de-DE', 'en-GB']) {
      for (const { code, nameInLocale } of countriesIn(locale)) assert.notEqual(nameInLocale, code, `${locale} ${code}`);
    }
  });

  it('are refused when missing or unknown', () => {
    for (const id of [undefined, null, '']) {
      assert.throws(() => countryIn('nl-NL', id), refusal('input', 'Country "id" value should be specified'));
    }
    assert.throws(() => countryIn('nl-NL', 'ZZ'), refusal('no-such-entity', "The country isn't available."));
  });
});

describe('regions', () => {
  it('exist for five countries and are undefined elsewhere', () => {
    const counts = ['NL', 'DE', 'BE', 'AT', 'CH', 'FR'].map((code) => regionsOf(code)?.length);
    assert.deepEqual(counts, [12, 16, 11, 9, 26, undefined]);
  });

  it('have unique ids and codes, and survive the layout of their table', () => {
    const all = ['NL', 'DE', 'BE', 'AT', 'CH'].flatMap((code) => regionsOf(code) ?? []);
    assert.equal(new Set(all.map((region) => region.id)).size, all.length);
    for (const region of all) {
      assert.match(region.code, /^[A-Z0-9]{1,3}$/);
      assert.match(region.name, /^\S.*\S$/);
      assert.equal(regionById(region.id), region);
    }
    assert.equal(regionById(52806)?.name, 'Limburg');
  });
});
