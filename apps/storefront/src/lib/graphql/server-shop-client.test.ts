import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StoreViewsDocument } from '../../generated/graphql.ts';
import type { GraphqlExecutor, GraphqlRequest } from './executor.ts';
import { createServerShopClient } from './server-shop-client.ts';
import type { ShopApiError } from './shop-api-error.ts';

function setUp(execute: GraphqlExecutor, deadline = new AbortController().signal) {
  const warnings: ShopApiError[] = [];
  const requests: GraphqlRequest[] = [];
  const shop = createServerShopClient({
    execute: (request) => {
      requests.push(request);
      return execute(request);
    },
    call: { store: 'nl', requestId: 'r1', ip: '192.0.2.1', authorization: 'Bearer x' },
    deadline,
    warn: (error) => warnings.push(error),
  });
  return { shop, warnings, requests };
}

const good: GraphqlExecutor = async () => ({ status: 200, body: { data: { availableStores: [] } } });
const bad: GraphqlExecutor = async () => ({ status: 200, body: { data: null, errors: [{ message: 'x' }] } });

describe('the shop of a loader', () => {
  it("passes on who asks: store, request and the visitor's address", async () => {
    const { shop, requests } = setUp(good);
    await shop.query(StoreViewsDocument);
    assert.deepEqual(
      { store: requests[0]?.store, ip: requests[0]?.ip, id: requests[0]?.requestId, name: requests[0]?.operationName },
      { store: 'nl', ip: '192.0.2.1', id: 'r1', name: 'StoreViews' },
    );
  });

  it('asks another store view when it is told to', async () => {
    const { shop, requests } = setUp(good);
    await shop.inStore('de').query(StoreViewsDocument);
    assert.equal(requests[0]?.store, 'de');
  });

  it('fails with a typed error', async () => {
    await assert.rejects(setUp(bad).shop.query(StoreViewsDocument), {
      name: 'ShopApiError',
      category: 'internal',
      operation: 'StoreViews',
    });
  });

  it('leaves out an optional block and says so once (R183)', async () => {
    const { shop, warnings } = setUp(bad);
    assert.equal(await shop.optional(StoreViewsDocument), undefined);
    assert.equal(warnings.length, 1);
  });

  it('does not wait longer than the page may take (R182)', async () => {
    const deadline = new AbortController();
    const { shop } = setUp(() => new Promise(() => {}), deadline.signal);
    const waiting = shop.query(StoreViewsDocument);
    deadline.abort();
    await assert.rejects(waiting, { category: 'timeout' });
    await assert.rejects(shop.query(StoreViewsDocument), { category: 'timeout' });
  });

  it('calls a backend that cannot be reached by its name', async () => {
    await assert.rejects(setUp(() => Promise.reject(new TypeError('refused'))).shop.query(StoreViewsDocument), { category: 'network' });
  });
});
