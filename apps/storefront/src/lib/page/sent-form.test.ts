import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSentForm } from './sent-form.ts';

const post = (body: string, type = 'application/x-www-form-urlencoded;charset=UTF-8') =>
  new Request('http://shop.test/contact', { method: 'POST', body, headers: { 'Content-Type': type } });

describe('a form that was sent', () => {
  it('is read as fields', async () => {
    const sent = await readSentForm(post('name=J%C3%BCrgen+%26+Co&message=Hallo'));
    assert.equal(sent.get('name'), 'Jürgen & Co');
    assert.equal(sent.get('message'), 'Hallo');
  });

  it('is refused when it is longer than any form, or no form at all', async () => {
    await assert.rejects(readSentForm(post(`a=${'x'.repeat(100_001)}`)), { init: { status: 413 } });
    await assert.rejects(readSentForm(post('{}', 'application/json')), { init: { status: 415 } });
  });
});
