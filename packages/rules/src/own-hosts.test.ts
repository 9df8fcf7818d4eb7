import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLoopback, ownHosts } from './own-hosts.ts';

describe('the names of a demo', () => {
  const isOwn = ownHosts('Demo.Shop.example', '127.0.0.2');

  it('are those of this machine and of its public address, with any port', () => {
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]', '[::1]:3000', 'demo.shop.example', '127.0.0.2:1'])
      assert.equal(isOwn(host), true, host);
  });

  it('are no other, even where it looks like one of them', () => {
    for (const host of [
      undefined,
      '',
      'evil.example:3000',
      'localhost.evil.example',
      'evil.example:3000:localhost',
      'localhost@evil.example',
      'evil.example/localhost',
      '127.0.0.1.evil.example',
      '0.0.0.0:3000',
      '192.168.1.7:3000',
      '::1',
    ])
      assert.equal(isOwn(host), false, host);
  });
});

describe('an address to listen on', () => {
  it('is of this machine alone when it is loopback, and nothing else is', () => {
    for (const host of ['localhost', '127.0.0.1', '127.8.9.10', '::1']) assert.equal(isLoopback(host), true, host);
    for (const host of ['0.0.0.0', '::', '', '192.168.1.7', 'shop.example', '127.0.0.1.evil.example', '::ffff:10.0.0.1'])
      assert.equal(isLoopback(host), false, host);
  });
});
