import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes, type Language } from '@shop/contract';
import { greenClaim } from '@shop/rules/green-claim';
import { unwantedWord } from '@shop/rules/house-words';
import {
  blogAuthors,
  blogCategories,
  blogPosts,
  carriers,
  cmsBlocks,
  coupons,
  faqCategories,
  forms,
  freeShipping,
  globalMessages,
  paymentMethods,
  sliders,
  smallShop,
} from '../index.ts';
import type { Text } from '../index.ts';

type Found = { readonly path: string; readonly text: Text };

function isText(value: object): value is Text {
  return Object.keys(value).sort().join() === 'de,en,nl' && Object.values(value).every((part) => typeof part === 'string');
}

function textsIn(value: unknown, path: string): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}

const texts = textsIn(
  {
    blogAuthors,
    blogCategories,
    blogPosts,
    carriers,
    cmsBlocks,
    coupons,
    faqCategories,
    forms,
    freeShipping,
    globalMessages,
    pages: smallShop.pages,
    landingPages: smallShop.landingPages,
    branches: smallShop.branches,
    paymentMethods,
    sliders,
  },
  'demo',
);

/** What a reader sees: no tags, no addresses. */
const seen = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\S+@\S+|https?:\/\/\S+/g, ' ');
/** Any of the words, whole: `\b` would find a word after every umlaut. */
const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
const wrong = (language: Language, pattern: RegExp): readonly string[] =>
  texts.flatMap(({ path, text }) => {
    const match = pattern.exec(seen(text[language]));
    return match ? [`${path} ${language}: ${match[0]}`] : [];
  });

test('every text exists in three languages and none is blank', () => {
  assert.ok(texts.length > 500, String(texts.length));
  assert.deepEqual(
    texts.filter(({ text }) => Object.values(text).some((value) => value.trim() === '')).map(({ path }) => path),
    [],
  );
});

test('no English is left in Dutch and German texts', () => {
  const english = anyOf(
    'the',
    'and',
    'with',
    'your',
    'you',
    'our',
    'from',
    'this',
    'that',
    'please',
    'here',
    'click',
    'checkout',
    'cart',
    'free',
  );
  assert.deepEqual([...wrong('nl', english), ...wrong('de', english)], []);
});

test('nothing is a placeholder in any language', () => {
  const placeholder = anyOf('lorem', 'ipsum', 'tbd', 'xxx+', 'placeholder', 'undefined', 'null', '\\$\\{');
  for (const language of languageCodes) assert.deepEqual(wrong(language, placeholder), []);
});

test('the languages are not mixed up', () => {
  assert.deepEqual(wrong('nl', anyOf('und', 'nicht', 'oder', 'für', 'wir', 'dein')), []);
  assert.deepEqual(wrong('de', anyOf('niet', 'het', 'een', 'voor', 'wij', 'jouw', 'onze')), []);
  assert.deepEqual(wrong('en', anyOf('und', 'nicht', 'niet', 'het', 'een', 'voor')), []);
});

test('the shop says je, never u, but in the statutory withdrawal form', () => {
  const formal = anyOf('u', 'uw');
  const own = texts.map(({ path, text }) => ({ path, words: seen(text.nl).split('Modelformulier voor herroeping')[0] ?? '' }));
  assert.deepEqual(
    own.filter(({ words }) => formal.test(words)).map(({ path }) => path),
    [],
  );
});

test('sentences are translated, not copied', () => {
  const isSentence = (value: string): boolean => value.length > 30 && /[.!?](<|$)/.test(value);
  const copied = texts.filter(({ text }) => isSentence(text.nl) && (text.nl === text.de || text.nl === text.en || text.de === text.en));
  assert.deepEqual(copied, []);
});

test('nothing makes a green claim (LAW-11) or boasts', () => {
  const boast = anyOf(
    'de beste',
    'nummer 1',
    'die besten',
    'nummer eins',
    'the best',
    'number one',
    'unbeatable',
    'onverslaanbaar',
    'unschlagbar',
  );
  assert.deepEqual(
    texts.filter(({ text }) => Object.values(text).some((value) => greenClaim(seen(value)) !== undefined)).map(({ path }) => path),
    [],
  );
  for (const language of languageCodes) assert.deepEqual(wrong(language, boast), []);
});

test('tags are closed and headings begin at level two', () => {
  for (const { path, text } of texts) {
    for (const html of Object.values(text)) {
      for (const tag of ['p', 'ul', 'ol', 'li', 'h2', 'h3', 'a', 'strong', 'table', 'tr', 'td', 'th', 'dl', 'dt', 'dd']) {
        const count = (pattern: string): number => html.match(new RegExp(pattern, 'g'))?.length ?? 0;
        assert.equal(count(`<${tag}[ >]`), count(`</${tag}>`), `${path} ${tag}`);
      }
      assert.doesNotMatch(html, /<h1/, path);
    }
  }
});

test('every text speaks the words of the house', () => {
  const unwanted = texts.flatMap(({ path, text }) =>
    languageCodes.flatMap((language) => {
      const found = unwantedWord(seen(text[language]), language);
      return found === undefined ? [] : [`${path} ${language}: ${found}`];
    }),
  );
  assert.deepEqual(unwanted, []);
});
