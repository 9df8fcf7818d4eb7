import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { networkOf } from './network-of.ts';

describe('whose address it is', () => {
  it('takes a /64 of IPv6 for one household, and a mapped IPv4 address for what it is', () => {
    assert.equal(networkOf('2001:db8:0:1::5'), networkOf('2001:db8:0:1:ffff:0:0:1'));
    assert.notEqual(networkOf('2001:db8:0:1::5'), networkOf('2001:db8:0:2::5'));
    assert.equal(networkOf('::ffff:10.0.0.1'), '10.0.0.1');
    assert.equal(networkOf('192.0.2.7'), '192.0.2.7');
  });
});
