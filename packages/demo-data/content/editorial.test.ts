import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes, languagePrefixes } from '@shop/contract';
import { smallShop } from '../index.ts';
import { drawPicture } from '../images/index.ts';
import type { Text } from '../model.ts';
import { blogPosts } from './blog/blog-posts.ts';
import { blogAuthors, blogCategories } from './blog/people.ts';
import { cmsBlocks } from './cms-blocks.ts';
import { faqCategories } from './faq/faq.ts';
import { globalMessages } from './global-messages.ts';
import { knownPaths } from './paths.ts';
import { sliders } from './sliders/sliders.ts';

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const words = (html: string): number =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
const faqItems = faqCategories.flatMap(({ items }) => items);
const slides = sliders.flatMap((slider) => slider.slides);

test('there are at least eighteen posts of 300 to 700 words over four categories, by three authors', () => {
  assert.ok(blogPosts.length >= 18);
  assert.deepEqual([blogCategories.length, blogAuthors.length], [4, 3]);
  for (const { identifier, content } of blogPosts) {
    for (const language of languageCodes) {
      const count = words(content[language]);
      assert.ok(count >= 300 && count <= 700, `${identifier.en} ${language}: ${count}`);
    }
  }
  assert.deepEqual(new Set(blogPosts.flatMap(({ categoryIds }) => categoryIds)), new Set(blogCategories.map(({ id }) => id)));
  assert.deepEqual(new Set(blogPosts.map(({ authorId }) => authorId)), new Set(blogAuthors.map(({ id }) => id)));
});

test('posts run from new to old, with ids and addresses of their own, and name products that exist', () => {
  const days = blogPosts.map(({ publishedDaysAgo }) => publishedDaysAgo);
  assert.deepEqual(
    days,
    [...days].sort((a, b) => a - b),
  );
  assert.ok(days.every((day) => day > 0));
  assert.ok(unique(blogPosts.map(({ id }) => id)));
  for (const language of languageCodes) assert.ok(unique(blogPosts.map(({ identifier }) => identifier[language])));
  for (const { identifier } of blogPosts) for (const language of languageCodes) assert.match(identifier[language], /^[a-z0-9-]+$/);
  const skus = new Set(smallShop.products.map(({ sku }) => sku));
  for (const { relatedSkus } of blogPosts) for (const sku of relatedSkus) assert.ok(skus.has(sku), sku);
});

test('there are at least 25 questions in five categories or more, and the long answer says more than the short one', () => {
  assert.ok(faqCategories.length >= 5 && faqItems.length >= 25, String(faqItems.length));
  assert.ok(unique(faqItems.map(({ id }) => id)) && unique(faqCategories.map(({ id }) => id)));
  for (const { id, shortAnswer, longAnswer } of faqItems) {
    for (const language of languageCodes) assert.ok(words(longAnswer[language]) > words(shortAnswer[language]), `${id} ${language}`);
  }
});

test('links of posts, answers, blocks and slides lead to paths of the same language', () => {
  const texts: readonly Text[] = [
    ...blogPosts.map(({ content }) => content),
    ...faqItems.map(({ longAnswer }) => longAnswer),
    ...cmsBlocks.map(({ content }) => content),
  ];
  for (const language of languageCodes) {
    const known = knownPaths(smallShop, language);
    const links = texts.flatMap((html) => [...html[language].matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''));
    for (const href of [...links, ...slides.map(({ link }) => link[language])]) {
      assert.ok(href.startsWith(`${languagePrefixes[language]}/`), `${language}: ${href}`);
      assert.ok(known.has(href.slice(languagePrefixes[language].length + 1)), `${language}: ${href}`);
    }
  }
});

test('sliders stand on the home page and above categories that exist', () => {
  const ids = new Set(smallShop.categories.map(({ id }) => id));
  for (const { identifier, location, categoryIds } of sliders) {
    assert.equal(categoryIds.length > 0, location === 'category-top', identifier);
    for (const id of categoryIds) assert.ok(ids.has(id), identifier);
  }
  assert.ok(unique(sliders.map(({ identifier }) => identifier)) && unique(sliders.flatMap(({ categoryIds }) => categoryIds)));
});

test('every picture of a slide or post can be drawn, and no two slides look alike', () => {
  const pictures = [
    ...slides.flatMap(({ picture, smallPicture }) => [picture, smallPicture]),
    ...blogPosts.map((post) => post.featuredPicture),
  ];
  const drawings = pictures.map(({ garment, view }) => drawPicture(garment, view));
  for (const drawing of drawings) assert.match(drawing, /^<svg[\s\S]+<\/svg>$/);
  assert.ok(unique(drawings));
});

test('global messages are readable: contrast of at least 4.5', () => {
  const channel = (value: number): number => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (const { id, backgroundColor, textColor } of globalMessages) {
    const [low = 0, high = 0] = [luminance(backgroundColor), luminance(textColor)].sort((a, b) => a - b);
    assert.ok((high + 0.05) / (low + 0.05) >= 4.5, String(id));
  }
});

test('no text advertises a coupon that lowers a price (LAW-03)', async () => {
  const { coupons } = await import('../checkout/coupons.ts');
  const all = JSON.stringify([blogPosts, faqCategories, cmsBlocks, globalMessages, sliders, smallShop.pages]);
  for (const { code } of coupons.filter(({ effect }) => effect.type !== 'free-shipping'))
    assert.ok(!new RegExp(`\\b${code}\\b`).test(all), code);
});
