import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isEmail, normaliseEmail } from './email.ts';

describe('an e-mail address', () => {
  for (const text of ['anna@example.nl', 'a.b+c@sub.example.de', "o'neil@example.com", 'ü@example.de', 'x@xn--mnchen-3ya.de'])
    it(`may be ${text}`, () => assert.equal(isEmail(text), true));
  for (const text of [
    '',
    'anna',
    'anna@',
    '@example.nl',
    'anna@example',
    'anna@@example.nl',
    'anna b@example.nl',
    'a@example.nl, b@example.nl',
    '"a b"@example.nl',
    'anna@-example.nl',
    '.anna@example.nl',
    'an..na@example.nl',
    'anna@example.nl\nBcc: x@example.nl',
    `${'a'.repeat(65)}@example.nl`,
    `a@${'b'.repeat(60)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.nl`,
  ])
    it(`is not ${JSON.stringify(text.slice(0, 40))}`, () => assert.equal(isEmail(text), false));
  it('is compared without capitals and blanks', () => assert.equal(normaliseEmail(' Anna@Example.NL '), 'anna@example.nl'));
});
