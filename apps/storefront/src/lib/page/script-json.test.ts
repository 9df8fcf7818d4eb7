import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scriptJson } from './script-json.ts';

describe('page state as JSON (R169)', () => {
  it('cannot end its script or start a comment', () => {
    const text = scriptJson({ name: '</script><!--\u2028&' });
    assert.doesNotMatch(text, /[<>&\u2028]/);
    assert.deepEqual(JSON.parse(text), { name: '</script><!--\u2028&' });
  });
});
