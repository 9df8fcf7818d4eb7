import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '@shop/contract';
import { demoReviews, demoShop, smallShop } from '../index.ts';
import type { DemoReview } from '../model.ts';
import { kindOf } from './kinds.ts';
import { sharedWords } from './words/shared.ts';

const reviews = demoReviews(demoShop, 1);
const bySku = new Map(demoShop.products.map((product) => [product.sku, product]));
const byProduct = Map.groupBy(reviews, ({ sku }) => sku);
const average = ({ ratings }: DemoReview): number => (ratings.price + ratings.quality) / 2;
const share = (has: (review: DemoReview) => boolean): number => reviews.filter(has).length / reviews.length;

/** LAW-11. */
const greenClaims = /duurza|nachhaltig|sustainab|milieu|umwelt|eco-?friendly|ecologisch|ökolog|klima|climate|co2|recycl/i;

describe('the reviews of the demo shop', () => {
  it('are 1,500, three to sixty each on 55 % of the products', () => {
    assert.equal(reviews.length, 1500);
    assert.equal(byProduct.size, Math.round(demoShop.products.length * 0.55));
    for (const [sku, own] of byProduct) assert.ok(own.length >= 3 && own.length <= 60, sku);
  });

  it('are about products that exist, and never more than were ordered', () => {
    for (const [sku, own] of byProduct) {
      const product = bySku.get(sku);
      assert.ok(product, sku);
      assert.ok(own.length <= product.sales.orders, sku);
    }
  });

  it('average about 4.4, and at least one in ten has three stars or fewer', () => {
    const mean = reviews.reduce((sum, review) => sum + average(review), 0) / reviews.length;
    assert.ok(Math.abs(mean - 4.4) < 0.08, String(mean));
    assert.ok(share((review) => average(review) <= 3) >= 0.1);
    assert.ok(share((review) => average(review) < 2) > 0.005);
    for (const { ratings } of reviews) for (const stars of [ratings.price, ratings.quality]) assert.ok([1, 2, 3, 4, 5].includes(stars));
  });

  it('are written in all three languageCodes, half of them Dutch', () => {
    const parts = languageCodes.map((language) => share((review) => review.language === language));
    for (const [index, expected] of [0.5, 0.35, 0.15].entries()) assert.ok(Math.abs((parts[index] ?? 0) - expected) < 0.05, String(parts));
  });

  it('have a title, a text and a name, and no text twice on one product', () => {
    for (const { title, text, nickname } of reviews)
      for (const words of [title, text, nickname]) assert.equal(words, words.trim() || 'not blank');
    for (const [sku, own] of byProduct) assert.equal(new Set(own.map(({ text }) => text)).size, own.length, sku);
  });

  it('leave no gap open and make no green claim (LAW-11)', () => {
    for (const { title, text } of reviews) assert.doesNotMatch(`${title} ${text}`, /[{}]|undefined|  /);
    assert.deepEqual(
      reviews.filter(({ title, text }) => greenClaims.test(`${title} ${text}`)),
      [],
    );
  });

  it('speak of no photographs: the shop shows drawings', () => {
    assert.deepEqual(
      reviews.filter(({ title, text }) => /foto|photo/i.test(`${title} ${text}`)),
      [],
    );
  });

  it('are of the last two years, never of the future, and after the product came', () => {
    for (const { sku, writtenMinutesAgo } of reviews) {
      assert.ok(Number.isInteger(writtenMinutesAgo) && writtenMinutesAgo > 0, sku);
      assert.ok(writtenMinutesAgo <= Math.min(730, bySku.get(sku)?.createdDaysAgo ?? 0) * 1440, sku);
    }
  });

  it('answer how it fits for what is worn in sizes, and only for that', () => {
    for (const { sku, fit } of reviews) {
      const product = bySku.get(sku);
      assert.ok(product);
      const hasSizes = product.type === 'configurable' && product.axes.some((axis) => axis.startsWith('maat_') || axis === 'blouse_maat');
      assert.equal(fit !== undefined, hasSizes && kindOf(product)?.isFitted === true, sku);
    }
    for (const fit of ['small', 'normal', 'large'] as const) assert.ok(share((review) => review.fit === fit) > 0.05, fit);
  });

  it('say of the fit what the buyer answered', () => {
    for (const { language, fit, text } of reviews) {
      const said = (['small', 'normal', 'large'] as const).filter((answer) =>
        sharedWords[language].fit[answer].some((sentence) => sentence.split('{size}').every((part) => text.includes(part))),
      );
      for (const answer of said) assert.equal(answer, fit, text);
    }
  });

  it('are approved but for the twenty newest', () => {
    const pending = reviews.filter(({ status }) => status === 'pending');
    assert.equal(pending.length, 20);
    const oldestPending = Math.max(...pending.map(({ writtenMinutesAgo }) => writtenMinutesAgo));
    for (const { status, writtenMinutesAgo } of reviews) if (status === 'approved') assert.ok(writtenMinutesAgo >= oldestPending);
  });

  it('are the same with the same seed, others with another, and fewer for a smaller shop', () => {
    assert.deepEqual(demoReviews(demoShop, 1), reviews);
    assert.notDeepEqual(demoReviews(demoShop, 2), reviews);
    const few = demoReviews(smallShop, 1);
    assert.ok(few.length > 50 && few.length < 200, String(few.length));
  });
});

describe('the words of the reviews', () => {
  const kinds = new Set(demoShop.products.map((product) => kindOf(product)?.words).filter((words) => words !== undefined));

  it('have at least twelve sentences per kind and language, none twice', () => {
    assert.equal(kinds.size, 13);
    for (const words of kinds) {
      for (const language of languageCodes) {
        const { material, wear, critique, letdown } = words[language];
        const all = [...material, ...wear, ...critique, ...letdown];
        assert.ok(all.length >= 12);
        assert.equal(new Set(all).size, all.length);
        for (const sentence of all) assert.match(sentence, /^\p{Lu}.+[.!]$/u);
      }
    }
  });

  it('are as many in each language', () => {
    for (const words of kinds)
      for (const part of ['material', 'wear', 'critique', 'letdown'] as const)
        assert.equal(new Set(languageCodes.map((language) => words[language][part].length)).size, 1);
  });
});
