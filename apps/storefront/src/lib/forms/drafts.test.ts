import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { forgetDraft, forgetDrafts, readDraft, saveDraft } from './drafts.ts';

function aTab(stored?: string) {
  let text = stored;
  return { get: () => text, set: (_key: string, value: string) => void (text = value), remove: () => void (text = undefined) };
}

const like = { email: '', isSubscribed: false, password: '' };

describe('drafts of forms', () => {
  it('come back with everything but passwords', () => {
    const tab = aTab();
    saveDraft('register', { email: 'eva@example.org', isSubscribed: true, password: 'Secret-1', newPassword: 'Secret-2' }, tab);
    assert.doesNotMatch(tab.get() ?? '', /Secret/);
    assert.deepEqual(readDraft('register', like, tab), { email: 'eva@example.org', isSubscribed: true });
  });

  it('of one form leave the others alone', () => {
    const tab = aTab();
    saveDraft('a', { email: 'a' }, tab);
    saveDraft('b', { email: 'b' }, tab);
    forgetDraft('a', tab);
    assert.deepEqual(readDraft('a', like, tab), {});
    assert.deepEqual(readDraft('b', like, tab), { email: 'b' });
    forgetDrafts(tab);
    assert.equal(tab.get(), undefined);
  });

  it('that cannot be read or no longer fit are ignored', () => {
    assert.deepEqual(readDraft('a', like, aTab('{broken')), {});
    assert.deepEqual(readDraft('a', like, aTab('{"a":{"email":true,"gone":"x","password":"y"}}')), {});
  });
});
