import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ShopError } from './errors.ts';
import { createIds, decodeNumericUid, decodeUid, encodeUid, isMaskedId } from './ids.ts';

describe('createIds', () => {
  it('makes 32 characters of the injected bytes', () => {
    const ids = createIds((size) => new Uint8Array(size).fill(33));
    assert.equal(ids.masked(), 'b'.repeat(32));
    assert.equal(ids.token(), '21'.repeat(32));
  });

  it('does not repeat itself and recognises its own ids', () => {
    const ids = createIds();
    const made = new Set(Array.from({ length: 1000 }, () => ids.masked()));
    assert.equal(made.size, 1000);
    for (const id of made) assert.ok(isMaskedId(id));
    assert.ok(!isMaskedId('42'));
  });
});

describe('uid', () => {
  it('is plain base64 of the number or path', () => {
    assert.equal(encodeUid(38), 'Mzg=');
    assert.equal(decodeUid('Mzg='), '38');
    assert.equal(decodeNumericUid('Mzg='), 38);
    assert.equal(decodeUid(encodeUid('configurable/93/52')), 'configurable/93/52');
  });

  for (const bad of ['', 'x', '38', 'Mzg', 'Mzg=\n', '////']) {
    it(`refuses ${JSON.stringify(bad)} as an input error`, () => {
      assert.throws(
        () => decodeUid(bad),
        (error) => error instanceof ShopError && error.category === 'input' && error.message === `Value of uid "${bad}" is incorrect.`,
      );
    });
  }

  it('refuses a path, zero and a negative number where a number is wanted', () => {
    for (const text of ['bundle/1', '0', '-1', '1e3', '9'.repeat(20)]) assert.throws(() => decodeNumericUid(encodeUid(text)), ShopError);
  });
});
