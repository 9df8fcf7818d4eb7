import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bodyBytes, bodyBytesOnce, giveBack, joined, joinedOnce } from './body-bytes.ts';

const body = { text: 'Größe 38 – „Loisl“ 🥨 €' };

describe('the bytes of an answer', () => {
  it('are the same, kept or sent once, whole or of parts', () => {
    const expected = Buffer.from(JSON.stringify(body));
    assert.deepEqual(bodyBytes(body), expected);
    assert.deepEqual(bodyBytesOnce(body), expected);
    const parts = ['{"text":', Buffer.from('"Größe 38 – „Loisl“ '), '🥨 €"}'];
    assert.deepEqual(joined(parts), expected);
    assert.deepEqual(joinedOnce(parts), expected);
  });

  it('get a room of their own while it is in use, and one that was given back after that', () => {
    const [first, second] = [bodyBytesOnce({ number: 1 }), bodyBytesOnce({ number: 2 })];
    assert.notEqual(first.buffer, second.buffer);
    giveBack(first);
    giveBack(first);
    const [third, fourth] = [bodyBytesOnce({ number: 3 }), bodyBytesOnce({ number: 4 })];
    assert.equal(third.buffer, first.buffer);
    assert.notEqual(fourth.buffer, third.buffer);
    assert.equal(second.toString(), '{"number":2}');
  });

  it('are written by themselves when they are long', () => {
    const long = { text: '–'.repeat(200_000) };
    const bytes = bodyBytesOnce(long);
    giveBack(bytes);
    assert.equal(bytes.toString(), JSON.stringify(long));
    assert.notEqual(bodyBytesOnce(long).buffer, bytes.buffer);
  });
});
