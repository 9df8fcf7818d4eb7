import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onlyOnRefresh, unlessOnly } from './use-refresh.ts';

const step = (from: string, to: string) => ({ currentUrl: new URL(from, 'http://shop'), nextUrl: new URL(to, 'http://shop') });

describe('the data of a list', () => {
  it('stay where a thing is opened beside it', () => {
    const again = unlessOnly('entry');
    assert.equal(again(step('/audit?who=7', '/audit?who=7&entry=3')), false);
    assert.equal(again(step('/audit?entry=3', '/audit?who=7&entry=3')), true);
    assert.equal(again(step('/audit?entry=3', '/audit?entry=3')), true);
  });

  it('stay at every address where they are the same everywhere', () => {
    assert.equal(onlyOnRefresh(step('/approvals?view=mine', '/approvals?view=decided')), false);
    assert.equal(onlyOnRefresh(step('/approvals', '/approvals')), true);
  });
});
