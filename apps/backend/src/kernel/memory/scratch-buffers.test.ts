import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { returnScratchBuffer, serializeBody, serializeBodyOnce } from './scratch-buffers.ts';

const body = { text: 'Größe 38 – „Loisl“ 🥨 €' };

describe('a serialized body', () => {
  it('is the same to cache and to send once', () => {
    const expected = Buffer.from(JSON.stringify(body));
    assert.deepEqual(serializeBody(body), expected);
    assert.deepEqual(serializeBodyOnce(body), expected);
  });

  it('shares its scratch buffer with nobody until it is returned', () => {
    const [first, second] = [serializeBodyOnce({ number: 1 }), serializeBodyOnce({ number: 2 })];
    assert.notEqual(first.buffer, second.buffer);
    returnScratchBuffer(first);
    returnScratchBuffer(first);
    const [third, fourth] = [serializeBodyOnce({ number: 3 }), serializeBodyOnce({ number: 4 })];
    assert.equal(third.buffer, first.buffer);
    assert.notEqual(fourth.buffer, third.buffer);
    assert.equal(second.toString(), '{"number":2}');
  });

  it('gets a buffer of its own when it is long', () => {
    const long = { text: '–'.repeat(200_000) };
    const bytes = serializeBodyOnce(long);
    returnScratchBuffer(bytes);
    assert.equal(bytes.toString(), JSON.stringify(long));
    assert.notEqual(serializeBodyOnce(long).buffer, bytes.buffer);
  });
});
