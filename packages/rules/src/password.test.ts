import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxPasswordLength, passwordFaults } from './password.ts';

describe('a new password', () => {
  for (const password of ['Zilver-7berg', 'kastanje!Boom12', 'Ünïcode 9!', 'Aa1!Aa1!'])
    it(`may be ${password}`, () => assert.deepEqual(passwordFaults(password), []));
  it('has at least eight characters', () => assert.deepEqual(passwordFaults('Aa1!xyz'), ['tooShort']));
  it('counts a letter of two code units once', () => assert.deepEqual(passwordFaults('Aa1!𝒳𝒳𝒳'), ['tooShort']));
  it('has a bound above', () => assert.deepEqual(passwordFaults('Aa1!'.repeat(maxPasswordLength)), ['tooLong']));
  it('names every kind of character it lacks', () =>
    assert.deepEqual(passwordFaults('        '), ['noLowercase', 'noUppercase', 'noDigit', 'noSpecial']));
  it('needs a small letter', () => assert.deepEqual(passwordFaults('ZILVER-7BERG'), ['noLowercase']));
  it('needs a capital', () => assert.deepEqual(passwordFaults('zilver-7berg'), ['noUppercase']));
  it('needs a digit', () => assert.deepEqual(passwordFaults('Zilver-berg'), ['noDigit']));
  it('needs a special character', () => assert.deepEqual(passwordFaults('Zilver7berg'), ['noSpecial']));
  for (const password of ['Password1!', 'P@ssw0rd', 'Wachtwoord2026!', '!Willkommen1', 'Qwerty123!', 'Lederhose#1'])
    it(`is not what everybody tries first: ${password}`, () => assert.deepEqual(passwordFaults(password), ['tooCommon']));
});
