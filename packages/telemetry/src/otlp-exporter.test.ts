import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { openSpanSink, type SpanSink } from './testing/span-sink.ts';
import { createExporter, type ExporterOptions } from './otlp-exporter.ts';
import type { FinishedSpan } from './tracer.ts';

let sink: SpanSink | undefined;
afterEach(() => sink?.close());

const silentLogger = { warn: () => undefined };
const never = 3_600_000;
const exporterTo = (endpoint: string, more: Partial<ExporterOptions> = {}) =>
  createExporter({ endpoint, headers: {}, serviceName: 'a shop', logger: silentLogger, everyMs: never, ...more });

const aSpan = (name = 'work'): FinishedSpan => ({
  name,
  kind: 'server',
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentSpanId: undefined,
  attributes: { text: 'a', whole: 2, part: 0.5, yes: true },
  startedAt: 1_794_744_000_000.25,
  endedAt: 1_794_744_000_001,
  hasFailed: true,
});

describe('spans on their way to a collector', () => {
  it('are written as OTLP in JSON, under the address of traces', async () => {
    sink = await openSpanSink();
    const exporter = exporterTo(`${sink.url}/`, { headers: { 'x-api-key': 'k' } });
    exporter.take(aSpan());
    await exporter.close();
    assert.equal(sink.calls[0]?.url, '/v1/traces');
    assert.equal(sink.calls[0]?.headers['content-type'], 'application/json');
    assert.equal(sink.calls[0]?.headers['x-api-key'], 'k');
    assert.match(sink.text(), /\{"key":"service\.name","value":\{"stringValue":"a shop"\}\}/);
    assert.deepEqual(sink.spans(), [
      {
        traceId: '0af7651916cd43dd8448eb211c80319c',
        spanId: 'b7ad6b7169203331',
        name: 'work',
        kind: 2,
        startTimeUnixNano: '1794744000000250000',
        endTimeUnixNano: '1794744000001000000',
        attributes: [
          { key: 'text', value: { stringValue: 'a' } },
          { key: 'whole', value: { intValue: '2' } },
          { key: 'part', value: { doubleValue: 0.5 } },
          { key: 'yes', value: { boolValue: true } },
        ],
        status: { code: 2 },
      },
    ]);
    assert.deepEqual(exporter.counts, { sent: 1, dropped: 0 });
  });

  it('go in batches, the first as soon as it is full', async () => {
    sink = await openSpanSink();
    const { calls } = sink;
    const exporter = exporterTo(sink.url);
    for (let count = 0; count < 600; count += 1) exporter.take(aSpan());
    await sink.called();
    await exporter.close();
    assert.equal(calls.length, 2);
    assert.equal(sink.spans().length, 600);
  });

  it('are dropped when the collector is slow, never queued without end', async () => {
    sink = await openSpanSink(() => undefined);
    const exporter = exporterTo(sink.url, { maxWaiting: 1_000, closeWithinMs: 50 });
    for (let count = 0; count < 5_000; count += 1) exporter.take(aSpan());
    await exporter.close();
    assert.deepEqual(exporter.counts, { sent: 0, dropped: 5_000 });
  });

  for (const [name, endpoint] of [
    ['is away', async () => 'http://127.0.0.1:1'],
    ['refuses', async () => (sink = await openSpanSink((response) => void response.writeHead(503).end())).url],
  ] as const) {
    it(`are dropped when the collector ${name}`, async () => {
      const exporter = exporterTo(await endpoint());
      exporter.take(aSpan());
      await exporter.close();
      assert.deepEqual(exporter.counts, { sent: 0, dropped: 1 });
    });
  }
});
