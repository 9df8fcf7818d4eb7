import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { backendText } from './backend-text.ts';

describe('texts of the backend', () => {
  it('are known by their words', () => {
    assert.equal(backendText('Invalid login or password.'), 'saidWrongPassword');
    assert.equal(backendText('resetPasswordToken must be specified'), 'saidTokenMissing');
  });

  it('are known whatever they name', () => {
    assert.equal(backendText('"eva@" is not a valid email address.'), 'saidEmailInvalid');
    assert.equal(backendText('"City" is a required value.'), 'saidFieldMissing');
    assert.equal(backendText('Customer Address 12 is set as default billing address and can not be deleted'), 'saidDefaultAddress');
    assert.equal(backendText('The password needs at least 8 characters. Create a new password and try again.'), 'saidPasswordShort');
  });

  it('that are not known are left as they came', () => {
    for (const text of ['Something new', 'toString', '__proto__', '']) assert.equal(backendText(text), undefined);
  });
});
