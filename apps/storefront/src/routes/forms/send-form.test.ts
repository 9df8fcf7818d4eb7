import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sendForm } from './send-form.ts';

const typed = { name: 'Anna', message: 'Welke maat past mij?' };
const sent = () =>
  new Request('https://shop.test/contact', { method: 'POST', body: new URLSearchParams({ ...typed, _opened_at: '1', _subject: '' }) });
const send = (serverAction: () => Promise<unknown>, request = sent()) =>
  sendForm({ request, serverAction: serverAction as <Answer>() => Promise<Answer> });

describe('a form that is sent', () => {
  it('has the answer of the shop, which reads the fields itself', async () => {
    const request = sent();
    const answer = await send(
      async () => ({ thankYou: new URLSearchParams(await request.text()).get('name'), values: {}, errors: {} }),
      request,
    );
    assert.equal(answer.thankYou, 'Anna');
  });

  it('keeps what was typed when the connection breaks or a machine on the way answers', async () => {
    for (const failure of [new TypeError('Failed to fetch'), { status: 502, statusText: 'Bad Gateway', data: '' }]) {
      const answer = await send(() => Promise.reject(failure));
      assert.deepEqual(answer, { values: typed, errors: {}, failed: true });
    }
  });

  it('follows the shop to another page', async () => {
    const redirect = new Response(null, { status: 302, headers: { Location: '/' } });
    await assert.rejects(
      send(() => Promise.reject(redirect)),
      (error) => error === redirect,
    );
  });
});
