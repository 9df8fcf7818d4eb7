import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { keptAsk } from './send-page.ts';

const asked = (headers: Readonly<Record<string, string>>) => keptAsk({ rawHeaders: Object.entries(headers).flat() } as IncomingMessage);

describe('what a visitor of a kept page asks', () => {
  it('is read whatever capitals the names have', () => {
    const ask = asked({ Host: 'shop.example', 'ACCEPT-Encoding': 'gzip, br', 'If-None-Match': 'W/"1"', Accept: '*/*' });
    assert.deepEqual(ask, { accept: 'gzip, br', ifNoneMatch: 'W/"1"', isPlain: true });
  });

  it('is as simple as can be without headers', () => assert.deepEqual(asked({}), { accept: '', ifNoneMatch: undefined, isPlain: true }));

  for (const name of ['Authorization', 'sec-purpose'])
    it(`is not answered like everybody's with ${name}`, () => assert.equal(asked({ [name]: 'x' }).isPlain, false));
});
