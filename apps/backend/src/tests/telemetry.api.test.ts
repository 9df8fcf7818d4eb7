import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { checkoutClient } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { openSpanSink, type SpanSink, type SunkSpan } from '@shop/telemetry/span-sink';

const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

/** A provider that takes every order and notes which trace each call belongs to. */
async function openProvider(): Promise<{ readonly url: string; readonly received: (string | undefined)[]; readonly server: Server }> {
  const received: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.method === 'POST') received.push(request.headers['traceparent'] as string | undefined);
    const data = request.method === 'POST' ? { payment_url: 'https://pay.example/1' } : [];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true, data }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received, server };
}

describe('an order in the traces of a collector', () => {
  let sink: SpanSink;
  let received: readonly (string | undefined)[];
  let cartId: string;
  before(async () => {
    sink = await openSpanSink();
    const provider = await openProvider();
    const shop = await createTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.url, MULTISAFEPAY_URL: provider.url });
    await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 50 }]));
    const checkout = checkoutClient(shop);
    cartId = await checkout.ready();
    checkout.carts.ok(await checkout.order(cartId, 'multisafepay_ideal', {}, { traceparent }));
    // What is left is sent when the shop ends.
    await shop.close();
    received = provider.received;
    provider.server.close();
  });
  after(() => sink.close());

  const ofTrace = (): readonly SunkSpan[] => sink.spans().filter(({ traceId }) => traceId === caller.traceId);
  const named = (name: string): SunkSpan => {
    const found = ofTrace().find((span) => span.name === name);
    assert.ok(
      found,
      `${name} among ${ofTrace()
        .map((span) => span.name)
        .join(', ')}`,
    );
    return found;
  };
  const parentOf = (span: SunkSpan): SunkSpan | undefined => ofTrace().find(({ spanId }) => spanId === span.parentSpanId);

  it('lies below the call it came with, from the request to the database', () => {
    const request = named('POST /graphql');
    assert.equal(request.parentSpanId, caller.spanId);
    const operation = named('graphql anonymous');
    assert.equal(operation.parentSpanId, request.spanId);
    const placement = named('place order');
    assert.equal(placement.parentSpanId, operation.spanId);
    const decision = ofTrace().find(({ name, parentSpanId }) => name === 'db transaction' && parentSpanId === placement.spanId);
    const statements = decision?.attributes.find(({ key }) => key === 'db.statements')?.value['intValue'];
    assert.ok(Number(statements) > 5, `${String(statements)} statements`);
  });

  it('goes on at the provider, below the call that was made to it', () => {
    const call = named('payment POST orders');
    assert.deepEqual(received, [`00-${caller.traceId}-${call.spanId}-01`]);
    let span: SunkSpan | undefined = call;
    while (span && span.name !== 'place order') span = parentOf(span);
    assert.ok(span, 'the call belongs to the placement');
  });

  it('says nothing about the person, the cart or the document (R201)', () => {
    assert.doesNotMatch(sink.text(), /eva|janssen|marktstraat|sittard|example\.org|mutation \(|setPaymentMethod/i);
    assert.ok(!sink.text().includes(cartId));
  });
});

describe('a collector that is away', () => {
  let shop: TestShop;
  before(async () => void (shop = await createTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })));

  it('changes nothing for a shopper, nor for the end of the shop', async () => {
    const { status, errors } = await shop.ask('{ storeConfig { store_code } }');
    assert.deepEqual([status, errors], [200, []]);
    await shop.close();
  });
});
