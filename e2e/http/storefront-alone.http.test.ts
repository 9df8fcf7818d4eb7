import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { openSpanSink, type SpanSink, type SunkSpan } from '@shop/telemetry/span-sink';
import { startLoneStorefront } from '../../tools/testing/lone-storefront.ts';
import { origin as backend } from './get.ts';

const spanId = '00f067aa0ba902b7';
const visits = { page: '4bf92f3577b34da6a3ce929d0e0e4736', call: '0af7651916cd43dd8448eb211c80319c' } as const;
const headersOf = (visit: keyof typeof visits) => ({ traceparent: `00-${visits[visit]}-${spanId}-01` });

/** What was asked of the backend, and as a part of which span; the answer is the real one. */
const heard: string[] = [];
async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard.push(String(request.headers['traceparent']));
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !['host', 'connection'].includes(name) ? [[name, value] as const] : [],
  );
  const answer = await fetch(new URL(request.url ?? '/', backend), { headers: Object.fromEntries(headers) });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(await answer.text());
}

describe('a storefront alone tells a collector', () => {
  let sink: SpanSink;
  let wire: Server;
  before(async () => {
    sink = await openSpanSink();
    wire = createServer((request, response) => void handOn(request, response)).listen(0, '127.0.0.1');
    await once(wire, 'listening');
    const address = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
    const { origin, stop } = await startLoneStorefront(address, { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url });
    const statuses = [
      await fetch(`${origin}/dames/dirndls?email=eva@example.org`, { headers: headersOf('page') }),
      await fetch(`${origin}/graphql?query=%7BstoreConfig%7Bstore_code%7D%7D`, { headers: headersOf('call') }),
    ].map(({ status }) => status);
    // What is left is sent when it ends.
    await stop();
    assert.deepEqual(statuses, [200, 200]);
  });
  after(async () => {
    wire.closeAllConnections();
    wire.close();
    await sink.close();
  });

  const spansOf = (visit: keyof typeof visits): readonly SunkSpan[] => sink.spans().filter(({ traceId }) => traceId === visits[visit]);
  const named = (visit: keyof typeof visits, name: string): SunkSpan => {
    const found = spansOf(visit).find((span) => span.name === name);
    const names = spansOf(visit).map((span) => span.name);
    assert.ok(found, `${name} among ${names.join(', ')}`);
    return found;
  };
  const heardIn = (visit: keyof typeof visits): readonly string[] => heard.filter((traceparent) => traceparent.includes(visits[visit]));

  it('of a page: the request, its render, and below it the calls that the backend hears of', () => {
    const request = named('page', 'GET /*');
    assert.equal(request.parentSpanId, spanId);
    const render = named('page', 'page render');
    assert.equal(render.parentSpanId, request.spanId);
    const calls = spansOf('page').filter(({ name, parentSpanId }) => name.startsWith('backend graphql ') && parentSpanId === render.spanId);
    assert.ok(calls.length > 0);
    for (const call of calls) {
      assert.equal(call.kind, 3);
      assert.ok(heard.includes(`00-${visits.page}-${call.spanId}-01`), `${call.name} is heard of by its own span`);
    }
    assert.deepEqual(
      heardIn('page').filter((traceparent) => traceparent.includes(spanId)),
      [],
      'nothing goes past the storefront’s own spans',
    );
  });

  it('of what a browser asks the backend through it', () => {
    const request = named('call', 'GET /graphql');
    assert.equal(request.parentSpanId, spanId);
    const call = named('call', 'backend /graphql');
    assert.equal(call.parentSpanId, request.spanId);
    assert.deepEqual(heardIn('call'), [`00-${visits.call}-${call.spanId}-01`]);
  });

  it('its own name, and nothing of an address (R201)', () => {
    assert.match(sink.text(), /\{"key":"service\.name","value":\{"stringValue":"storefront"\}\}/);
    assert.doesNotMatch(sink.text(), /dames|dirndls|eva|example\.org|store_code/);
  });
});
