import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTelemetry, readConfig, type Backend } from '@shop/backend';
import { silentLogger } from '../../backend/src/kernel/logger.ts';
import { createTestShop, type TestShop } from '../../backend/src/testing/create-test-shop.ts';
import { openSpanSink, type SpanSink, type SunkSpan } from '@shop/telemetry/span-sink';
import { LoadListingDocument } from '../../storefront/src/generated/graphql.ts';
import { shopClientOf } from '../../storefront/src/lib/page/page-loader.ts';
import { answer } from '../../storefront/src/server/answer.ts';
import { createHttpExecutor } from '../../storefront/src/server/http-executor.ts';
import type { GraphqlExecutor } from '../../storefront/src/lib/graphql/executor.ts';
import type { PageBuild } from '../../storefront/src/server/page-build.ts';
import { createPageServer } from '../../storefront/src/server/page-server.ts';
import { createRenderQueue } from '../../storefront/src/server/render-queue.ts';
import { createStoreViewRegistry } from '../../storefront/src/server/store-view-registry.ts';
import type { Storefront, Trace } from '../../storefront/src/server/storefront.ts';

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

/** A page is what it asks; how it looks does not matter here. */
const build: PageBuild = {
  answer: async (_basename, _request, context) => {
    const variables = { filter: {}, pageSize: 2, currentPage: 1 };
    await shopClientOf(context).query(LoadListingDocument, variables);
    return new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
  },
  assetsOf: () => ({ styles: [], scripts: [] }),
};

function storefrontOver(execute: GraphqlExecutor, trace: Trace | undefined): Storefront {
  const clock = { now: () => new Date('2026-11-15T11:00:00Z') };
  const options = { execute, mode: 'production', logger: silentLogger, clock, trace } as const;
  const settings = { publicUrl: 'http://localhost:3000', demo: true, shopAccessToken: 'demo-shop-access-token', consumerKey: '' };
  return {
    options: { ...options, ...settings },
    https: false,
    registry: createStoreViewRegistry(execute, clock.now, silentLogger),
    files: new Map(),
    speculationRules: undefined,
    build: async () => build,
    pages: createPageServer({ execute, now: clock.now, log: silentLogger, maxBytes: 0 }),
    queue: createRenderQueue({ running: 1, waiting: 1, waitingUrgent: 1 }),
    observedNames: new Map(),
  };
}

const pagesOf = (storefront: Storefront, app: FastifyInstance): FastifyInstance => {
  app.get('/*', (request, reply) => answer(storefront, request, reply));
  return app;
};

let sink: SpanSink;
let shop: TestShop;
before(async () => {
  sink = await openSpanSink();
  shop = await createTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.url });
});
after(() => sink.close());

const named = (spans: readonly SunkSpan[], name: string): SunkSpan => {
  const found = spans.find((span) => span.name === name);
  assert.ok(found, `${name} among ${spans.map((span) => span.name).join(', ')}`);
  return found;
};

describe('the trace of a page', () => {
  it('goes from the request over the render to the operation, with both halves in one process', async () => {
    const own = await openSpanSink();
    const telemetry = openTelemetry(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: own.url }), silentLogger);
    assert.ok(telemetry);
    const app = Fastify();
    telemetry.register(app);
    const execute: GraphqlExecutor = (request) => (shop.backend as Backend).execute(request);
    pagesOf(storefrontOver(execute, telemetry), app);
    assert.equal((await app.inject({ url: '/dames?email=eva@example.org', headers: { traceparent } })).statusCode, 200);
    await app.close();
    await telemetry.close();
    const spans = own.spans();
    const request = named(spans, 'GET /*');
    assert.deepEqual([request.traceId, request.parentSpanId], [caller.traceId, caller.spanId]);
    const render = named(spans, 'page render');
    assert.equal(render.parentSpanId, request.spanId);
    assert.equal(named(spans, 'graphql LoadListing').parentSpanId, render.spanId);
    assert.doesNotMatch(own.text(), /dames|eva|example\.org/);
    await own.close();
  });

  it('goes on in a backend elsewhere, from which it comes as the storefront was told it', async () => {
    const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const app = pagesOf(storefrontOver(createHttpExecutor(address), undefined), Fastify());
    assert.equal((await app.inject({ url: '/dames', headers: { traceparent } })).statusCode, 200);
    await app.close();
    await shop.close();
    const spans = sink.spans().filter(({ traceId }) => traceId === caller.traceId);
    const request = named(spans, 'GET /graphql');
    assert.equal(request.parentSpanId, caller.spanId);
    assert.equal(named(spans, 'graphql LoadListing').parentSpanId, request.spanId);
  });

  it('stays unsent when the collector is slow, and the page comes all the same', async () => {
    const silent = await openSpanSink(() => undefined);
    const telemetry = openTelemetry(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: silent.url }), silentLogger);
    const app = Fastify();
    telemetry?.register(app);
    app.get('/page', async () => 'yes');
    const statuses = await Promise.all(Array.from({ length: 600 }, async () => (await app.inject({ url: '/page' })).statusCode));
    assert.deepEqual(new Set(statuses), new Set([200]));
    await app.close();
    // A collector that hangs up ends the waiting of whoever still sends to it.
    await Promise.all([silent.close(), telemetry?.close()]);
    const [, dropped] = (await telemetry?.measures[0]?.read()) ?? [];
    assert.equal(dropped?.value, 600);
  });
});
