import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { fullSelection } from '#testing/full-selection.ts';
import { answerReader, at, list, textAt, type Json } from '#testing/read-answers.ts';
import { writeBlocks, writeMessages, writeSliders } from './write-editorial.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const { ask } = answerReader(() => shop);
const languages = ['nl', 'de', 'en'] as const;
const emptyFields = (value: Json, ...allowed: readonly string[]): readonly string[] =>
  Object.entries(value).flatMap(([name, field]) => ((field === null || field === '') && !allowed.includes(name) ? [name] : []));

describe('getTailoredSlider', () => {
  const selection = fullSelection('TailoredSlider', 4);

  it('is found by identifier in every language, with all its fields', async () => {
    for (const store of [...languages, 'nl_limburg']) {
      const [slider] = list(await ask(`{ getTailoredSlider(identifiers: ["home-top"]) { ${selection} } }`, store), 'getTailoredSlider');
      assert.partialDeepStrictEqual(slider, { identifier: 'home-top', fullwidth: true, location: 'home-top' });
      const slides = list(slider, 'slides');
      assert.equal(slides.length, 3);
      for (const slide of slides) {
        assert.deepEqual(emptyFields(slide), []);
        assert.deepEqual(emptyFields(slide['media'] as Json, 'focus', 'small_focus'), []);
        assert.equal(textAt(slide, 'link').startsWith(`/${store}/`), store === 'de' || store === 'en');
      }
    }
  });

  it('has pictures that the shop serves, upright ones for phones', async () => {
    const data = await ask(
      `{ getTailoredSlider(identifiers: ["home-top"]) { slides { media { ${fullSelection('TailoredSlideMedia', 1)} } } } }`,
    );
    const media = at(data, 'getTailoredSlider.0.slides.0.media');
    assert.ok(Number(at(media, 'ratio')) > 1 && Number(at(media, 'small_ratio')) < 1);
    for (const [size, width] of Object.entries({ smallest: 320, smaller: 640, medium: 960, larger: 1280, largest: 1600 })) {
      assert.match(textAt(media, size), new RegExp(`^http://localhost:3000/media/[0-9a-f]{40}/${width}\\.webp$`));
    }
    const picture = await shop.request('GET', new URL(textAt(media, 'smallest')).pathname);
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp']);
  });

  it('is found by the category it stands above, and by the home page', async () => {
    const data = await ask(`{
      women: getTailoredSlider(pageType: "categories", pageId: 110) { identifier }
      none: getTailoredSlider(pageType: "categories", pageId: 999) { identifier }
      home: getTailoredSlider(pageType: "home") { identifier }
      unknown: getTailoredSlider(identifiers: ["x", null]) { identifier }
      nothing: getTailoredSlider { identifier }
    }`);
    assert.deepEqual(data, {
      women: [{ identifier: 'category-women' }],
      none: [],
      home: [{ identifier: 'home-top' }],
      unknown: [],
      nothing: [],
    });
  });

  it('refuses a link that leaves the shop by a trick (R170)', async () => {
    const picture = { hash: 'a'.repeat(40), width: 2, height: 1 };
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'http://evil.example']) {
      const slides = [{ picture, smallPicture: null, texts: { nl: { title: 'x', link } } }];
      const slider = {
        id: 90,
        identifier: 'bad',
        isActive: true,
        position: 9,
        isFullwidth: true,
        location: 'home-top',
        categoryIds: [],
        slides,
      } as const;
      await assert.rejects(
        shop.database.transaction((tx) => writeSliders(tx, [{ ...slider, texts: { nl: { title: 'x' } } }])),
        /not a safe address/,
      );
    }
  });
});

describe('globalMessages', () => {
  it('are those of this moment, in order and in the language of the view', async () => {
    for (const store of languages) {
      const messages = list(await ask('{ globalMessages { id text background_color text_color } }', store), 'globalMessages');
      assert.deepEqual(
        messages.map(({ id }) => id),
        [1, 2, 3],
      );
      for (const message of messages) assert.deepEqual(emptyFields(message), []);
    }
    shop.clock.advance(6 * 86_400_000);
    assert.deepEqual(
      list(await ask('{ globalMessages { id } }'), 'globalMessages').map(({ id }) => id),
      [1, 2],
    );
    shop.clock.advance(-6 * 86_400_000);
  });

  it('take colours only, because they reach a style', async () => {
    const message = {
      id: 90,
      isActive: true,
      position: 9,
      textColor: '#000000',
      startsAt: null,
      endsAt: null,
      texts: { nl: { text: 'x' } },
    };
    await assert.rejects(
      shop.database.transaction((tx) => writeMessages(tx, [{ ...message, backgroundColor: 'red;background:url(//evil.example)' }])),
      /global_message_colors/,
    );
  });
});

describe('cmsBlocks', () => {
  it('are served in the order asked; a missing one is null with an error of its own', async () => {
    const { data, errors, status } = await shop.ask<Json>(
      '{ cmsBlocks(identifiers: ["newsletter", "x", "empty-cart"]) { items { identifier title content } } }',
    );
    const items = at(data, 'cmsBlocks.items') as readonly (Json | null)[];
    assert.deepEqual(
      items.map((item) => item?.['identifier']),
      ['newsletter', undefined, 'empty-cart'],
    );
    assert.match(textAt(items[0], 'content'), /^<p>/);
    assert.equal(status, 200);
    assert.deepEqual(
      errors.map(({ message, extensions }) => [message, extensions?.['category']]),
      [[`The CMS block with the "x" ID doesn't exist.`, 'graphql-no-such-entity']],
    );
  });

  it('that are missing end nobody’s process when nobody reads them', async () => {
    const unread: unknown[] = [];
    const note = (reason: unknown): void => void unread.push(reason);
    process.on('unhandledRejection', note);
    try {
      const { errors } = await shop.ask('{ cmsBlocks(identifiers: ["x"]) { __typename } }');
      assert.deepEqual(errors, []);
      await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(unread, []);
    } finally {
      process.off('unhandledRejection', note);
    }
  });

  it('belong to a category by their name', async () => {
    const content = '<p>Passen met afspraak.</p>';
    const blockOf = async () =>
      at((await shop.ask<Json>('{ category(id: 110) { cms_block { identifier content } } }')).data, 'category.cms_block');
    assert.equal(await blockOf(), null);
    const texts = { nl: { title: 'Passen', content } };
    await shop.database.transaction((tx) => writeBlocks(tx, [{ id: 900, identifier: 'category-110', isActive: true, texts }]));
    await eventually(async () => assert.deepEqual(await blockOf(), { identifier: 'category-110', content }));
  });

  it('asked for none are refused', async () => {
    for (const query of ['{ cmsBlocks { items { title } } }', '{ cmsBlocks(identifiers: []) { items { title } } }']) {
      const { errors } = await shop.ask(query);
      assert.deepEqual(
        [errors[0]?.message, errors[0]?.extensions?.['category']],
        ['"identifiers" of CMS blocks should be specified', 'graphql-input'],
      );
    }
  });

  it('are cleaned, and give the products they name (R168)', async () => {
    const content = '<p onclick="x">Text<script>1</script></p><p>[product MA-DIR-1001, NO-SUCH-SKU]</p><p>[product MA-DIR-1001]</p>';
    await shop.database.transaction((tx) =>
      writeBlocks(tx, [{ id: 90, identifier: 'tip', isActive: true, texts: { nl: { title: 'Tip', content } } }]),
    );
    await eventually(async () => {
      const data = await ask('{ cmsBlocks(identifiers: ["tip"]) { items { content embedded_products { sku name } } } }');
      assert.equal(
        textAt(data, 'cmsBlocks.items.0.content'),
        '<p>Text</p><p>[product MA-DIR-1001, NO-SUCH-SKU]</p><p>[product MA-DIR-1001]</p>',
      );
      assert.deepEqual(
        list(data, 'cmsBlocks.items.0.embedded_products').map(({ sku }) => sku),
        ['MA-DIR-1001'],
      );
    });
    const { errors } = await shop.ask('{ cmsBlocks(identifiers: ["tip"]) { items { title } } }', { headers: { store: 'de' } });
    assert.equal(errors.length, 1, 'a block nobody wrote in a language is not part of it');
  });
});

describe('faq', () => {
  it('has every question with both answers in three languages', async () => {
    for (const store of languages) {
      const data = await ask(`{ faq { ${fullSelection('Faq', 4)} } }`, store);
      assert.equal(at(data, 'faq.total_count'), 9);
      for (const category of list(data, 'faq.items')) {
        assert.deepEqual(emptyFields(category), []);
        assert.ok(textAt(category, 'url').endsWith(`/faq#${textAt(category, 'url_key')}`));
        for (const item of list(category, 'items')) assert.deepEqual(emptyFields(item), []);
      }
    }
  });

  it('is paged by category, in the words of other lists', async () => {
    const data = await ask(
      '{ faq(pageSize: 4, currentPage: 3) { items { category_id } page_info { current_page page_size total_pages } } }',
    );
    assert.deepEqual(at(data, 'faq.page_info'), { current_page: 3, page_size: 4, total_pages: 3 });
    assert.equal(list(data, 'faq.items').length, 1);
    const { errors } = await shop.ask('{ faq(pageSize: 4, currentPage: 4) { total_count } }');
    assert.equal(errors[0]?.message, 'currentPage value 4 specified is greater than the 3 page(s) available.');
  });
});

describe('the blog', () => {
  const ids = async (args: string, store = 'nl'): Promise<readonly unknown[]> =>
    list(await ask(`{ blogPosts(${args}) { items { post_id } } }`, store), 'blogPosts.items').map((post) => post['post_id']);

  it('lists posts with all their fields, the newest first', async () => {
    for (const store of languages) {
      const data = await ask(`{ blogPosts(pageSize: 9, sort: ["DESC"]) { ${fullSelection('blogPostsOutput', 3)} } }`, store);
      assert.partialDeepStrictEqual(at(data, 'blogPosts'), {
        total_count: 18,
        total_pages: 2,
        page_info: { page_size: 9, total_pages: 2 },
      });
      const posts = list(data, 'blogPosts.items');
      assert.equal(posts.length, 9);
      for (const post of posts) {
        assert.deepEqual(emptyFields(post, 'featured_image_focus', 'meta_keywords'), []);
        assert.match(textAt(post, 'publish_time'), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        assert.ok(list(post, 'related_products').length > 0 && list(post, 'related_posts').length === 3);
        assert.ok(list(post, 'related_posts').every((other) => other['post_id'] !== post['post_id']));
        const url = new URL(textAt(post, 'post_url'));
        assert.equal(url.pathname, `${store === 'nl' ? '' : `/${store}`}/blog/${textAt(post, 'identifier')}`);
      }
      const times = posts.map((post) => textAt(post, 'publish_time'));
      assert.deepEqual(times, [...times].sort().reverse());
    }
  });

  it('sorts by what it is told, the other way round as well', async () => {
    assert.deepEqual(await ids('pageSize: 3, sortFiled: "post_id", sort: ["ASC"]'), [1, 2, 3]);
    assert.deepEqual(await ids('pageSize: 2, sortFiled: "post_id", sort: ["desc"]'), [18, 17]);
    for (const unknown of ['no_such_field', '__proto__', 'constructor'])
      assert.equal((await ids(`sortFiled: "${unknown}"`)).length, 5, unknown);
  });

  it('is filtered by author, category, title, time and words', async () => {
    const all = 'pageSize: 50, sortFiled: "post_id", sort: "ASC", filter:';
    assert.deepEqual(await ids(`${all} {post_id: {in: ["3", "1"]}}`), [1, 3]);
    assert.deepEqual(await ids(`${all} {author_id: {eq: "mia-thissen"}}`), await ids(`${all} {author_id: {eq: "1"}}`));
    assert.deepEqual(await ids(`${all} {category_id: {eq: "tradition-und-stil"}}`, 'de'), await ids(`${all} {category_id: {in: ["1"]}}`));
    assert.deepEqual(await ids(`${all} {title: {like: "%strik%"}}`), [1]);
    assert.deepEqual(await ids(`${all} {search: {like: "%schürze satin%"}}`, 'de'), [1]);
    assert.deepEqual(await ids(`${all} {publish_time: {gt: "2099-01-01"}}`), []);
    assert.deepEqual(await ids(`${all} {tag_id: {eq: "1"}}`), []);
    const [mine, others] = [await ids(`${all} {category_id: {eq: "1"}}`), await ids(`${all} {category_id: {neq: "1"}}`)];
    assert.equal(mine.length + others.length, 18);
  });

  it('gives a post by number or identifier of the language, and refuses others', async () => {
    const data = await ask(
      '{ a: blogPost(id: "1") { identifier } b: blogPost(id: "strik-van-je-schort") { post_id is_active reading_minutes author { name title author_url } } }',
    );
    assert.deepEqual(at(data, 'a.identifier'), 'strik-van-je-schort');
    assert.partialDeepStrictEqual(at(data, 'b'), {
      post_id: 1,
      is_active: 1,
      author: { name: 'Mia Thissen', title: 'Coupeuse in Sittard' },
    });
    for (const id of ['"99"', '"apron-bow-left-or-right"', 'null', '""']) {
      const { errors } = await shop.ask(`{ blogPost(id: ${id}) { title } }`);
      assert.equal(errors[0]?.extensions?.['category'], 'graphql-no-such-entity', id);
    }
  });

  it('does not show a post before its time (R122)', async () => {
    shop.clock.set('2020-01-01T00:00:00Z');
    assert.deepEqual(await ids('pageSize: 50'), []);
    assert.deepEqual((await ask('{ blogCategories { identifier } }'))['blogCategories'], []);
    assert.equal((await shop.ask('{ blogPost(id: "1") { title } }')).errors.length, 1);
    shop.clock.set('2026-11-15T11:00:00Z');
  });

  it('has categories with their number of posts', async () => {
    const categories = list(await ask(`{ blogCategories { ${fullSelection('BlogCategory', 1)} } }`, 'en'), 'blogCategories');
    assert.equal(categories.length, 4);
    for (const category of categories) assert.ok(Number(category['post_count']) > 0);
    assert.equal(categories[0]?.['category_url'], 'http://localhost:3000/en/blog?category=tradition-and-style');
  });
});

describe('what editors write', () => {
  it('may be stored by caches: it is the same for everybody', async () => {
    const query = encodeURIComponent(
      '{ globalMessages { text } faq { total_count } blogPosts { total_count } cmsBlocks(identifiers: ["newsletter"]) { items { title } } getTailoredSlider(pageType: "home") { title } blogCategories { title } blogPost(id: "1") { title } }',
    );
    const { headers } = await shop.request('GET', `/graphql?query=${query}`);
    assert.match(String(headers['cache-control']), /public/);
  });
});
