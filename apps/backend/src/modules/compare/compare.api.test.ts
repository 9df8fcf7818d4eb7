import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeUid } from '#kernel/ids.ts';
import { createTestShop, type GraphqlAnswer, type TestShop } from '#testing/create-test-shop.ts';
import { fullSelection } from '#testing/full-selection.ts';
import { logIn } from '#testing/log-in.ts';
import { answerReader, at, list, textAt, type Json } from '#testing/read-answers.ts';

let shop: TestShop;
let ids: readonly number[];
before(async () => {
  shop = await createTestShop();
  ids = (await allProducts('id')).map(({ id }) => Number(id));
});
after(() => shop.close());

const { allProducts, product } = answerReader(() => shop);
type Headers = Record<string, string>;
const guest: Headers = {};
const selection = 'uid item_count items { uid product { id } }';
const send = (mutation: string, variables: object, headers: Headers): Promise<GraphqlAnswer<Json>> =>
  shop.ask<Json>(mutation, { variables, headers });
const create = (products: readonly unknown[], headers = guest): Promise<GraphqlAnswer<Json>> =>
  send(`mutation ($products: [ID]) { list: createCompareList(input: {products: $products}) { ${selection} } }`, { products }, headers);
const add = (uid: string, products: readonly unknown[], headers = guest): Promise<GraphqlAnswer<Json>> =>
  send(
    `mutation ($uid: ID!, $products: [ID]!) { list: addProductsToCompareList(input: {uid: $uid, products: $products}) { ${selection} } }`,
    { uid, products },
    headers,
  );
const remove = (uid: string, products: readonly unknown[], headers = guest): Promise<GraphqlAnswer<Json>> =>
  send(
    `mutation ($uid: ID!, $products: [ID]!) { list: removeProductsFromCompareList(input: {uid: $uid, products: $products}) { ${selection} } }`,
    { uid, products },
    headers,
  );
const assign = (uid: string, headers: Headers): Promise<GraphqlAnswer<Json>> =>
  send(`mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list { ${selection} } } }`, { uid }, headers);
const drop = async (uid: string, headers = guest): Promise<unknown> =>
  at((await send('mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }', { uid }, headers)).data, 'deleteCompareList.result');
const read = async (uid: string, headers = guest): Promise<unknown> =>
  (await send(`query ($uid: ID!) { compareList(uid: $uid) { ${selection} } }`, { uid }, headers)).data['compareList'];
const productIds = (answer: GraphqlAnswer<Json>, path = 'list'): readonly number[] => {
  assert.deepEqual(answer.errors, []);
  return list(answer.data, `${path}.items`).map((item) => Number(at(item, 'product.id')));
};

describe('a guest’s compare list', () => {
  it('is made, filled by number or uid, emptied and deleted with its opaque uid', async () => {
    const [a, b, c] = ids;
    const made = await create([String(a)]);
    const uid = textAt(made.data, 'list.uid');
    assert.match(uid, /^[a-z2-7]{32}$/);
    assert.deepEqual(productIds(await add(uid, [encodeUid(c ?? 0), String(b), a, null])), [a, c, b]);
    assert.deepEqual(productIds(await remove(uid, [c, 999_999])), [a, b]);
    assert.equal(at(await read(uid), 'item_count'), 2);
    assert.equal(await drop(uid), true);
    assert.equal(await drop(uid), false);
    assert.equal(await read(uid), null);
  });

  it('has the attributes that can be compared, a value for each product', async () => {
    const { data, errors } = await shop.ask<Json>(
      `mutation ($products: [ID]) { createCompareList(input: {products: $products}) { ${fullSelection('CompareList', 4)} } }`,
      { variables: { products: ids.slice(0, 4) }, headers: { store: 'de' } },
    );
    assert.deepEqual(errors, []);
    const codes = list(data, 'createCompareList.attributes').map(({ code }) => code);
    assert.ok(codes.length > 3);
    for (const item of list(data, 'createCompareList.items'))
      assert.deepEqual(
        list(item, 'attributes').map(({ code }) => code),
        codes,
      );
    assert.ok(list(data, 'createCompareList.items').every((item) => list(item, 'attributes').some(({ value }) => value !== '')));
  });

  it('takes the product of a variant', async () => {
    const bag = await product('MA-TAS-6101', 'id ... on ConfigurableProduct { variants { product { id } } }');
    assert.deepEqual(productIds(await create([at(bag, 'variants.0.product.id'), at(bag, 'variants.1.product.id')])), [bag['id']]);
  });

  it('refuses what is no product, what is too much, and what is no list', async () => {
    const uid = textAt((await create([])).data, 'list.uid');
    for (const [answer, message] of [
      [await add(uid, ['999999']), /^Could not find a product with ID "999999"/],
      [await add(uid, ['x']), /^Value of uid "x" is incorrect/],
      [await add(uid, ids.slice(0, 21)), /^A compare list holds 20 products at most/],
      [await add('a'.repeat(32), [ids[0]]), /^The compare list was not found/],
      [await remove('1', [ids[0]]), /^The compare list was not found/],
      [await send('mutation { addProductsToCompareList { uid } }', {}, guest), /^Required parameter "input" is missing/],
    ] as const)
      assert.match(answer.errors[0]?.message ?? '', message);
    assert.equal(at(await read(uid), 'item_count'), 0);
  });

  it('nobody touches for three months is forgotten', async () => {
    const uid = textAt((await create([ids[0]])).data, 'list.uid');
    await shop.database.query(`update compare_list set updated_at = updated_at - interval '91 days' where uid = $1`, [uid]);
    await shop.backend.runJob('compare-forget');
    assert.equal(await read(uid), null);
  });
});

describe('a customer’s compare list', () => {
  it('is one, and nobody else’s (R111)', async () => {
    const [me, other] = [await logIn(shop, 0), await logIn(shop, 1)];
    const [a, b] = ids;
    const uid = textAt((await create([a], me.headers)).data, 'list.uid');
    const again = await create([b], me.headers);
    assert.equal(textAt(again.data, 'list.uid'), uid);
    assert.deepEqual(productIds(again), [a, b]);
    for (const headers of [guest, other.headers]) {
      assert.equal(await read(uid, headers), null);
      assert.equal((await add(uid, [a], headers)).errors[0]?.message, 'The compare list was not found.');
      assert.equal((await remove(uid, [a], headers)).errors[0]?.message, 'The compare list was not found.');
      assert.equal(await drop(uid, headers), false);
    }
    assert.equal(at((await assign(uid, other.headers)).data, 'assignCompareListToCustomer.result'), false);
    const { data } = await shop.ask<Json>(`{ customer { compare_list { ${selection} } } }`, { headers: me.headers });
    assert.equal(at(data, 'customer.compare_list.item_count'), 2);
    const exported = await shop.ask<{ exportMyData: string }>('mutation { exportMyData }', { headers: me.headers });
    assert.match(exported.data.exportMyData, new RegExp(`"uid": "${uid}"`));
  });

  it('takes a guest’s list after login', async () => {
    const who = await logIn(shop, 2);
    const [a, b, c] = ids;
    await create([a], who.headers);
    const uid = textAt((await create([b, a, c])).data, 'list.uid');
    assert.equal((await assign(uid, guest)).status, 403);
    const answer = await assign(uid, who.headers);
    assert.deepEqual(productIds(answer, 'assignCompareListToCustomer.compare_list'), [a, b, c]);
    assert.equal(at(answer.data, 'assignCompareListToCustomer.result'), true);
    assert.equal(await read(uid), null);
    const twice = await assign(uid, who.headers);
    assert.deepEqual(productIds(twice, 'assignCompareListToCustomer.compare_list'), [a, b, c]);
  });

  it('keeps one list when ten requests make it at once', async () => {
    const who = await logIn(shop, 3);
    const answers = await Promise.all(ids.slice(0, 10).map((id) => create([id], who.headers)));
    const made = answers.filter(({ status }) => status === 200);
    assert.equal(new Set(made.map(({ data }) => textAt(data, 'list.uid'))).size, 1);
    const { data } = await shop.ask<Json>('{ customer { compare_list { item_count } } }', { headers: who.headers });
    assert.equal(at(data, 'customer.compare_list.item_count'), made.length);
  });
});
