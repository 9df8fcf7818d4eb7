import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { touchReadModel } from '#kernel/read-model.ts';
import { createTestShop, type GraphqlAnswer, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { logIn, type LoggedIn } from '#testing/log-in.ts';
import { answerReader, list, textAt, type Json } from '#testing/read-answers.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const { ask, product } = answerReader(() => shop);
const consumerKey = { authorization: 'Bearer demo-consumer-key' };

// The ids are Magento's: base64 of the rating's number and of the value's.
const ratings = (price: number, quality: number): readonly object[] => [
  { id: btoa('3'), value_id: btoa(String(10 + price)) },
  { id: btoa('1'), value_id: btoa(String(quality)) },
];
const good = { sku: 'MA-SIE-6202', nickname: 'Ans', summary: 'Mooi', text: 'Precies goed.', ratings: ratings(4, 5) };
const mutation = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review {
  nickname summary text average_rating created_at is_verified fit language ratings_breakdown { name value } product { sku } } } }`;
type Written = { createProductReview: { review: Json } };
const write = (change: object, headers: Record<string, string> = {}): Promise<GraphqlAnswer<Written>> =>
  shop.ask<Written>(mutation, { variables: { input: { ...good, ...change } }, headers });
const categoryOf = ({ errors }: GraphqlAnswer<unknown>): unknown => errors[0]?.extensions?.['category'];

const idOf = async (nickname: string): Promise<number> => {
  const [found] = (await shop.backend.reviews.list('pending')).filter((review) => review.nickname === nickname);
  assert.ok(found, nickname);
  return found.id;
};
const approve = async (nickname: string): Promise<void> => shop.backend.reviews.judge(await idOf(nickname), { status: 'approved' });
const shown = (sku: string): Promise<Json> =>
  product(
    sku,
    'rating_summary review_count reviews(pageSize: 100) { items { nickname average_rating created_at } page_info { total_pages } }',
  );

describe('what a review rates', () => {
  it('is price and quality with five values each, in the language of the shop', async () => {
    for (const [store, names] of Object.entries({ nl: ['Prijs', 'Kwaliteit'], de: ['Preis', 'Qualität'], en: ['Price', 'Quality'] })) {
      const answer = await ask('{ productReviewRatingsMetadata { items { id name values { value value_id } } } }', store);
      const items = list(answer, 'productReviewRatingsMetadata.items');
      assert.deepEqual(
        items.map(({ name }) => name),
        names,
      );
      for (const item of items)
        assert.deepEqual(
          list(item, 'values').map(({ value }) => value),
          ['1', '2', '3', '4', '5'],
        );
    }
  });
});

describe('writing a review', () => {
  it('needs no login, with a consumer key or without; it waits and is not shown', async () => {
    const countBefore = (await shown('MA-SIE-6202'))['review_count'];
    const answer = await write({ nickname: 'Wacht', fit: 'normal' }, consumerKey);
    assert.deepEqual(answer.errors, []);
    assert.deepEqual(answer.data.createProductReview.review, {
      nickname: 'Wacht',
      summary: 'Mooi',
      text: 'Precies goed.',
      average_rating: 90,
      created_at: '2026-11-15 11:00:00',
      is_verified: false,
      fit: 'normal',
      language: 'nl',
      ratings_breakdown: [
        { name: 'Prijs', value: '4' },
        { name: 'Kwaliteit', value: '5' },
      ],
      product: { sku: 'MA-SIE-6202' },
    });
    assert.deepEqual((await write({ nickname: 'Zonder' })).errors, []);
    assert.equal((await shown('MA-SIE-6202'))['review_count'], countBefore);
  });

  it('sent five times at once is stored once (R046)', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => write({ nickname: 'Vijfmaal' })));
    for (const answer of answers) assert.deepEqual(answer.errors, []);
    assert.equal((await shop.backend.reviews.list('pending')).filter(({ nickname }) => nickname === 'Vijfmaal').length, 1);
  });

  it('about a variant is about its product', async () => {
    const bag = await product('MA-TAS-6101', '... on ConfigurableProduct { variants { product { sku } } }');
    const answer = await write({ nickname: 'Variant', sku: textAt(bag, 'variants.0.product.sku') });
    assert.deepEqual(answer.data.createProductReview.review['product'], { sku: 'MA-TAS-6101' });
  });

  it('about nothing is refused', async () => {
    const answer = await write({ sku: 'NOPE' });
    assert.equal(answer.errors[0]?.message, 'Could not find a product with SKU "NOPE"');
    assert.equal(categoryOf(answer), 'graphql-no-such-entity');
  });

  const wrong: readonly (readonly [string, object, RegExp])[] = [
    ['a blank nickname', { nickname: '  ' }, /^"nickname" is a required value/],
    ['a blank title', { summary: '' }, /^"summary" is a required value/],
    ['no text', { text: '\n' }, /^"text" is a required value/],
    ['a long text', { text: 'a'.repeat(5_001) }, /^"text" length must be equal or less than 5000/],
    ['a title of two lines', { summary: 'a\nb' }, /^"summary" contains characters/],
    ['a null byte', { text: 'a\0b' }, /^"text" contains characters/],
    ['a nickname that turns round', { nickname: 'abc\u202edef' }, /^"nickname" contains characters/],
    ['a text that turns round', { text: 'abc\u202edef' }, /^"text" contains characters/],
    ['no price', { ratings: ratings(1, 1).slice(1) }, /^Please rate "Prijs"/],
    ['an unknown rating', { ratings: [{ id: btoa('2'), value_id: btoa('6') }] }, /^There is no rating with the id "Mg=="/],
    ['six stars', { ratings: [{ id: btoa('1'), value_id: btoa('6') }] }, /is no value of the rating "Kwaliteit"/],
    ['a rating twice', { ratings: [...ratings(1, 1), ...ratings(2, 2)] }, /is given twice/],
    ['a fit nobody knows', { fit: 'tight' }, /^"fit" is one of: small, normal, large/],
  ];
  for (const [what, change, message] of wrong)
    it(`with ${what} is refused`, async () => {
      const answer = await write(change);
      assert.match(answer.errors[0]?.message ?? '', message);
      assert.equal(categoryOf(answer), 'graphql-input');
    });

  it('of a megabyte is refused and nothing is stored', async () => {
    const response = await shop.request(
      'POST',
      '/graphql',
      { 'content-type': 'application/json' },
      JSON.stringify({ query: mutation, variables: { input: { ...good, nickname: 'Groot', text: 'x'.repeat(1_048_576) } } }),
    );
    assert.ok([200, 413].includes(response.statusCode), String(response.statusCode));
    assert.match(response.body, /errors|length|large/i);
    assert.equal((await shop.backend.reviews.list('pending')).filter(({ nickname }) => nickname === 'Groot').length, 0);
  });

  it('with markup comes back as the text it is (R167)', async () => {
    const text = '<img src=x onerror=alert(1)> {{7*7}} </script><script>alert(1)</script>\nregel 2';
    const answer = await write({ nickname: '<b>Bob</b>', text });
    assert.equal(answer.data.createProductReview.review['text'], text);
    assert.equal(answer.data.createProductReview.review['nickname'], '<b>Bob</b>');
  });

  it('is refused where the shop does not take reviews, or not from guests', async () => {
    const settings = (change: object): Promise<unknown> =>
      shop.database.query('update store_view set settings = settings || $1 where code = $2', [JSON.stringify(change), 'en']);
    const refused = async (message: string): Promise<void> => {
      await shop.database.transaction((tx) => touchReadModel(tx, 'stores'));
      await eventually(async () => {
        const answer = await write({ nickname: 'Dicht' }, { store: 'en' });
        assert.equal(answer.errors[0]?.message, message);
        assert.equal(categoryOf(answer), 'graphql-authorization');
      });
    };
    await settings({ allow_guests_to_write_product_reviews: '0' });
    await refused("Guest customers aren't allowed to add product reviews.");
    await settings({ product_reviews_enabled: '0' });
    await refused('Creating product reviews are not currently available.');
  });
});

describe('an approved review', () => {
  it('is in list, number and average before the approval is acknowledged (LAW-16)', async () => {
    for (const [index, stars] of [1, 5, 3].entries()) {
      const nickname = `Oordeel ${index}`;
      await write({ nickname, ratings: ratings(stars, 5) });
      await approve(nickname);
      const { rating_summary: summary, review_count: count, ...rest } = await shown('MA-SIE-6202');
      const items = list(rest, 'reviews.items');
      assert.equal(items[0]?.['nickname'], nickname, 'newest first');
      assert.equal(items.length, count);
      assert.equal(summary, Math.round(items.reduce((sum, item) => sum + Number(item['average_rating']), 0) / items.length));
    }
  });

  it('that is taken back is gone at once', async () => {
    await write({ nickname: 'Weg' });
    const id = await idOf('Weg');
    await shop.backend.reviews.judge(id, { status: 'approved' });
    await shop.backend.reviews.judge(id, { status: 'rejected', ground: 'advertising' });
    const { review_count: count, ...rest } = await shown('MA-SIE-6202');
    assert.equal(list(rest, 'reviews.items').length, count);
    assert.ok(!list(rest, 'reviews.items').some(({ nickname }) => nickname === 'Weg'));
    await assert.rejects(shop.backend.reviews.judge(987_654, { status: 'approved' }), { message: 'There is no review 987654.' });
  });

  it('is paged as everything else', async () => {
    const page = await product(
      'MA-SIE-6202',
      'reviews(pageSize: 1, currentPage: 2) { items { nickname } page_info { current_page page_size total_pages } }',
    );
    assert.equal(list(page, 'reviews.items').length, 1);
    assert.equal(textAt(page, 'reviews.page_info.current_page'), '2');
    const wrong = await shop.ask(
      '{ products(filter: {sku: {eq: "MA-SIE-6202"}}) { items { reviews(currentPage: 99) { items { text } } } } }',
    );
    assert.match(wrong.errors[0]?.message ?? '', /^currentPage value 99 specified is greater than/);
  });

  it('is among the customer’s own, and nobody else’s', async () => {
    const [mine, other] = [await logIn(shop, 0), await logIn(shop, 1)];
    await write({ nickname: 'Van mij' }, mine.headers);
    const own = async ({ headers }: LoggedIn): Promise<readonly unknown[]> => {
      const answer = await shop.ask<Json>('{ customer { reviews { items { nickname product { sku } } page_info { total_pages } } } }', {
        headers,
      });
      assert.deepEqual(answer.errors, []);
      return list(answer.data, 'customer.reviews.items');
    };
    const everything = async (): Promise<unknown> => {
      const answer = await shop.ask<Json>('{ customer { reviews(all: true) { items { nickname status } } } }', { headers: mine.headers });
      return list(answer.data, 'customer.reviews.items');
    };
    assert.deepEqual(await own(mine), [], 'it waits');
    assert.deepEqual(await everything(), [{ nickname: 'Van mij', status: 'pending' }]);
    await approve('Van mij');
    assert.deepEqual(await own(mine), [{ nickname: 'Van mij', product: { sku: 'MA-SIE-6202' } }]);
    assert.deepEqual(await own(other), []);
    assert.deepEqual(await everything(), [{ nickname: 'Van mij', status: 'approved' }]);
    const exported = await shop.ask<{ exportMyData: string }>('mutation { exportMyData }', { headers: mine.headers });
    assert.match(exported.data.exportMyData, /"nickname": "Van mij"/);
  });
});

describe('the demo reviews', () => {
  it('agree with what the products say in every language', async () => {
    for (const store of ['nl', 'de', 'en']) {
      const answer = await ask(
        '{ products(filter: {}, pageSize: 100) { items { sku rating_summary review_count reviews(pageSize: 100) { items { average_rating language } } } } }',
        store,
      );
      const items = list(answer, 'products.items');
      assert.ok(items.filter((item) => Number(item['review_count']) > 0).length > 10);
      for (const item of items) {
        const own = list(item, 'reviews.items');
        assert.equal(own.length, item['review_count'], textAt(item, 'sku'));
        const mean = own.length === 0 ? 0 : own.reduce((sum, one) => sum + Number(one['average_rating']), 0) / own.length;
        assert.equal(item['rating_summary'], Math.round(mean), textAt(item, 'sku'));
      }
    }
  });

  it('say how it fits from five answers on', async () => {
    const { data } = await shop.ask<Json>(
      '{ products(filter: {}, pageSize: 100) { items { reviews(pageSize: 100) { items { fit } } fit_summary { answers small normal large } } } }',
    );
    const items = list(data, 'products.items');
    assert.ok(items.some((item) => item['fit_summary'] !== null));
    for (const item of items) {
      const fits = list(item, 'reviews.items').flatMap(({ fit }) => fit ?? []);
      const count = (fit: string): number => fits.filter((one) => one === fit).length;
      const expected = { answers: fits.length, small: count('small'), normal: count('normal'), large: count('large') };
      assert.deepEqual(item['fit_summary'], fits.length < 5 ? null : expected);
    }
  });
});
