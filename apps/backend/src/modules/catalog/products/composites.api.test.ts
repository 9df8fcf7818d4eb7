import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { answerReader, at, list, sorted, textAt, type Json } from '#testing/read-answers.ts';

let shop: TestShop;
before(async () => {
  shop = await createTestShop();
});
after(() => shop.close());

const { ask, product, allProducts } = answerReader(() => shop);

describe('a configurable product', () => {
  const options =
    'configurable_options { id uid attribute_id attribute_id_v2 attribute_uid attribute_code label position product_id values { uid value_index label default_label store_label swatch_data { __typename value } } }';
  const variants =
    'variants { attributes { code label uid value_index } product { sku price_range { minimum_price { final_price { value } } } stock_status weight media_gallery { url } } }';
  const liesl = (store = 'nl'): Promise<Json> =>
    product('MA-DIR-1001', `id media_gallery { url } ... on ConfigurableProduct { ${options} ${variants} }`, store);

  it('offers its axes in order, with ids in all their forms', async () => {
    const item = await liesl();
    const axes = list(item, 'configurable_options');
    assert.deepEqual(
      axes.map((axis) => at(axis, 'attribute_code')),
      ['kleur', 'lengte', 'maat_dirndl'],
    );
    assert.deepEqual(
      axes.map((axis) => at(axis, 'position')),
      axes.map((axis) => Number(at(axis, 'position'))).sort((a, b) => a - b),
    );
    for (const axis of axes) {
      assert.equal(at(axis, 'uid'), encodeUid(textAt(axis, 'id')));
      assert.equal(at(axis, 'attribute_uid'), encodeUid(textAt(axis, 'attribute_id')));
      assert.equal(textAt(axis, 'attribute_id_v2'), at(axis, 'attribute_id'));
      assert.equal(at(axis, 'product_id'), at(item, 'id'));
      for (const value of list(axis, 'values')) {
        assert.equal(at(value, 'uid'), encodeUid(`configurable/${textAt(axis, 'attribute_id')}/${textAt(value, 'value_index')}`));
        assert.equal(at(value, 'store_label'), at(value, 'label'));
      }
    }
    assert.equal(at(axes, '0.values.0.swatch_data.__typename'), 'ColorSwatchData');
    assert.match(textAt(axes, '0.values.0.swatch_data.value'), /^#[0-9a-f]{6}$/i);
  });

  it('has a variant for each child, whose options are among those offered, and offers no option without one', async () => {
    const item = await liesl('de');
    const children = list(item, 'variants');
    assert.equal(children.length, 60);
    const offered = list(item, 'configurable_options').flatMap((axis) => list(axis, 'values').map((value) => at(value, 'uid')));
    const used = new Set(children.flatMap((variant) => list(variant, 'attributes').map((option) => at(option, 'uid'))));
    assert.deepEqual(sorted(used), sorted(offered));
    assert.ok(children.every((variant) => list(variant, 'attributes').length === 3 && Number(at(variant, 'product.weight')) > 0));
  });

  it('costs from the cheapest to the dearest variant that can be bought', async () => {
    for (const item of await allProducts(
      `sku __typename price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } } ... on ConfigurableProduct { ${variants} }`,
    )) {
      if (at(item, '__typename') !== 'ConfigurableProduct') continue;
      const children = list(item, 'variants');
      const saleable = children.filter((variant) => at(variant, 'product.stock_status') === 'IN_STOCK');
      const prices = (saleable.length > 0 ? saleable : children).map((variant) =>
        Number(at(variant, 'product.price_range.minimum_price.final_price.value')),
      );
      assert.equal(at(item, 'price_range.minimum_price.final_price.value'), Math.min(...prices), textAt(item, 'sku'));
      assert.equal(at(item, 'price_range.maximum_price.final_price.value'), Math.max(...prices), textAt(item, 'sku'));
    }
  });

  const select = async (uids: readonly string[] | undefined): Promise<Json> => {
    const query = `query ($uids: [ID!]) { products(filter: {sku: {eq: "MA-DIR-1001"}}) { items { ... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: $uids) {
      options_available_for_selection { attribute_code option_value_uids } variant { sku } media_gallery { url } configurable_options { attribute_code uid values { uid is_available } } } } } } }`;
    return at(await ask(query, 'nl', { uids }), 'products.items.0.configurable_product_options_selection') as Json;
  };
  const none = { options_available_for_selection: [], variant: null, media_gallery: [], configurable_options: [] };

  it('leaves every option open while nothing is chosen', async () => {
    const item = await liesl();
    for (const uids of [undefined, []]) {
      const selection = await select(uids);
      assert.equal(at(selection, 'variant'), null);
      assert.deepEqual(
        at(selection, 'options_available_for_selection'),
        list(item, 'configurable_options').map((axis) => ({
          attribute_code: at(axis, 'attribute_code'),
          option_value_uids: list(axis, 'values').map((value) => at(value, 'uid')),
        })),
      );
      assert.deepEqual(at(selection, 'media_gallery'), at(item, 'media_gallery'));
    }
  });

  it('narrows the other options by a part of the choice and finds the variant of a whole one', async () => {
    const item = await liesl();
    for (const variant of list(item, 'variants').slice(0, 5)) {
      const uids = list(variant, 'attributes').map((option) => textAt(option, 'uid'));
      const part = await select(uids.slice(0, 1));
      assert.equal(at(part, 'variant'), null);
      const sizes = list(part, 'options_available_for_selection').find((axis) => at(axis, 'attribute_code') === 'maat_dirndl');
      const possible = list(item, 'variants')
        .filter((one) => at(one, 'attributes.0.uid') === at(uids, '0'))
        .map((one) => at(one, 'attributes.2.uid'));
      assert.deepEqual(sorted(list(sizes, 'option_value_uids')), sorted(new Set(possible)));
      const whole = await select(uids);
      assert.equal(at(whole, 'variant.sku'), at(variant, 'product.sku'));
      assert.deepEqual(at(whole, 'options_available_for_selection'), []);
      assert.deepEqual(at(whole, 'media_gallery'), at(variant, 'product.media_gallery'));
    }
  });

  it('answers an impossible choice with nothing, not with an error', async () => {
    const colours = list(await liesl(), 'configurable_options.0.values').map((value) => textAt(value, 'uid'));
    assert.deepEqual(await select(colours.slice(0, 2)), none);
    assert.deepEqual(await select([encodeUid('configurable/112/999999')]), none);
    const { errors } = await shop.ask(
      '{ products(filter: {sku: {eq: "MA-DIR-1001"}}) { items { ... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: ["?"]) { variant { sku } } } } } }',
    );
    assert.deepEqual([errors[0]?.message, errors[0]?.extensions?.['category']], ['Value of uid "?" is incorrect.', 'graphql-input']);
  });

  it('shows the sizes it comes in with what they mean for a body', async () => {
    const dirndl = await product(
      'MA-DIR-1001',
      '... on ConfigurableProduct { fkv_maten { from { option_id label } to { option_id label } } }',
    );
    const chart = list(dirndl, 'fkv_maten');
    assert.ok(chart.length > 5);
    for (const row of chart) {
      assert.equal(typeof at(row, 'from.option_id'), 'number');
      assert.ok(at(row, 'from.label') && at(row, 'to.label'));
    }
  });
});

describe('bundles, groups and looks', () => {
  it('sell parts of a bundle at the price of the bundle, the default first', async () => {
    const selection = `price_range { minimum_price { final_price { value } regular_price { value } } } ... on BundleProduct { dynamic_price price_details { main_price main_final_price discount_percentage }
      items { option_id uid title type required position price_range { minimum_price { final_price { value } } } options { id uid label is_default position price price_type qty quantity can_change_quantity product { sku price_range { minimum_price { final_price { value } } } } } } }`;
    for (const sku of ['MA-SET-7001', 'MA-SET-7002']) {
      const bundle = await product(sku, selection);
      const parts = list(bundle, 'items');
      assert.equal(at(bundle, 'dynamic_price'), true);
      assert.deepEqual(
        parts.map((part) => at(part, 'position')),
        parts.map((part) => Number(at(part, 'position'))).sort((a, b) => a - b),
      );
      for (const part of parts) {
        const choices = list(part, 'options');
        assert.equal(at(part, 'uid'), encodeUid(`bundle/${textAt(part, 'option_id')}`));
        assert.deepEqual(
          choices.map((choice) => at(choice, 'is_default')),
          choices.map((_, index) => at(part, 'required') === true && index === 0),
        );
        for (const choice of choices) {
          assert.equal(
            at(choice, 'uid'),
            encodeUid(`bundle/${textAt(part, 'option_id')}/${textAt(choice, 'id')}/${textAt(choice, 'quantity')}`),
          );
          assert.deepEqual([at(choice, 'price_type'), at(choice, 'qty')], ['DYNAMIC', at(choice, 'quantity')]);
          const alone = Number(at(choice, 'product.price_range.minimum_price.final_price.value'));
          assert.ok(
            Math.abs(Number(at(choice, 'price')) - alone * 0.9) <= 0.0051,
            `${textAt(choice, 'price')} is ten percent below ${alone}`,
          );
        }
      }
      const lowest = parts
        .filter((part) => at(part, 'required') === true)
        .reduce((sum, part) => sum + Number(at(part, 'price_range.minimum_price.final_price.value')), 0);
      assert.equal(at(bundle, 'price_range.minimum_price.final_price.value'), Math.round(lowest * 100) / 100);
      assert.equal(at(bundle, 'price_details.main_final_price'), at(bundle, 'price_range.minimum_price.final_price.value'));
      assert.equal(at(bundle, 'price_details.main_price'), at(bundle, 'price_range.minimum_price.regular_price.value'));
    }
  });

  it('name the products of a bundle, each once, with all that their own pages say by law (LAW-14, LAW-15)', async () => {
    const told = `sku name materials { part text } care { code text }
      safety { maker { name street postcode city country email } eu_responsible { name } warnings animal_parts }`;
    for (const store of ['nl', 'de']) {
      for (const sku of ['MA-SET-7001', 'MA-SET-7002']) {
        const bundle = await product(
          sku,
          `... on BundleProduct { items { options { product { sku } } } part_products { ${told} } }`,
          store,
        );
        const products = list(bundle, 'part_products');
        const names = products.map((one) => textAt(one, 'sku'));
        const choices = list(bundle, 'items').flatMap((part) => list(part, 'options').map((choice) => textAt(choice, 'product.sku')));
        assert.equal(new Set(names).size, names.length);
        assert.deepEqual(new Set(choices.map((choice) => names.find((name) => choice.startsWith(name)))), new Set(names));
        for (const one of products) {
          assert.deepEqual(one, await product(textAt(one, 'sku'), told, store));
          assert.ok(at(one, 'safety.maker.email'), textAt(one, 'sku'));
        }
        assert.ok(products.filter((one) => list(one, 'materials').length > 0).length >= 3);
      }
    }
  });

  it('price a group from its cheapest item and count the stock of each', async () => {
    const group = await product(
      'MA-GRP-7101',
      'price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } } ... on GroupedProduct { look { hotspots { sku } } items { position qty stock_qty product { sku stock_qty } } }',
    );
    assert.equal(at(group, 'look'), null);
    assert.equal(at(group, 'price_range.minimum_price.final_price.value'), 9.95);
    assert.deepEqual(
      list(group, 'items').map((item) => [at(item, 'position'), at(item, 'qty'), at(item, 'product.sku')]),
      [
        [1, 1, 'MA-ONV-6601'],
        [2, 1, 'MA-ONV-6603'],
        [3, 1, 'MA-ONV-6602'],
      ],
    );
    for (const item of list(group, 'items')) assert.equal(at(item, 'stock_qty'), at(item, 'product.stock_qty'));
  });

  it('show a look as a drawn scene whose spots lead to its items', async () => {
    const { look, items } = await product(
      'MA-LOK-7201',
      '... on GroupedProduct { items { product { sku } } look { scene { url label } hotspots { x y sku } } }',
      'de',
    );
    assert.ok(at(look, 'scene.label'));
    const spots = list(look, 'hotspots');
    assert.deepEqual(
      sorted(spots.map((spot) => at(spot, 'sku'))),
      sorted((items as readonly Json[]).map((item) => at(item, 'product.sku'))),
    );
    assert.ok(
      spots.every(
        (spot) => Number(at(spot, 'x')) > 0 && Number(at(spot, 'x')) < 1 && Number(at(spot, 'y')) > 0 && Number(at(spot, 'y')) < 1,
      ),
    );
  });
});
