import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkEmail } from './check-email.ts';
import { checkNewPassword, checkRepeat } from './check-password.ts';
import { checkPresent } from './verdict.ts';

describe('fields of forms (SPEC-5)', () => {
  it('want an e-mail address that can be one', () => {
    assert.equal(checkEmail(' '), 'emailRequired');
    assert.equal(checkEmail('eva@'), 'emailInvalid');
    assert.equal(checkEmail(' eva@example.org '), undefined);
  });

  it('want a new password with eight characters, a letter, a capital, a symbol and a digit', () => {
    assert.equal(checkNewPassword(''), 'passwordRequired');
    assert.equal(checkNewPassword('Aa1!aaa'), 'passwordTooShort');
    for (const weak of ['bergwiese', 'Bergwiese', 'Bergwiese1', 'BERGWIESE1!', 'bergwiese1!']) {
      assert.equal(checkNewPassword(weak), 'passwordTooWeak', weak);
    }
    assert.equal(checkNewPassword('P@ssw0rd1!'), 'passwordTooCommon');
    assert.equal(checkNewPassword(`Aa1!${'x'.repeat(300)}`), 'passwordTooLong');
    assert.equal(checkNewPassword('Bergwiese-1'), undefined);
  });

  it('want the same password twice', () => {
    assert.equal(checkRepeat('a', ''), 'passwordRepeatRequired');
    assert.equal(checkRepeat('a', 'b'), 'passwordsDiffer');
    assert.equal(checkRepeat('a', 'a'), undefined);
  });

  it('do not take blanks for an answer', () => assert.equal(checkPresent('  ', 'cityRequired'), 'cityRequired'));
});
