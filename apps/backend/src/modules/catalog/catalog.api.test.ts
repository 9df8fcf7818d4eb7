import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { eventually } from '#testing/eventually.ts';
import { fieldNames, fullSelection } from '#testing/full-selection.ts';
import { answerReader, at, list, sorted, textAt } from '#testing/read-answers.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const { product, allProducts } = answerReader(() => shop);

const path = (url: unknown): string => new URL(String(url)).pathname;
const stores = ['nl', 'de', 'en'] as const;
const types = [
  ['SimpleProduct', 'MA-SIE-6202', 'simple'],
  ['ConfigurableProduct', 'MA-DIR-1006', 'configurable'],
  ['BundleProduct', 'MA-SET-7001', 'bundle'],
  ['GroupedProduct', 'MA-LOK-7201', 'grouped'],
] as const;
const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

describe('every field of a product', () => {
  for (const [typename, sku, typeId] of types) {
    for (const store of stores) {
      it(`of type ${typename} is answered in ${store}`, async () => {
        const item = await product(sku, `__typename ... on ${typename} { ${fullSelection(typename, 4)} }`, store);
        assert.deepEqual(sorted(Object.keys(item)), sorted(['__typename', ...fieldNames(typename)]));
        assert.equal(at(item, '__typename'), typename);
        assert.equal(at(item, 'type_id'), typeId);
        assert.equal(at(item, 'uid'), encodeUid(textAt(item, 'id')));
        for (const field of ['created_at', 'updated_at']) assert.match(textAt(item, field), wireTime);
        for (const field of ['special_from_date', 'special_to_date', 'new_from_date', 'new_to_date']) {
          assert.ok(item[field] === null || wireTime.test(textAt(item, field)), field);
        }
        assert.equal(at(item, 'url_suffix'), '.html');
        assert.equal(at(item, 'canonical_url'), `${textAt(item, 'url_key')}.html`);
        assert.equal(at(item, 'relative_url'), at(item, 'canonical_url'));
        assert.deepEqual([at(item, 'redirect_code'), at(item, 'type')], [0, 'PRODUCT']);
        assert.equal(list(item, 'reviews.items').length, Math.min(20, Number(at(item, 'review_count'))));
        assert.deepEqual(at(item, 'price_tiers'), [], 'tier prices are for approved business accounts');
        assert.deepEqual(at(item, 'tier_prices'), []);
        assert.ok(textAt(item, 'name').length > 0 && textAt(item, 'description.html').includes('<'));
        assert.match(textAt(item, 'safety.maker.email'), /@/, 'LAW-14');
      });
    }
  }

  it('of the interface is answered for the whole catalogue, products inside products too', async () => {
    for (const store of [...stores, 'nl_limburg']) {
      assert.equal((await allProducts(fullSelection('ProductInterface', 2), store)).length, 46);
    }
  });

  it('has pictures in order, labelled, and alike under the old name', async () => {
    const selection =
      'name image { url label } small_image { url } thumbnail { url } media_gallery { url label position disabled } media_gallery_entries { uid id position label types }';
    for (const item of await allProducts(selection, 'de')) {
      const gallery = list(item, 'media_gallery');
      const positions = gallery.map((picture) => Number(at(picture, 'position')));
      assert.ok(gallery.length > 0);
      assert.deepEqual(
        positions,
        [...positions].sort((a, b) => a - b),
      );
      assert.ok(gallery.every((picture) => at(picture, 'disabled') === false && textAt(picture, 'label').length > 0));
      assert.equal(at(item, 'image.url'), at(gallery, '0.url'));
      const entries = list(item, 'media_gallery_entries');
      assert.deepEqual(
        entries.map((entry) => [at(entry, 'position'), at(entry, 'label'), at(entry, 'uid')]),
        gallery.map((picture, index) => [at(picture, 'position'), at(picture, 'label'), encodeUid(String(entries[index]?.['id']))]),
      );
      assert.deepEqual(at(entries, '0.types'), ['image', 'small_image', 'thumbnail']);
    }
  });

  it('labels a picture without a text of its own with the name of the product', async () => {
    const changed = await shop.database.query("update product_media set label = '{}' where product_id = 6603 returning product_id");
    assert.ok((changed.rowCount ?? 0) > 0);
    await shop.database.transaction((tx) => touchReadModel(tx, 'catalog'));
    await eventually(async () => {
      const item = await product('MA-ONV-6603', 'name image { label } media_gallery { label }', 'de');
      assert.equal(at(item, 'image.label'), at(item, 'name'));
    });
  });

  it('says the same under its old and its new name', async () => {
    for (const item of await allProducts(
      'id uid categories { id uid } price { minimalPrice { amount { value } } maximalPrice { amount { value } } regularPrice { amount { value } } } price_range { minimum_price { final_price { value } regular_price { value } } maximum_price { final_price { value } } }',
    )) {
      const { price_range: range, price } = item;
      assert.equal(at(price, 'minimalPrice.amount.value'), at(range, 'minimum_price.final_price.value'));
      assert.equal(at(price, 'maximalPrice.amount.value'), at(range, 'maximum_price.final_price.value'));
      assert.equal(at(price, 'regularPrice.amount.value'), at(range, 'minimum_price.regular_price.value'));
      for (const category of list(item, 'categories')) assert.equal(at(category, 'uid'), encodeUid(textAt(category, 'id')));
    }
  });

  it('gives attributes as words, as filters and in Magento’s new form', async () => {
    const item = await product(
      'MA-DIR-1006',
      `information_attributes { attribute_code attribute_id label value } filter_attributes { attribute_code label values { option_id option_label } }
       custom_attributesV2 { errors { type } items { code ... on AttributeSelectedOptions { selected_options { label value } } ... on AttributeValue { value } } }`,
      'de',
    );
    const brand = (path: string, key: string): unknown => list(item, path).find((one) => one[key] === 'merk');
    const information = brand('information_attributes', 'attribute_code');
    const filter = brand('filter_attributes', 'attribute_code');
    const custom = brand('custom_attributesV2.items', 'code');
    assert.deepEqual(at(item, 'custom_attributesV2.errors'), []);
    assert.equal(at(information, 'attribute_id'), 100);
    assert.equal(at(information, 'value'), at(filter, 'values.0.option_label'));
    assert.deepEqual(at(custom, 'selected_options'), [{ label: at(information, 'value'), value: textAt(filter, 'values.0.option_id') }]);
    const visible = await product('MA-DIR-1006', 'custom_attributesV2(filters: {is_filterable: false}) { items { code } }');
    const codes = list(visible, 'custom_attributesV2.items').map((one) => at(one, 'code'));
    assert.ok(codes.length > 0 && !codes.includes('merk'));
  });

  it('lists linked products in order, only those on offer', async () => {
    const selection =
      'sku related_products { sku } upsell_products { sku } crosssell_products { sku } product_links { sku link_type linked_product_sku position }';
    for (const item of await allProducts(selection)) {
      for (const kind of ['related', 'upsell', 'crosssell']) {
        const linked = list(item, `${kind}_products`).map((one) => at(one, 'sku'));
        const links = list(item, 'product_links').filter((link) => at(link, 'link_type') === kind);
        assert.ok(links.every((link, index) => at(link, 'sku') === at(item, 'sku') && at(link, 'position') === index + 1));
        assert.deepEqual(
          links.map((link) => at(link, 'linked_product_sku')).filter((sku) => linked.includes(sku)),
          linked,
        );
        assert.ok(!linked.includes('MA-TAS-6102'), 'sold out');
      }
    }
  });
});

describe('what a product says about delivery and stock', () => {
  it('names its labels in the language of the view', async () => {
    const expected = { nl: 'Nieuw', de: 'Neu', en: 'New' };
    for (const store of stores) {
      const { labels } = await product('MA-DIR-1003', 'labels { code text text_color background_color position image }', store);
      assert.deepEqual(at(labels, '0'), {
        code: 'new',
        text: expected[store],
        text_color: '#FFFFFF',
        background_color: '#2B3A9B',
        position: 'top-left',
        image: null,
      });
    }
    assert.ok(
      (await allProducts('labels { code }')).some((item) => list(item, 'labels').some((label) => at(label, 'code') === 'bestseller')),
    );
  });

  it('has a colour per way of delivery', async () => {
    const colours = new Map(
      (await allProducts('sku DeliveryTime { color icon short long }')).map((item) => [textAt(item, 'sku'), at(item, 'DeliveryTime')]),
    );
    assert.equal(at(colours.get('MA-SIE-6202'), 'color'), 'green');
    assert.equal(at(colours.get('MA-TAS-6102'), 'color'), 'grey');
    for (const delivery of colours.values()) assert.ok(at(delivery, 'short') && at(delivery, 'long') && at(delivery, 'icon'));
    const variants = await product(
      'MA-DIR-1001',
      '... on ConfigurableProduct { variants { product { stock_status stock_qty DeliveryTime { color } } } }',
    );
    for (const { product: variant } of list(variants, 'variants')) {
      const fromStock = Number(at(variant, 'stock_qty')) > 0;
      assert.equal(at(variant, 'DeliveryTime.color') === 'green', fromStock);
      assert.equal(at(variant, 'stock_status') === 'OUT_OF_STOCK', at(variant, 'DeliveryTime.color') === 'grey');
    }
  });

  it('counts the last pieces only when there are three or fewer', async () => {
    assert.equal(at(await product('MA-HAA-6501', 'only_x_left_in_stock'), 'only_x_left_in_stock'), 3);
    assert.equal(at(await product('MA-SIE-6202', 'only_x_left_in_stock'), 'only_x_left_in_stock'), null);
    assert.equal(at(await product('MA-TAS-6102', 'only_x_left_in_stock'), 'only_x_left_in_stock'), null);
    assert.equal(at(await product('MA-DIR-1001', 'only_x_left_in_stock'), 'only_x_left_in_stock'), null);
    assert.equal(at(await product('MA-SIE-6202', 'quantity'), 'quantity'), null);
  });

  it('knows the pieces in every branch', async () => {
    const { store_availability: branches } = await product(
      'MA-SIE-6202',
      '... on SimpleProduct { store_availability { has_stock qty_available store_name store { pickup_location_code name } } }',
    );
    assert.deepEqual(branches, [
      {
        has_stock: true,
        qty_available: 5,
        store_name: 'Maas & Alm Sittard',
        store: { pickup_location_code: 'SIT', name: 'Maas & Alm Sittard' },
      },
      {
        has_stock: true,
        qty_available: 3,
        store_name: 'Maas & Alm Roermond',
        store: { pickup_location_code: 'ROE', name: 'Maas & Alm Roermond' },
      },
      {
        has_stock: true,
        qty_available: 3,
        store_name: 'Maas & Alm Aachen',
        store: { pickup_location_code: 'AAC', name: 'Maas & Alm Aachen' },
      },
    ]);
  });

  it('has leaflets that can be read, in the language of the view', async () => {
    let read = 0;
    for (const store of stores) {
      for (const item of await allProducts('sku downloads { type url name size }', store)) {
        for (const download of list(item, 'downloads')) {
          const response = await shop.request('GET', path(at(download, 'url')));
          assert.equal(response.statusCode, 200, textAt(download, 'url'));
          assert.equal(response.headers['content-type'], 'application/pdf');
          assert.ok(response.body.includes(`/Lang (${store})`));
          assert.match(textAt(download, 'size'), /^\d+ kB$/);
          read += 1;
        }
      }
    }
    assert.ok(read > 30);
    for (const url of ['/media/documents/999999-nl.pdf', '/media/documents/1-xx.pdf', '/media/documents/..%2f..%2fetc%2fpasswd']) {
      assert.equal((await shop.request('GET', url)).statusCode, 404, url);
    }
  });
});
