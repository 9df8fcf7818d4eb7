import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createNoticeStore } from './notice-store.ts';

const texts = (store: ReturnType<typeof createNoticeStore>) => store.snapshot().map(({ text }) => text);

describe('notices', () => {
  it('stay until they are dismissed', () => {
    const store = createNoticeStore();
    store.show({ kind: 'success', text: 'a' });
    store.show({ kind: 'danger', text: 'b' });
    const [first] = store.snapshot();
    assert.ok(first);
    store.dismiss(first.id);
    assert.deepEqual(texts(store), ['b']);
  });

  it('end with their page, unless they were said on the way to the next', () => {
    let time = 0;
    const store = createNoticeStore(() => time);
    store.show({ kind: 'danger', text: 'of this page' });
    time = 10_000;
    store.show({ kind: 'success', text: 'on the way' });
    time = 10_500;
    store.turnPage();
    assert.deepEqual(texts(store), ['on the way']);
  });

  it('do not pile up when the same happens twice, but get a new id so that it is announced again', () => {
    const store = createNoticeStore();
    store.show({ kind: 'danger', text: 'a' });
    const before = store.snapshot()[0]?.id;
    store.show({ kind: 'danger', text: 'a' });
    assert.equal(store.snapshot().length, 1);
    assert.notEqual(store.snapshot()[0]?.id, before);
  });

  it('tell their listeners until these leave', () => {
    const store = createNoticeStore();
    let calls = 0;
    const leave = store.subscribe(() => (calls += 1));
    store.show({ kind: 'info', text: 'a' });
    leave();
    store.clear();
    assert.equal(calls, 1);
  });
});
