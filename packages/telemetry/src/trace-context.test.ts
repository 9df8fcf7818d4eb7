import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newSpanId, newTraceId, readTraceparent, writeTraceparent } from './trace-context.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';

describe('a traceparent header', () => {
  it('says the trace, the caller and whether it is recorded', () => {
    assert.deepEqual(readTraceparent(`00-${trace}-${span}-01`), { traceId: trace, spanId: span, isRecorded: true });
    assert.equal(readTraceparent(`00-${trace}-${span}-00`)?.isRecorded, false);
    assert.equal(readTraceparent(`00-${trace}-${span}-03`)?.isRecorded, true);
  });
  it('is written as it is read', () => {
    const context = { traceId: newTraceId(), spanId: newSpanId(), isRecorded: true };
    assert.deepEqual(readTraceparent(writeTraceparent(context)), context);
    assert.match(writeTraceparent({ ...context, isRecorded: false }), /-00$/);
  });
  it('of a later version may have more fields', () => assert.equal(readTraceparent(`cc-${trace}-${span}-01-what`)?.spanId, span));
  for (const [name, header] of [
    ['missing', undefined],
    ['twice', ['a', 'b']],
    ['empty', ''],
    ['in capitals', `00-${trace.toUpperCase()}-${span}-01`],
    ['too short', `00-${trace.slice(1)}-${span}-01`],
    ['of no version', `ff-${trace}-${span}-01`],
    ['with more fields than its version has', `00-${trace}-${span}-01-what`],
    ['of no trace', `00-${'0'.repeat(32)}-${span}-01`],
    ['of no caller', `00-${trace}-${'0'.repeat(16)}-01`],
    ['endless', `cc-${trace}-${span}-01-${'x'.repeat(300)}`],
  ] as const) {
    it(`that is ${name} begins a new trace`, () => assert.equal(readTraceparent(header), undefined));
  }
});
