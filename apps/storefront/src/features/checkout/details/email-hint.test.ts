import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailHint } from './email-hint.ts';

describe('the hint for a slip in an e-mail address (UX-38)', () => {
  for (const [typed, meant] of [
    ['eva@gmial.com', 'eva@gmail.com'],
    ['Eva.J@gmail.co', 'Eva.J@gmail.com'],
    ['eva@hotmal.com', 'eva@hotmail.com'],
  ] as const) {
    it(`knows what ${typed} was meant to be`, () => assert.equal(emailHint(typed), meant));
  }

  for (const right of ['eva@gmail.com', 'eva@gmx.de', 'eva@example.org', 'eva@', 'eva']) {
    it(`says nothing about ${right}`, () => assert.equal(emailHint(right), undefined));
  }
});
