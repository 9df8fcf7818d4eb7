import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayReload } from './missing-chunk.ts';

describe('a missing chunk (R191)', () => {
  it('reloads the page the first time', () => assert.equal(mayReload(null, 50_000), true));
  it('does not reload twice within ten seconds', () => assert.equal(mayReload('45000', 50_000), false));
  it('reloads again after a later deployment', () => assert.equal(mayReload('30000', 50_000), true));
  it('does not stop at a damaged note', () => assert.equal(mayReload('x', 50_000), true));
});
