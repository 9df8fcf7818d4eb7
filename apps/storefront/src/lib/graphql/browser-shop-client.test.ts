import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StoreViewsDocument } from '../../generated/graphql.ts';
import { TypedDocumentString } from '../../generated/typed-document-string.ts';
import { createBrowserShopClient } from './browser-shop-client.ts';
import { ShopApiError } from './shop-api-error.ts';

const mutation = new TypedDocumentString<{ ok: boolean }, { name: string }>('mutation Say($name: String!) { ok }');

function setUp(answer: { status?: number; body: object } | Error = { body: { data: { ok: true } } }, customerToken?: string) {
  const calls: { url: URL; init: RequestInit }[] = [];
  const shop = createBrowserShopClient({
    store: 'de',
    shopAccessToken: 'shop-token',
    consumerKey: 'consumer-key',
    customerToken: () => customerToken,
    endSession: () => assert.fail('no session has ended'),
    fetch: async (url, init) => {
      calls.push({ url: new URL(url as string, 'https://shop.test'), init: init ?? {} });
      if (answer instanceof Error) throw answer;
      return Response.json(answer.body, { status: answer.status ?? 200 });
    },
  });
  const header = (name: string) => new Headers(calls[0]?.init.headers).get(name);
  return { shop, calls, header };
}

describe('the shop in the browser', () => {
  it('reads by GET with the document in the URL and the store in a header', async () => {
    const { shop, calls, header } = setUp();
    await shop.query(StoreViewsDocument);
    assert.equal(calls[0]?.init.method, 'GET');
    assert.match(calls[0]?.url.searchParams.get('query') ?? '', /^query StoreViews \{/);
    assert.equal(header('Store'), 'de');
  });

  it('changes by POST with variables in the body', async () => {
    const { shop, calls } = setUp();
    await shop.mutate(mutation, { name: 'Liesl' });
    assert.equal(calls[0]?.init.method, 'POST');
    assert.deepEqual(JSON.parse(calls[0]?.init.body as string).variables, { name: 'Liesl' });
  });

  it('calls with the shop access token for guests', async () => {
    const { shop, header } = setUp();
    await shop.query(StoreViewsDocument);
    assert.equal(header('Authorization'), 'Bearer shop-token');
  });

  it('calls with the consumer key where a call asks for it', async () => {
    const { shop, header } = setUp();
    await shop.with({ credential: 'consumer' }).mutate(mutation, { name: 'x' });
    assert.equal(header('Authorization'), 'Bearer consumer-key');
  });

  it('calls with the customer token for everything when somebody is logged in', async () => {
    const { shop, header } = setUp(undefined, 'mine');
    await shop.with({ credential: 'consumer' }).mutate(mutation, { name: 'x' });
    assert.equal(header('Authorization'), 'Bearer mine');
  });

  it('calls with a token of its own where a call brings one', async () => {
    const { shop, header } = setUp(undefined, 'mine');
    await shop.with({ token: 'fresh' }).mutate(mutation, { name: 'x' });
    assert.equal(header('Authorization'), 'Bearer fresh');
  });

  it('reads the error of an answer that is not 2xx', async () => {
    const { shop } = setUp({ status: 401, body: { errors: [{ message: 'Nee', extensions: { category: 'graphql-authorization' } }] } });
    await assert.rejects(
      shop.query(StoreViewsDocument),
      (error) => error instanceof ShopApiError && error.category === 'authorization' && error.message === 'Nee',
    );
  });

  it('lets authorization win over other errors of the same answer', async () => {
    const { shop } = setUp({
      body: {
        errors: [
          { message: 'a', extensions: { category: 'graphql-input' } },
          { message: 'b', extensions: { category: 'graphql-authorization' } },
        ],
      },
    });
    await assert.rejects(shop.query(StoreViewsDocument), { category: 'authorization', message: 'b' });
  });

  it('calls a silent network by its name', async () => {
    await assert.rejects(setUp(new TypeError('fetch failed')).shop.query(StoreViewsDocument), { category: 'network' });
  });

  it('passes an abort on: it is no failure', async () => {
    await assert.rejects(setUp(new DOMException('aborted', 'AbortError')).shop.query(StoreViewsDocument), { name: 'AbortError' });
  });

  it('calls what no shop has said a silent network too', async () => {
    const { shop } = setUp({ status: 502, body: { statusCode: 502, message: 'Bad Gateway' } });
    await assert.rejects(shop.query(StoreViewsDocument), { category: 'network' });
  });
});

describe('a log-in that is over', () => {
  const refusal = { errors: [{ message: 'The token is unknown or has expired.', extensions: { category: 'graphql-authentication' } }] };
  const oneOf = (category: string) => ({ errors: [{ message: category, path: ['x'], extensions: { category: `graphql-${category}` } }] });

  /** A shop that knows no customer's token but `new`, and answers guests as told. */
  function expired(forGuests: object = { data: { ok: true } }) {
    const device: { token: string | undefined; readonly bearers: string[]; ended: number } = { token: 'old', bearers: [], ended: 0 };
    const shop = createBrowserShopClient({
      store: 'nl',
      shopAccessToken: 'shop-token',
      consumerKey: 'consumer-key',
      customerToken: () => device.token,
      endSession: () => {
        device.token = undefined;
        device.ended += 1;
      },
      fetch: async (_url, init) => {
        const bearer = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
        device.bearers.push(bearer);
        return Response.json(bearer === 'old' ? refusal : forGuests);
      },
    });
    return { shop, device };
  }

  it('keeps nobody from what guests may read and do', async () => {
    const { shop, device } = expired();
    assert.deepEqual(await shop.mutate(mutation, { name: 'Liesl' }), { ok: true });
    assert.deepEqual(await shop.query(StoreViewsDocument), { ok: true });
    assert.deepEqual(device, { token: undefined, bearers: ['old', 'shop-token', 'shop-token'], ended: 1 });
  });

  it('ends once for all calls that were under way', async () => {
    const { shop, device } = expired();
    await Promise.all([shop.query(StoreViewsDocument), shop.query(StoreViewsDocument), shop.mutate(mutation, { name: 'x' })]);
    assert.equal(device.ended, 1);
  });

  it('is what stands in the way of the customer’s own', async () => {
    for (const category of ['authorization', 'no-such-entity']) {
      const { shop } = expired(oneOf(category));
      await assert.rejects(shop.query(StoreViewsDocument), { category: 'authentication', isSessionOver: true });
    }
  });

  it('hides nothing else the shop says to a guest', async () => {
    const { shop } = expired(oneOf('input'));
    await assert.rejects(shop.query(StoreViewsDocument), (error) => error instanceof ShopApiError && error.message === 'input');
  });

  it('is not ended again when another tab has logged in meanwhile', async () => {
    const { shop, device } = expired();
    const asked = shop.query(StoreViewsDocument);
    device.token = 'new';
    await asked;
    assert.deepEqual(device, { token: 'new', bearers: ['old', 'new'], ended: 0 });
  });

  it('goes on with a wrong password, and with a token that is not the device’s', async () => {
    const { shop, device } = expired(oneOf('authentication'));
    device.token = 'new';
    await assert.rejects(shop.mutate(mutation, { name: 'x' }), { category: 'authentication' });
    await assert.rejects(shop.with({ token: 'old' }).mutate(mutation, { name: 'x' }), { category: 'authentication' });
    assert.deepEqual(device, { token: 'new', bearers: ['new', 'old'], ended: 0 });
  });

  it('is nothing a guest is told of when the shop’s own token is refused', async () => {
    const { shop, device } = expired(refusal);
    device.token = undefined;
    await assert.rejects(shop.query(StoreViewsDocument), (error) => error instanceof ShopApiError && !error.isSessionOver);
    assert.equal(device.ended, 0);
  });
});
