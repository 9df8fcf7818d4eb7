import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRecipients } from './read-recipients.ts';

describe('the recipients of a wishlist', () => {
  it('are read however they are separated, each once', () => {
    assert.deepEqual(readRecipients(' eva@example.org, Jan@example.org;\neva@example.org '), {
      kind: 'ok',
      addresses: ['eva@example.org', 'jan@example.org'],
    });
  });

  it('must be addresses, one to ten of them', () => {
    assert.equal(readRecipients(' ').kind, 'none');
    assert.deepEqual(readRecipients('eva@example.org, jan'), { kind: 'wrong', text: 'jan' });
    const many = Array.from({ length: 11 }, (_, index) => `a${index}@example.org`).join(' ');
    assert.equal(readRecipients(many).kind, 'tooMany');
  });
});
