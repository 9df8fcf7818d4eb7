import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { greenClaim } from '@shop/rules/green-claim';
import { unwantedWord } from '@shop/rules/house-words';
import { demoShop } from './index.ts';
import type { Text } from './model.ts';

type Found = { readonly path: string; readonly text: Text };

function isText(value: object): value is Text {
  return Object.keys(value).sort().join() === 'de,en,nl' && Object.values(value).every((part) => typeof part === 'string');
}

function textsIn(value: unknown, path: string): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}

const texts = textsIn(demoShop, 'shop');
const isSentence = (value: string): boolean => value.length > 30 && /[.!?](<|$)/.test(value);

test('every text exists in three languages', () => {
  const empty = texts.filter(({ text }) => Object.values(text).some((value) => value.trim() === ''));
  assert.deepEqual(empty, []);
  assert.ok(texts.length > 1000);
});

test('sentences are translated, not copied', () => {
  const copied = texts.filter(({ text }) => isSentence(text.nl) && (text.nl === text.de || text.nl === text.en || text.de === text.en));
  assert.deepEqual(copied, []);
});

test('nothing makes a green claim (LAW-11)', () => {
  const claims = texts.filter(({ text }) => Object.values(text).some((value) => greenClaim(value) !== undefined));
  assert.deepEqual(claims, []);
});

test('products, categories, brands and size charts speak the words of the house, like every other text', () => {
  const unwanted = texts.flatMap(({ path, text }) =>
    languageCodes.flatMap((language) => {
      const found = unwantedWord(text[language].replace(/<[^>]+>/g, ' '), language);
      return found === undefined ? [] : [`${path} ${language}: ${found}`];
    }),
  );
  assert.deepEqual(unwanted, []);
});

test('the closed ODR platform is named nowhere (LAW-13)', () => {
  const links = texts.filter(({ text }) => Object.values(text).some((value) => /consumers\/odr/i.test(value)));
  assert.deepEqual(links, []);
});

test('no name promises what is made to measure, which could not be withdrawn (LAW-08)', () => {
  const promised = demoShop.products.filter(({ name }) =>
    /op maat|nach Maß|maßgefertigt|made to measure|bespoke/i.test(Object.values(name).join('|')),
  );
  assert.deepEqual(
    promised.map(({ sku }) => sku),
    [],
  );
});

test('short descriptions have at most 160 characters', () => {
  const long = demoShop.products.filter(({ shortDescription }) => Object.values(shortDescription).some((value) => value.length > 160));
  assert.deepEqual(
    long.map(({ sku }) => sku),
    [],
  );
});

test('long descriptions have three blocks with subheads', () => {
  const wrong = demoShop.products.filter(({ description }) => Object.values(description).some((html) => html.split('<h3>').length !== 4));
  assert.deepEqual(
    wrong.map(({ sku }) => sku),
    [],
  );
});

test('the pictures of a product have different text alternatives', () => {
  for (const { sku, pictures } of demoShop.products) {
    assert.ok(pictures.length >= 4, sku);
    for (const language of languageCodes) {
      assert.equal(new Set(pictures.map(({ alt }) => alt[language])).size, pictures.length, `${sku} ${language}`);
    }
  }
});
