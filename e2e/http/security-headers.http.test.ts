import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { get, origin } from './get.ts';

test('the policy of a page lets nothing in that the shop does not send (R163)', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of [
    "default-src 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "script-src-attr 'none'",
    "require-trusted-types-for 'script'",
  ])
    assert.ok(policy.includes(part), part);
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
  assert.equal(headers.get('x-frame-options'), 'DENY');
  assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
});

test('every kind of answer carries the security headers (R163)', async () => {
  for (const path of ['/', '/bestaat-niet', '/graphql?query={storeConfig{store_code}}', '/assets/none.js', '/media/x/1.webp', '/healthz']) {
    const { headers } = await get(path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin', path);
    assert.ok(headers.get('content-security-policy'), path);
    assert.equal(headers.get('server'), null, path);
    assert.equal(headers.get('x-powered-by'), null, path);
  }
});

test('a demo answers nobody who leads another name to it: neither pages, nor mails, nor figures (R205)', async () => {
  const statusUnder = async (host: string, path: string): Promise<number | undefined> => {
    const { hostname, port } = new URL(origin);
    const [answer] = (await once(request({ hostname, port, path, headers: { host } }).end(), 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  for (const path of ['/', '/mailbox', '/mailbox.json', '/metrics', '/healthz', '/graphql?query={storeConfig{store_code}}']) {
    assert.equal(await statusUnder(`evil.example:${new URL(origin).port}`, path), 421, path);
    assert.equal(await statusUnder('localhost', path), 200, path);
  }
});

test('nothing but a built file can be run as a script (R164)', async () => {
  const paths = [
    '/',
    '/dames/dirndls.data',
    '/graphql?query={storeConfig{store_code}}',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ];
  for (const path of [...paths, '/media/x/1.webp', '/mailbox', '/mailbox.json', '/healthz', '/readyz', '/vitals', '/assets/none.js']) {
    const { headers } = await get(path);
    // Browsers run what has a type of a script, or none at all.
    assert.match(headers.get('content-type') ?? '', /^[a-z]+\//, path);
    assert.doesNotMatch(headers.get('content-type') ?? '', /(?:java|ecma|live|j)script/, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
  }
});
