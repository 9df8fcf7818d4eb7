import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createHttpExecutor } from './http-executor.ts';

describe('a backend over HTTP', () => {
  it('is read by GET, and the body of a refusal counts', async () => {
    let asked: { url: URL; headers: Headers } | undefined;
    const execute = createHttpExecutor('http://commerce.test', async (url, init) => {
      asked = { url: new URL(url as URL), headers: new Headers(init?.headers) };
      return Response.json({ errors: [{ message: 'nee' }] }, { status: 403 });
    });
    const answer = await execute({
      method: 'GET',
      query: 'query A {\n  b\n}',
      variables: { c: 1 },
      operationName: 'A',
      store: 'de',
      requestId: 'r',
      ip: '192.0.2.1',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    });
    assert.equal(answer.status, 403);
    assert.equal(answer.body.errors?.[0]?.message, 'nee');
    assert.equal(asked?.url.searchParams.get('query'), 'query A { b }');
    assert.equal(asked?.url.searchParams.get('variables'), '{"c":1}');
    assert.equal(asked?.headers.get('store'), 'de');
    assert.equal(asked?.headers.get('x-forwarded-for'), '192.0.2.1');
    assert.equal(asked?.headers.get('traceparent'), '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
  });

  it('is changed by POST', async () => {
    let sent: { url: string; init: RequestInit | undefined } | undefined;
    const execute = createHttpExecutor('http://commerce.test', async (url, init) => {
      sent = { url: new URL(url as URL).href, init };
      return Response.json({ data: { done: true } });
    });
    const answer = await execute({ method: 'POST', query: 'mutation A {\n  b\n}', store: 'nl', requestId: 'r', ip: '192.0.2.1' });
    assert.deepEqual(answer.body.data, { done: true });
    assert.equal(sent?.url, 'http://commerce.test/graphql');
    assert.equal(sent?.init?.method, 'POST');
    assert.deepEqual(JSON.parse(sent?.init?.body as string), { query: 'mutation A { b }' });
  });
});
