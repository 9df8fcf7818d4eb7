import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestShop, type GraphqlAnswer, type TestShop } from '#testing/create-test-shop.ts';
import { fullSelection } from '#testing/full-selection.ts';
import { logIn, type LoggedIn } from '#testing/log-in.ts';
import { answerReader, at, list, textAt, type Json } from '#testing/read-answers.ts';

let shop: TestShop;
let me: LoggedIn;
let other: LoggedIn;
before(async () => {
  shop = await createTestShop();
  [me, other] = [await logIn(shop, 0), await logIn(shop, 1)];
});
after(() => shop.close());

const { product } = answerReader(() => shop);
const categoryOf = ({ errors }: GraphqlAnswer<unknown>): unknown => errors[0]?.extensions?.['category'];
const selection = `id items_count sharing_code items { id qty description product { sku } } items_v2(pageSize: 100) { items { __typename id quantity
  product { sku } ... on ConfigurableWishlistItem { child_sku configured_variant { sku } configurable_options { option_label value_label } }
  ... on BundleWishlistItem { bundle_options { id label values { id quantity } } } } }`;
type Headers = Record<string, string>;
const guest: Headers = {};
const changed = async (mutation: string, variables: object, headers: Headers): Promise<GraphqlAnswer<Json>> =>
  shop.ask<Json>(mutation, { variables, headers });
const add = (headers: Headers, id: string, ...items: readonly object[]): Promise<GraphqlAnswer<Json>> =>
  changed(
    `mutation ($id: ID!, $items: [WishlistItemInput!]!) { result: addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
      user_errors { code message } wishlist { ${selection} } } }`,
    { id, items: items.map((item) => ({ quantity: 1, ...item })) },
    headers,
  );
const remove = (headers: Headers, id: string, ...items: readonly string[]): Promise<GraphqlAnswer<Json>> =>
  changed(
    `mutation ($id: ID!, $items: [ID!]!) { result: removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
      user_errors { code message } wishlist { ${selection} } } }`,
    { id, items },
    headers,
  );
const update = (headers: Headers, id: string, ...items: readonly object[]): Promise<GraphqlAnswer<Json>> =>
  changed(
    `mutation ($id: ID!, $items: [WishlistItemUpdateInput!]!) { result: updateProductsInWishlist(wishlistId: $id, wishlistItems: $items) {
      user_errors { code message } wishlist { ${selection} } } }`,
    { id, items },
    headers,
  );
const items = (answer: GraphqlAnswer<Json>): readonly Json[] => {
  assert.deepEqual(answer.errors, []);
  return list(answer.data, 'result.wishlist.items_v2.items');
};
const userErrors = (answer: GraphqlAnswer<Json>): readonly Json[] => {
  assert.deepEqual(answer.errors, []);
  return list(answer.data, 'result.user_errors');
};
const create = async (headers: Headers): Promise<string> =>
  textAt((await changed('mutation { createEmptyWishlist }', {}, headers)).data, 'createEmptyWishlist');
const emptied = async (who: LoggedIn): Promise<string> => {
  const id = await create(who.headers);
  await shop.database.query('delete from wishlist_item where wishlist_id = $1', [id]);
  return id;
};
const ring = 'MA-SIE-6202';
const bag = 'MA-TAS-6101';
const outfit = 'MA-SET-7001';
type Variant = { readonly sku: string; readonly uid: string };
const variants = async (): Promise<readonly Variant[]> => {
  const found = await product(bag, '... on ConfigurableProduct { variants { product { sku } attributes { uid } } }');
  return list(found, 'variants').map((variant) => ({ sku: textAt(variant, 'product.sku'), uid: textAt(variant, 'attributes.0.uid') }));
};

describe('a customer’s wishlist', () => {
  it('is one, the same under every name, and has a number', async () => {
    const id = await create(me.headers);
    assert.match(id, /^\d+$/);
    assert.equal(await create(me.headers), id);
    const { data } = await shop.ask<Json>(
      `query ($id: ID!) { customer { wishlist { id } wishlists { id } wishlist_v2(id: $id) { id updated_at } other: wishlist_v2(id: "999999") { id } } }`,
      { variables: { id }, headers: me.headers },
    );
    assert.deepEqual([at(data, 'customer.wishlist.id'), at(data, 'customer.wishlists'), at(data, 'customer.other')], [id, [{ id }], null]);
  });

  it('takes any kind of product, and the good ones beside a bad one', async () => {
    await emptied(me);
    const [first] = await variants();
    const set = await product(outfit, '... on BundleProduct { items { required options { uid is_default } } }');
    const chosen = list(set, 'items').flatMap((part) =>
      list(part, 'options')
        .slice(0, 1)
        .map((option) => textAt(option, 'uid')),
    );
    const answer = await add(
      me.headers,
      '0',
      { sku: ring, quantity: 2 },
      { sku: 'NOPE' },
      { sku: first?.sku, parent_sku: bag },
      { sku: outfit, selected_options: chosen },
      { sku: 'MA-LOK-7201' },
      { sku: bag },
      { sku: ring, quantity: 0 },
    );
    assert.deepEqual(
      items(answer).map((item) => [item['__typename'], textAt(item, 'product.sku'), item['quantity']]),
      [
        ['SimpleWishlistItem', ring, 2],
        ['ConfigurableWishlistItem', bag, 1],
        ['BundleWishlistItem', outfit, 1],
        ['SimpleWishlistItem', 'MA-LOK-7201', 1],
      ],
    );
    assert.deepEqual(userErrors(answer), [
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
      { code: 'UNDEFINED', message: 'Selecteer de opties voordat je het product aan de wensenlijst kan toevoegen' },
      { code: 'UNDEFINED', message: 'The quantity must be a whole number from 1 to 10000.' },
    ]);
    const [, variant, bundle] = items(answer);
    assert.equal(at(variant, 'child_sku'), first?.sku);
    assert.equal(at(variant, 'configured_variant.sku'), first?.sku);
    assert.equal(list(variant, 'configurable_options').length, 1);
    assert.equal(list(bundle, 'bundle_options').length, chosen.length);
    assert.equal(textAt(answer.data, 'result.wishlist.items_count'), '4');
    assert.equal(list(answer.data, 'result.wishlist.items')[0]?.['qty'], 2);
  });

  it('answers every field', async () => {
    const { errors } = await shop.ask(`{ customer { wishlists { ${fullSelection('Wishlist', 5)} } } }`, { headers: me.headers });
    assert.deepEqual(errors, []);
  });

  it('has a choice once, however it is named, and counts its pieces', async () => {
    await emptied(me);
    const [first] = await variants();
    await add(me.headers, '', { sku: first?.sku, parent_sku: bag });
    await add(me.headers, '', { sku: bag, selected_options: [first?.uid] });
    const answer = await add(me.headers, '', { sku: first?.sku, quantity: 3 });
    assert.deepEqual(
      items(answer).map(({ quantity }) => quantity),
      [5],
    );
  });

  it('keeps one item when twenty requests add it at once (R041)', async () => {
    const who = await logIn(shop, 2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(who.headers, '0', { sku: ring })));
    for (const answer of answers) assert.ok(answer.status === 503 || answer.errors.length === 0);
    const done = answers.filter(({ status }) => status === 200).length;
    const { data } = await shop.ask<Json>('{ customer { wishlist { items_count items { qty } } } }', { headers: who.headers });
    assert.deepEqual(at(data, 'customer.wishlist'), { items_count: 1, items: [{ qty: done }] });
  });

  it('changes quantity, remark and options of an item', async () => {
    const id = await emptied(me);
    const [first, second] = await variants();
    const [one, two] = items(await add(me.headers, id, { sku: first?.sku }, { sku: second?.sku, quantity: 4 }));
    const [itemId, twinId] = [textAt(one, 'id'), textAt(two, 'id')];
    const answer = await update(me.headers, id, { wishlist_item_id: itemId, quantity: 3, description: ' Voor oma\r\n<b>graag</b> ' });
    assert.deepEqual(list(answer.data, 'result.wishlist.items')[0], {
      id: Number(itemId),
      qty: 3,
      description: 'Voor oma\n<b>graag</b>',
      product: { sku: bag },
    });
    const merged = await update(me.headers, id, { wishlist_item_id: itemId, selected_options: [second?.uid] });
    assert.deepEqual(
      items(merged).map((item) => [item['id'], item['quantity']]),
      [[twinId, 7]],
    );
    const wrong = await update(
      me.headers,
      id,
      { wishlist_item_id: twinId, quantity: -1, description: 'x' },
      { wishlist_item_id: itemId, quantity: 2 },
    );
    assert.deepEqual(
      userErrors(wrong).map(({ code }) => code),
      ['UNDEFINED', 'PRODUCT_NOT_FOUND'],
    );
    assert.equal(list(wrong.data, 'result.wishlist.items')[0]?.['description'], null, 'a wrong entry changes nothing');
  });

  it('loses what is removed and says what it does not have', async () => {
    const id = await emptied(me);
    const [one] = items(await add(me.headers, id, { sku: ring }));
    const answer = await remove(me.headers, id, '999999', textAt(one, 'id'), 'x');
    assert.deepEqual(items(answer), []);
    assert.deepEqual(userErrors(answer), [
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a wishlist item with ID "999999"' },
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a wishlist item with ID "x"' },
    ]);
  });

  it('is nobody else’s: a foreign list answers as one that does not exist (R111)', async () => {
    const id = await emptied(me);
    const [mine] = items(await add(me.headers, id, { sku: ring }));
    const itemId = textAt(mine, 'id');
    for (const [call, message] of [
      [(list: string) => add(other.headers, list, { sku: ring }), 'The wishlist was not found.'],
      [(list: string) => remove(other.headers, list, itemId), 'The wishlist was not found.'],
      [(list: string) => update(other.headers, list, { wishlist_item_id: itemId, quantity: 9 }), 'Could not find the specified wishlist'],
    ] as const) {
      for (const foreign of [id, '999999', 'a'.repeat(32)]) {
        const answer = await call(foreign);
        assert.equal(answer.errors[0]?.message, message);
        assert.equal(categoryOf(answer), 'graphql-input');
      }
    }
    const ownList = await create(other.headers);
    assert.equal(userErrors(await remove(other.headers, ownList, itemId))[0]?.['code'], 'PRODUCT_NOT_FOUND');
    assert.equal(
      userErrors(await update(other.headers, ownList, { wishlist_item_id: itemId, quantity: 9 }))[0]?.['code'],
      'PRODUCT_NOT_FOUND',
    );
    const { data } = await shop.ask<Json>('{ customer { wishlist { items { qty } } } }', { headers: me.headers });
    assert.deepEqual(at(data, 'customer.wishlist.items'), [{ qty: 1 }]);
  });

  it('is in the export of the customer’s data', async () => {
    const { data } = await shop.ask<{ exportMyData: string }>('mutation { exportMyData }', { headers: me.headers });
    assert.match(data.exportMyData, /"wishlist": \{[^]*"sku": "MA-SIE-6202"/);
  });
});

describe('a guest’s wishlist', () => {
  it('is behind an opaque id that is enough to use it', async () => {
    const id = await create(guest);
    assert.match(id, /^[a-z2-7]{32}$/);
    const [item] = items(await add(guest, id, { sku: ring }));
    assert.equal(items(await update(guest, id, { wishlist_item_id: textAt(item, 'id'), quantity: 2 }))[0]?.['quantity'], 2);
    const remark = await update(guest, id, { wishlist_item_id: textAt(item, 'id'), description: 'mooi' });
    assert.equal(userErrors(remark)[0]?.['message'], 'Je kunt de wensenlijst alleen gebruiken als je bent ingelogd.');
    const { data } = await shop.ask<Json>(
      'query ($id: ID!) { guestWishlist(id: $id) { id items_count } nobody: guestWishlist(id: "0") { id } }',
      { variables: { id } },
    );
    assert.deepEqual(data, { guestWishlist: { id, items_count: 1 }, nobody: null });
    assert.deepEqual(items(await remove(guest, id, textAt(item, 'id'))), []);
  });

  it('has no number: numbers need a login', async () => {
    for (const id of ['0', '', '1', await create(me.headers)]) {
      const answer = await add(guest, id, { sku: ring });
      assert.equal(answer.errors[0]?.message, 'The current user cannot perform operations on wishlist');
      assert.equal(answer.status, 403);
    }
  });

  it('is merged after login: what is there already stays as it is, and twice is once', async () => {
    const mine = await emptied(me);
    await add(me.headers, mine, { sku: ring, quantity: 5 });
    const id = await create(guest);
    await add(guest, id, { sku: ring, quantity: 2 }, { sku: 'MA-HAA-6501', quantity: 3 });
    const merge = (headers: Headers, source: string, destination?: string): Promise<GraphqlAnswer<Json>> =>
      shop.ask<Json>(
        `mutation ($source: ID!, $destination: ID) { mergeWishlists(source_wishlist_id: $source, destination_wishlist_id: $destination) {
          id items { qty product { sku } } } }`,
        { variables: { source, destination }, headers },
      );
    const expected = {
      id: mine,
      items: [
        { qty: 5, product: { sku: ring } },
        { qty: 3, product: { sku: 'MA-HAA-6501' } },
      ],
    };
    for (let time = 0; time < 2; time += 1) assert.deepEqual((await merge(me.headers, id, mine)).data['mergeWishlists'], expected);
    const { data } = await shop.ask<Json>('query ($id: ID!) { guestWishlist(id: $id) { items_count } }', { variables: { id } });
    assert.deepEqual(data, { guestWishlist: { items_count: 0 } });
    for (const answer of [
      await merge(other.headers, mine),
      await merge(other.headers, 'a'.repeat(32)),
      await merge(other.headers, id, mine),
      await merge(guest, id),
    ])
      assert.equal(categoryOf(answer), 'graphql-authorization');
  });

  it('nobody touches for three months is forgotten', async () => {
    const id = await create(guest);
    await shop.database.query(`update wishlist set updated_at = updated_at - interval '91 days' where guest_id = $1`, [id]);
    await shop.backend.runJob('wishlist-forget');
    const { data } = await shop.ask<Json>('query ($id: ID!) { guestWishlist(id: $id) { id } }', { variables: { id } });
    assert.deepEqual(data, { guestWishlist: null });
  });
});

describe('sharing a wishlist', () => {
  const share = (headers: Headers, input: object): Promise<GraphqlAnswer<Json>> =>
    shop.ask<Json>('mutation ($input: ShareWishlistInput!) { shareWishlist(input: $input) { result sharing_code } }', {
      variables: { input: { wishlist_id: '0', recipients: ['vriend@example.nl'], ...input } },
      headers,
    });
  const read = (code: string): Promise<GraphqlAnswer<Json>> =>
    shop.ask<Json>(`query ($code: String!) { sharedWishlist(code: $code) { ${fullSelection('SharedWishlist', 3)} } }`, {
      variables: { code },
    });

  it('mails the link, which shows name and items to anybody and nothing else (R119)', async () => {
    const id = await emptied(me);
    await add(me.headers, id, { sku: ring });
    const answer = await share(me.headers, {
      recipients: ['Oma@example.nl', 'oma@example.nl', 'opa@example.de'],
      message: 'Kijk <b>eens</b>',
    });
    const code = textAt(answer.data, 'shareWishlist.sharing_code');
    assert.match(code, /^[a-z2-7]{32}$/);
    const mails = [...(await shop.mails('oma@example.nl')), ...(await shop.mails('opa@example.de'))];
    assert.equal(mails.length, 2);
    assert.equal(mails[0]?.subject, `${me.firstname} deelt een wensenlijst met je`);
    assert.ok(!mails[0]?.html.includes('Kijk'), 'a stranger gets no words but ours');
    assert.match(mails[0]?.text ?? '', new RegExp(`/wishlist/shared/index/code/${code}`));
    assert.match(mails[0]?.html ?? '', /\/media\/[0-9a-f]{40}\/160\.jpg/, 'what is wished for is shown');
    const { data, errors } = await read(code);
    assert.deepEqual(errors, []);
    const shared = at(data, 'sharedWishlist') as Json;
    assert.deepEqual([shared['customer_name'], shared['items_count']], [me.firstname, 1]);
    assert.deepEqual(at(shared, 'page_info'), { current_page: 1, page_size: 20, total_pages: 1 });
    assert.ok(!JSON.stringify(data).includes(me.email));
    assert.equal(
      textAt((await share(me.headers, { customer_name: 'Eva' })).data, 'shareWishlist.sharing_code'),
      code,
      'older links go on working',
    );
    assert.equal(at((await read(code)).data, 'sharedWishlist.customer_name'), 'Eva');
  });

  it('ends when its owner ends it', async () => {
    const code = textAt((await share(me.headers, {})).data, 'shareWishlist.sharing_code');
    const { data } = await shop.ask<Json>('mutation { unshareWishlist(wishlist_id: "0") }', { headers: me.headers });
    assert.deepEqual(data, { unshareWishlist: true });
    for (const unknown of [code, 'a'.repeat(32), '1', "' or 1=1"]) {
      const answer = await read(unknown);
      assert.equal(answer.errors[0]?.message, 'The shared wishlist was not found.');
      assert.equal(categoryOf(answer), 'graphql-no-such-entity');
    }
  });

  const eleven = Array.from({ length: 11 }, (_one, index) => `v${index}@example.nl`);
  const wrong: readonly (readonly [string, object, RegExp])[] = [
    ['nobody', { recipients: [null, ' '] }, /^Specify at least one email address/],
    ['eleven people', { recipients: eleven }, /^At most 10 recipients are allowed/],
    ['a wrong address', { recipients: ['a@example.nl', 'niks'] }, /^"niks" is not a valid email address/],
    ['a header in an address', { recipients: ['a@example.nl\r\nBcc: b@example.nl'] }, /is not a valid email address/],
    ['a long message', { message: 'x'.repeat(256) }, /^"message" length must be equal or less than 255/],
    ['a name that is a link', { customer_name: 'www.spam.example' }, /^"customer_name" must not contain links/],
    ['a list of somebody else', { wishlist_id: '999999' }, /^The wishlist was not found/],
  ];
  for (const [what, input, message] of wrong)
    it(`with ${what} is refused`, async () => {
      const answer = await share(other.headers, input);
      assert.match(answer.errors[0]?.message ?? '', message);
      assert.equal(categoryOf(answer), 'graphql-input');
    });

  it('needs a login', async () => {
    assert.equal(categoryOf(await share(guest, { wishlist_id: await create(guest) })), 'graphql-authorization');
  });

  it('reaches twenty addresses a day', async () => {
    const who = await logIn(shop, 3);
    const ten = eleven.slice(0, 10);
    for (const recipients of [ten, ten]) assert.deepEqual((await share(who.headers, { recipients })).errors, []);
    assert.match((await share(who.headers, {})).errors[0]?.message ?? '', /^A wishlist can be shared with 20 addresses a day/);
  });
});

describe('a wishlist that goes into the cart', () => {
  const intoCart = (headers: Headers, id: string, items?: readonly string[]): Promise<GraphqlAnswer<Json>> =>
    changed(
      `mutation ($id: ID!, $items: [ID!]) { result: addWishlistItemsToCart(wishlistId: $id, wishlistItemIds: $items) { status
        add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } wishlist { ${selection} } } }`,
      { id, items },
      headers,
    );
  const cartLines = async (who: LoggedIn): Promise<readonly unknown[]> => {
    const { data } = await shop.ask<Json>('{ customerCart { itemsV2(pageSize: 50) { items { quantity product { sku } } } } }', {
      headers: who.headers,
    });
    return list(data, 'customerCart.itemsV2.items').map((line) => [at(line, 'product.sku'), at(line, 'quantity')]);
  };

  it('leaves behind only what cannot be bought, and says why', async () => {
    const who = await logIn(shop, 2);
    const id = await emptied(who);
    const wanted = items(await add(who.headers, id, { sku: 'MA-SIE-6202', quantity: 2 }, { sku: 'MA-HAA-6501', quantity: 10_000 }));
    assert.equal(wanted.length, 2);
    const answer = await intoCart(who.headers, id);
    assert.deepEqual(
      items(answer).map((item) => at(item, 'product.sku')),
      ['MA-HAA-6501'],
    );
    assert.equal(at(answer.data, 'result.status'), false);
    const [error, ...more] = list(answer.data, 'result.add_wishlist_items_to_cart_user_errors');
    assert.deepEqual([at(error, 'code'), at(error, 'wishlistId'), more.length], ['INSUFFICIENT_STOCK', id, 0]);
    assert.deepEqual(await cartLines(who), [['MA-SIE-6202', 2]]);
  });

  it('takes single items, and knows nothing of those of others', async () => {
    const who = await logIn(shop, 2);
    const id = await emptied(who);
    const [first] = items(await add(who.headers, id, { sku: 'MA-HAA-6501' }, { sku: 'MA-SIE-6202' }));
    const answer = await intoCart(who.headers, id, [textAt(first, 'id'), '999999']);
    assert.equal(items(answer).length, 1);
    assert.deepEqual(
      list(answer.data, 'result.add_wishlist_items_to_cart_user_errors').map((error) => at(error, 'code')),
      ['PRODUCT_NOT_FOUND'],
    );
    assert.match((await intoCart(other.headers, id)).errors[0]?.message ?? '', /^The wishlist was not found/);
    assert.equal(categoryOf(await intoCart(guest, id)), 'graphql-authorization');
  });
});
