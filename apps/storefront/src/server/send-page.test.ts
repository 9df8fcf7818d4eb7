import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readCacheRequest } from './send-page.ts';

const asked = (headers: Readonly<Record<string, string>>) => readCacheRequest({ rawHeaders: Object.entries(headers).flat() });

describe('what a request for a cached page says', () => {
  it('is read whatever capitals the names have', () => {
    const ask = asked({ Host: 'shop.example', 'ACCEPT-Encoding': 'gzip, br', 'If-None-Match': 'W/"1"', Accept: '*/*' });
    assert.deepEqual(ask, { acceptEncoding: 'gzip, br', ifNoneMatch: 'W/"1"', isShared: true });
  });

  it('is as simple as can be without headers', () =>
    assert.deepEqual(asked({}), { acceptEncoding: '', ifNoneMatch: undefined, isShared: true }));

  for (const name of ['Authorization', 'sec-purpose'])
    it(`is not answered like everybody's with ${name}`, () => assert.equal(asked({ [name]: 'x' }).isShared, false));
});
