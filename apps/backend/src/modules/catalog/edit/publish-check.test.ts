import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aProduct } from '#testing/a-catalogue.ts';
import { checkPublishing } from './publish-check.ts';

const views = { own: ['nl', 'de', 'en'], default: 'nl' };
const text = { name: 'Dirndl', description: 'Een dirndl.' };
const picture = { id: 1, position: 1, hash: 'a', label: { nl: 'Voor', de: 'Vorn', en: 'Front' }, isDisabled: false };
const complete = {
  ...aProduct({
    id: 1,
    type: 'configurable',
    brandId: 1,
    materials: [{ part: { nl: 'Stof' }, fibres: [{ fibre: 'katoen', percent: 100 }] }],
    texts: { nl: text, de: text, en: text },
    pictures: [picture],
  }),
  unpriced: [],
};
type Facts = Parameters<typeof checkPublishing>[0];

const cases: readonly (readonly [string, Partial<Facts>, readonly string[]])[] = [
  ['a complete dirndl', {}, []],
  ['goods without a brand, which names the maker (LAW-14)', { brandId: undefined }, ['! maker']],
  ['a bundle without a brand: its parts have one', { type: 'bundle', brandId: undefined, materials: [] }, []],
  ['what is worn without its composition (LAW-15)', { materials: [] }, ['! composition']],
  ['what is washed without its composition (LAW-15)', { type: 'simple', care: ['30'], materials: [] }, ['! composition']],
  ['a brush without its composition, which may be right', { type: 'simple', materials: [] }, ['composition']],
  ['a spray of 250 ml', { type: 'simple', materials: [], content: { amount: 250, unit: 'ml' } }, []],
  ['no price', { unpriced: ['nl', 'de', 'en'] }, ['! price']],
  ['a price in one store only', { unpriced: ['de', 'en'] }, ['price de,en']],
  ['no picture', { pictures: [] }, ['! picture']],
  ['one picture, which is switched off', { pictures: [{ ...picture, isDisabled: true }] }, ['! picture']],
  ['no name in the language of the shop', { texts: { de: text, en: text } }, ['! name', 'text nl']],
  ['no name in English: shoppers read the Dutch one', { texts: { nl: text, de: text } }, ['text en']],
  ['no description in German', { texts: { nl: text, de: { name: 'Dirndl' }, en: text } }, ['text de']],
  ['a picture without words in two languages', { pictures: [{ ...picture, label: { nl: 'Voor' } }] }, ['alt de,en']],
  [
    'a green claim without its proof (LAW-11)',
    { texts: { nl: text, de: text, en: { name: 'Sustainable dirndl', description: 'x' } } },
    ['claim en'],
  ],
  [
    'a green claim with its proof',
    { claimEvidence: 'GOTS 123', texts: { nl: text, de: text, en: { name: 'Sustainable dirndl', description: 'x' } } },
    [],
  ],
  ['a variant, which its product speaks for', { type: 'simple', parentId: 9, texts: {}, pictures: [], materials: [], care: ['30'] }, []],
  ['a variant without a price', { type: 'simple', parentId: 9, texts: {}, pictures: [], unpriced: views.own }, ['! price']],
  [
    'nothing at all: what forbids comes first',
    { brandId: undefined, materials: [], unpriced: views.own, pictures: [], texts: {} },
    ['! maker', '! price', '! name', '! picture', '! composition', 'text nl,de,en'],
  ],
];

describe('what a product lacks before it is published', () => {
  for (const [name, facts, expected] of cases) {
    it(name, () => {
      const found = checkPublishing({ ...complete, ...facts }, views);
      assert.deepEqual(
        found.map(({ code, forbids, views: lacking }) => `${forbids ? '! ' : ''}${code}${lacking.length > 0 ? ` ${lacking.join()}` : ''}`),
        expected,
      );
    });
  }
});
