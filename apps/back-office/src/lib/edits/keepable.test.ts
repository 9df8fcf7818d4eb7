import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keepable } from './keepable.ts';

describe('what is kept on a device', () => {
  it('has no password, secret, code of an app or PIN', () => {
    const fields = ['name', 'password', 'newPassword', 'texts.de.name', 'apiSecret', 'totp', 'recoveryCode', 'pin', 'till.pin', 'shopping'];
    const kept = keepable(fields.map((field) => ({ field, base: null, value: 'x' })));
    assert.deepEqual(
      kept.map(({ field }) => field),
      ['name', 'texts.de.name', 'shopping'],
    );
  });
});
