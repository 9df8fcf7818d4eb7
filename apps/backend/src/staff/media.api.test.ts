import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { mediaClient, twoColours, type MediaClient } from '#testing/media-client.ts';
import { demoMember } from '#testing/staff-client.ts';

let shop: TestShop;
let editor: MediaClient;
let manager: MediaClient;
before(async () => {
  shop = await createTestShop();
  editor = mediaClient(await demoMember(shop.app, 'editor'));
  manager = mediaClient(await demoMember(shop.app, 'manager'));
});
after(() => shop.close());

const sku = 'MA-SIE-6202';

/** The colour of a picture at a point, which is a share of its width and height. */
async function colourAt(hash: string, x: number, y = 0.5): Promise<'red' | 'blue' | 'other'> {
  const response = await shop.request('GET', `/media/${hash}/160.png`);
  assert.equal(response.statusCode, 200);
  const { data, info } = await sharp(response.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
}

async function putOn(of: string, hash: string): Promise<void> {
  const { data } = await editor.client.ask<{ product: { version: number } }>('query ($sku: ID!) { product(sku: $sku) { version } }', {
    sku: of,
  });
  const edit = {
    id: of,
    version: data.product.version,
    changes: [{ field: `pictures.${hash}`, base: null, value: 99 }],
    key: `put-${hash}`,
  };
  const saved = await editor.client.ask<{ editProduct: { __typename: string } }>(
    'mutation ($edit: Edit!) { editProduct(edit: $edit) { __typename } }',
    { edit },
  );
  assert.equal(saved.data.editProduct.__typename, 'ProductSaved');
}

/** The pictures that shoppers see of a product. */
async function gallery(of: string): Promise<readonly string[]> {
  const { data } = await shop.ask<{ products: { items: { media_gallery: { url: string }[] }[] } }>(
    'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { media_gallery { url } } } }',
    { variables: { sku: of } },
  );
  return (data.products.items[0]?.media_gallery ?? []).map(({ url }) => /media\/([0-9a-f]{40})/.exec(url)?.[1] ?? '');
}

type Point = { readonly x: number; readonly y: number } | null;
type Cropped = {
  readonly categories: { readonly items: readonly { readonly image: string; readonly image_focus: Point }[] };
  readonly brands: { readonly items: readonly { readonly image: string; readonly image_focus: Point }[] };
  readonly getTailoredSlider: readonly {
    readonly slides: readonly { readonly media: { readonly url: string; readonly focus: Point; readonly small_focus: Point } }[];
  }[];
  readonly blogPost: { readonly featured_image: string; readonly featured_image_focus: Point };
};

const women = 110;

/** Puts a picture on a category, a brand, a slide and a post, behind the back of every read model; and what shoppers see there. */
async function putOnPages(hash: string): Promise<() => Promise<Readonly<Record<string, readonly [hash: string, Point]>>>> {
  const picture = JSON.stringify({ hash, width: 600, height: 400 });
  const first = async (sql: string, values: readonly unknown[]): Promise<string> =>
    (await shop.database.query<{ id: string }>(`${sql} returning id::text`, [...values])).rows[0]?.id ?? assert.fail(sql);
  await first('update category set picture_hash = $1 where id = $2', [hash, women]);
  const brand = await first('update brand set picture_hash = $1 where id = (select min(id) from brand)', [hash]);
  await first(
    `update slider set slides = jsonb_set(slides, '{0,picture}', $1::jsonb)
     where id = (select id from slider where location = 'home-top' and is_active order by position, id limit 1)`,
    [picture],
  );
  const post = await first(
    'update blog_post set picture = $1::jsonb where id = (select max(id) from blog_post where is_active and published_at < $2)',
    [picture, shop.clock.now()],
  );
  const urlKey = (await shop.database.query<{ key: string }>('select url_key as key from brand where id = $1', [brand])).rows[0]?.key;
  return async () => {
    const { data, errors } = await shop.ask<Cropped>(
      `query ($category: String, $brand: String, $post: String) {
         categories(filters: { ids: { eq: $category } }) { items { image image_focus { x y } } }
         brands(filter: { urlKey: { eq: $brand } }) { items { image image_focus { x y } } }
         getTailoredSlider(pageType: "home") { slides { media { url focus { x y } small_focus { x y } } } }
         blogPost(id: $post) { featured_image featured_image_focus { x y } } }`,
      { variables: { category: String(women), brand: urlKey, post } },
    );
    assert.deepEqual(errors, []);
    const [category, label, slide] = [
      data.categories.items[0] ?? assert.fail('no category'),
      data.brands.items[0] ?? assert.fail('no brand'),
      data.getTailoredSlider[0]?.slides[0]?.media ?? assert.fail('no slide'),
    ];
    const hashIn = (url: string): string => /media\/([0-9a-f]{40})/.exec(url)?.[1] ?? '';
    assert.equal(slide.small_focus, null, 'phones get another picture, of which nobody has chosen a point');
    return {
      category: [hashIn(category.image), category.image_focus],
      brand: [hashIn(label.image), label.image_focus],
      slide: [hashIn(slide.url), slide.focus],
      post: [hashIn(data.blogPost.featured_image), data.blogPost.featured_image_focus],
    };
  };
}

describe('the library of pictures', () => {
  it('has every picture that the shop showed before there was one, with its words', async () => {
    const { rows } = await shop.database.query<{ missing: number; all: number }>(
      `select count(*) filter (where a.id is null)::int as missing, count(*)::int as all from (select distinct hash from product_media) as m
         left join media_asset as a using (hash)`,
    );
    assert.ok((rows[0]?.all ?? 0) > 20);
    assert.equal(rows[0]?.missing, 0);
    const { items } = await editor.list({ search: sku });
    assert.ok(items.length > 0);
    assert.deepEqual(Object.keys(items[0]?.alt ?? {}).toSorted(), ['de', 'en', 'nl']);
    assert.equal((await editor.list({ tab: 'unused' })).items.length, 0);
  });

  it('is found by name, tag and alt text, in pages, and by what is wrong with a picture', async () => {
    const { id } = await editor.added(await twoColours('#ff0000', '#0000ff'), 'Terras Roermond.jpg');
    const { version } = await editor.page(id);
    await editor.edit(id, version, [
      { field: 'tags', base: [], value: ['Zomer', ' zomer', 'etalage'] },
      { field: 'alt.de', base: null, value: ' Zwei  Frauen am Münsterplatz ' },
    ]);
    for (const search of ['terr roer', 'etal', 'munsterpl', 'muenster']) {
      assert.deepEqual(
        (await editor.list({ search })).items.map((one) => one.id),
        [id],
        search,
      );
    }
    assert.deepEqual(
      (await editor.list({ tag: 'zomer' })).items.map((one) => one.id),
      [id],
    );
    assert.deepEqual(
      (await editor.list({ tab: 'unused' })).items.map((one) => one.id),
      [id],
    );
    assert.ok((await editor.list({ tab: 'silent' })).items.some((one) => one.id === id));
    assert.ok((await editor.list({ tab: 'big' })).items.every((one) => one.id !== id));
    const first = await editor.list();
    const second = await editor.list({ after: first.page.next });
    assert.ok(first.page.next !== null && second.items.length > 0);
    assert.equal(second.items.filter((one) => first.items.some((other) => other.id === one.id)).length, 0);
  });

  it('keeps what two people write about one picture; the same field is a conflict', async () => {
    const { id } = await editor.added(await twoColours('#ff0000', '#00ff00'), 'een.jpg');
    const { version } = await editor.page(id);
    await editor.edit(id, version, [{ field: 'alt.nl', base: null, value: 'Een dirndl' }]);
    const merged = await manager.edit(id, version, [{ field: 'name', base: 'een', value: 'Dirndl rood' }]);
    assert.deepEqual([merged.__typename, merged.merged], ['MediaSaved', ['alt.nl']]);
    const conflict = await manager.edit(id, version, [{ field: 'alt.nl', base: null, value: 'Twee dirndls' }]);
    assert.deepEqual([conflict.__typename, conflict.fields?.[0]?.theirs], ['EditConflict', 'Een dirndl']);
    for (const [field, value] of [
      ['name', ' '],
      ['tags', 'los'],
      ['focus', { x: 2, y: 0 }],
      ['alt.nl', 'x'.repeat(501)],
    ] as const) {
      const refused = await editor.edit(id, (await editor.page(id)).version, [{ field, base: null, value }]);
      assert.deepEqual([refused.code, refused.field], ['media-value', field]);
    }
  });

  it('cuts a picture for products around the point somebody chose, wherever it is shown', async () => {
    const picture = await editor.added(await twoColours('#ff0000', '#0000ff', { width: 1200, height: 500 }), 'breed.jpg');
    assert.notEqual((await editor.page(picture.id)).hash, picture.frameHash);
    await putOn(sku, picture.frameHash);
    const [version, focus] = [(await editor.page(picture.id)).version, { x: 0.9, y: 0.5 }];
    const saved = await editor.edit(picture.id, version, [{ field: 'focus', base: null, value: focus }]);
    const right = saved.media?.frameHash ?? '';
    assert.deepEqual([await colourAt(right, 0.05), await colourAt(right, 0.95)], ['blue', 'blue']);
    const shown = await gallery(sku);
    assert.ok(shown.includes(right) && !shown.includes(picture.frameHash));
    const { rows } = await shop.database.query<{ id: string }>("select max(id)::text as id from audit_entry where action = 'media.edit'");
    assert.equal((await editor.undo(rows[0]?.id ?? '')).__typename, 'Undone');
    assert.ok((await gallery(sku)).includes(picture.frameHash));
  });

  it('tells pages its point wherever they cut it themselves, and purges those and no others', async () => {
    const { id } = await editor.added(await twoColours('#ff0000', '#0000ff', { width: 1200, height: 400 }), 'strook.jpg');
    const { hash, version } = await editor.page(id);
    const shown = await putOnPages(hash);
    const purged: string[] = [];
    shop.backend.changes.subscribe((tags) => void purged.push(...(tags ?? ['everything'])));
    for (const [base, point] of [
      [null, { x: 0.9, y: 0.25 }],
      [
        { x: 0.9, y: 0.25 },
        { x: 0, y: 1 },
      ],
      [{ x: 0, y: 1 }, null],
    ]) {
      const saved = await editor.edit(id, (await editor.page(id)).version, [{ field: 'focus', base, value: point }]);
      assert.equal(saved.__typename, 'MediaSaved');
      const here = [hash, point];
      assert.deepEqual(await shown(), { category: here, brand: here, slide: here, post: here });
      assert.ok(purged.includes(`c${women}`) && purged.includes('sliders') && purged.includes('blog'), purged.join());
      assert.ok(!purged.includes('everything') && !purged.includes('pages'));
      purged.length = 0;
    }
    const { rows } = await shop.database.query<{ id: string }>("select max(id)::text as id from audit_entry where action = 'media.edit'");
    assert.equal((await editor.undo(rows[0]?.id ?? '')).__typename, 'Undone');
    const back = [hash, { x: 0, y: 1 }];
    assert.deepEqual(await shown(), { category: back, brand: back, slide: back, post: back });
    purged.length = 0;
    await editor.edit(id, (await editor.page(id)).version, [{ field: 'name', base: 'strook', value: 'strook 2' }]);
    assert.deepEqual(purged, [], 'a name is on no page');
    assert.ok((await editor.page(id)).version > version);
  });

  it('puts one picture in the place of another, and back with one click', async () => {
    const [old, next] = [
      await editor.added(await twoColours('#ff0000', '#ffffff'), 'oud.jpg'),
      await editor.added(await twoColours('#0000ff', '#ffffff'), 'nieuw.jpg'),
    ];
    const other = 'MA-DIR-1002';
    await putOn(sku, old.frameHash);
    await putOn(other, next.frameHash);
    await editor.edit(old.id, (await editor.page(old.id)).version, [{ field: 'alt.nl', base: null, value: 'Een rood vlak' }]);
    const replaced = await editor.replace(old.id, next.id);
    assert.deepEqual([replaced.__typename, replaced.places], ['MediaReplaced', 1]);
    assert.ok((await gallery(sku)).includes(next.frameHash));
    assert.equal((await editor.page(next.id)).values['alt.nl'], 'Een rood vlak');
    assert.equal((await editor.undo(replaced.entry ?? '')).__typename, 'Undone');
    const [mine, others] = [await gallery(sku), await gallery(other)];
    assert.ok(mine.includes(old.frameHash) && !mine.includes(next.frameHash));
    assert.ok(others.includes(next.frameHash), 'what showed it before goes on showing it');
  });

  it('does not put back over what somebody has done since, nor a picture twice on one product', async () => {
    const [one, two, three] = await Promise.all(
      ['#ff0001', '#ff0002', '#ff0003'].map(async (colour, index) => editor.added(await twoColours(colour, '#00ff00'), `rij-${index}.jpg`)),
    );
    if (!one || !two || !three) return assert.fail();
    await putOn(sku, one.frameHash);
    await putOn(sku, three.frameHash);
    assert.equal((await editor.replace(one.id, three.id)).code, 'media-both');
    const replaced = await editor.replace(one.id, two.id);
    await shop.database.query('delete from product_media where hash = $1', [two.frameHash]);
    const undone = await editor.undo(replaced.entry ?? '');
    assert.equal(undone.__typename, 'EditConflict');
    assert.ok(!(await gallery(sku)).includes(one.frameHash));
  });

  it('is known to who has a category or a brand open that shows another one, and to who puts back an older change', async () => {
    const added = async (colour: string) => {
      const { id } = await editor.added(await twoColours(colour, '#abcdef'), `kop-${colour}.jpg`);
      return { id, hash: (await editor.page(id)).hash };
    };
    const [old, next] = [await added('#ff0000'), await added('#0000ff')];
    const { rows } = await shop.database.query<{ id: string }>('select min(id)::text as id from brand');
    const places = { category: String(women), brand: rows[0]?.id ?? '' };
    const undos: (() => Promise<string>)[] = [];
    for (const [kind, id] of Object.entries(places)) {
      const name = kind === 'brand' ? 'editBrand' : 'editCategory';
      const { data: read } = await editor.client.ask<Record<string, { version: number; values: Record<string, unknown> }>>(
        `query ($id: ID!) { ${kind}(id: $id) { version values } }`,
        { id },
      );
      const open = read[kind] ?? assert.fail(kind);
      const save = async (version: number, base: unknown, value: unknown): Promise<string> => {
        const changes = [{ field: 'pictureHash', base, value }];
        const { data, errors } = await editor.client.ask<Record<string, { __typename: string }>>(
          `mutation ($edit: Edit!) { ${name}(edit: $edit) { __typename } }`,
          { edit: { id, version, changes, key: `${kind}-${version}-${String(value)}` } },
        );
        assert.deepEqual(errors, []);
        return data[name]?.__typename ?? '';
      };
      assert.match(await save(open.version, open.values['pictureHash'], old.hash), /Saved$/);
      const { data: log } = await manager.client.ask<{ audit: { items: readonly { id: string }[] } }>(
        'query ($kind: String!, $id: String!) { audit(list: { first: 1 }, filter: { entity: $kind, entityId: $id }) { items { id } } }',
        { kind, id },
      );
      undos.push(async () => (await editor.undo(log.audit.items[0]?.id ?? '')).__typename);
      undos.push(() => save(open.version + 1, old.hash, null));
    }
    assert.equal((await editor.replace(old.id, next.id)).places, 2);
    for (const undo of undos) assert.equal(await undo(), 'EditConflict');
    const { rows: shown } = await shop.database.query<{ hash: string }>(
      'select picture_hash as hash from category where id = $1 union all select picture_hash from brand where id = $2',
      [places.category, places.brand],
    );
    assert.deepEqual(
      shown.map(({ hash }) => hash),
      [next.hash, next.hash],
    );
  });

  it('purges the pages that show a picture that was replaced', async () => {
    const [old, next] = [
      await editor.added(await twoColours('#ff0000', '#123456'), 'p1.jpg'),
      await editor.added(await twoColours('#0000ff', '#123456'), 'p2.jpg'),
    ];
    await putOn(sku, old.frameHash);
    const purged: string[] = [];
    shop.backend.changes.subscribe((tags) => void purged.push(...(tags ?? ['everything'])));
    await editor.replace(old.id, next.id);
    assert.ok(purged.length > 0 && !purged.includes('everything'));
    const { rows } = await shop.database.query<{ id: number }>('select id from product where sku = $1', [sku]);
    assert.ok(purged.some((tag) => tag.includes(String(rows[0]?.id))));
    assert.ok(!purged.includes('sliders'));
  });
});
