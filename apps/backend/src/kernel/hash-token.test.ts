import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashToken } from './hash-token.ts';

describe('the hash of a token', () => {
  it('is SHA-256 in hexadecimal: what is stored already stays valid', () => {
    assert.equal(hashToken('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
