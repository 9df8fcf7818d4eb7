import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { activeSpan, createTracer, inSpan, outgoingTraceparent, within, type FinishedSpan } from './tracer.ts';

const start = (name: string) => ({ name, kind: 'internal' }) as const;

function setUp(share = 1) {
  const spans: FinishedSpan[] = [];
  let time = 0;
  const tracer = createTracer({ take: (span) => void spans.push(span), now: () => (time += 1), share });
  return { spans, tracer };
}

describe('spans', () => {
  it('of parts lie below the span of the whole, also after waiting', async () => {
    const { spans, tracer } = setUp();
    const root = tracer.begin(start('whole'), undefined);
    await within(root, async () => {
      await Promise.resolve();
      await inSpan(
        () => start('part'),
        () =>
          inSpan(
            () => start('part of it'),
            async () => undefined,
          ),
      );
    });
    root.end();
    assert.deepEqual(
      spans.map(({ name }) => name),
      ['part of it', 'part', 'whole'],
    );
    const [inner, outer, whole] = spans;
    assert.equal(inner?.parentSpanId, outer?.spanId);
    assert.equal(outer?.parentSpanId, whole?.spanId);
    assert.equal(whole?.parentSpanId, undefined);
    assert.equal(new Set(spans.map(({ traceId }) => traceId)).size, 1);
  });

  it('say of a failure only its class, and pass it on', async () => {
    const { spans, tracer } = setUp();
    const failing = within(tracer.begin(start('whole'), undefined), () =>
      inSpan(
        () => start('part'),
        () => Promise.reject(new TypeError('eva@example.org')),
      ),
    );
    await assert.rejects(failing, TypeError);
    assert.equal(spans[0]?.hasFailed, true);
    assert.deepEqual(spans[0]?.attributes, { 'error.type': 'TypeError' });
  });

  it('are not made where nothing is recorded, and nobody is asked to describe them', async () => {
    const describeNothing = (): never => assert.fail('described');
    assert.equal(await inSpan(describeNothing, async () => 1), 1);
    assert.deepEqual(outgoingTraceparent(), {});
    const { spans, tracer } = setUp(0);
    const unrecorded = tracer.begin(start('whole'), undefined);
    assert.equal(await within(unrecorded, () => inSpan(describeNothing, async () => activeSpan())), undefined);
    unrecorded.end();
    assert.deepEqual(spans, []);
  });

  it('are recorded when the caller records, whatever the share', () => {
    const { spans, tracer } = setUp(0);
    const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isRecorded: true };
    const span = tracer.begin(start('whole'), caller);
    assert.equal(
      within(span, () => outgoingTraceparent().traceparent),
      `00-${caller.traceId}-${span.context.spanId}-01`,
    );
    span.end();
    assert.equal(spans[0]?.parentSpanId, caller.spanId);
    const silent = tracer.begin(start('whole'), { ...caller, isRecorded: false });
    assert.match(within(silent, () => outgoingTraceparent().traceparent) ?? '', /-00$/);
  });
});
