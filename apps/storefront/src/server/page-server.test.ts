import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { GraphqlRequest, GraphqlResponse } from '../lib/graphql/executor.ts';
import { bodyOf, compressOnly } from './page-entry.ts';
import { createPageDependencies } from './page-dependencies.ts';
import type { RenderedPage } from './fetch-page.ts';
import { createPageServer, type PageServer } from './page-server.ts';

const call = { requestId: 'test', ip: '127.0.0.1' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let time: number;
let words: string;
let isDown: boolean;
let renders: number;
let pages: PageServer;

const request: GraphqlRequest = { method: 'GET', query: '{ words }', store: 'nl', ...call };
const execute = async (): Promise<GraphqlResponse> => {
  if (isDown) throw new Error('the backend is away');
  return { status: 200, headers: { 'cache-control': 'public', 'x-magento-tags': 'p1,list' }, body: { data: { words } } };
};

async function render(tag = 'p1'): Promise<RenderedPage> {
  renders += 1;
  const dependencies = createPageDependencies();
  const answer = await execute().catch(() => undefined);
  dependencies.add(request, answer && { ...answer, headers: { ...answer.headers, 'x-magento-tags': tag } });
  const body = Buffer.from(`<p>${words}</p>`.repeat(200));
  return { status: answer ? 200 : 503, headers: { 'cache-control': answer ? 'public' : 'no-store' }, body, dependencies };
}

const ask = (key = 'page', tag?: string) => pages.answer(key, call, () => render(tag));
const state = async (key?: string): Promise<string> => (await ask(key)).state;

beforeEach(() => {
  [time, words, isDown, renders] = [Date.parse('2026-11-15T11:00:00Z'), 'Servus', false, 0];
  pages = createPageServer({ execute, now: () => new Date(time), log: silent, maxBytes: 100_000, epoch: () => '' });
});

describe('a cached page', () => {
  it('is made once, however many wait for it (R105)', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask()));
    assert.equal(renders, 1);
    assert.ok(answers.every(({ state: one }) => one === 'miss'));
    assert.equal(await state(), 'hit');
  });

  it('stays when something changed that it does not show', async () => {
    await ask();
    pages.invalidate(['p2']);
    assert.equal(await state(), 'hit');
  });

  it('stays when what it shows was touched and says the same, and goes when it says another thing', async () => {
    await ask();
    pages.invalidate(['p1']);
    assert.equal(await state(), 'revalidated');
    assert.equal(await state(), 'hit');
    words = 'Grüß Gott';
    pages.invalidate(['p1']);
    assert.equal(await state(), 'miss');
    assert.equal(renders, 2);
  });

  it('is revalidated when anything may have changed', async () => {
    await ask();
    pages.invalidate(undefined);
    assert.equal(await state(), 'revalidated');
  });

  it('is not sent to somebody who comes after a change, when its render began before', async () => {
    const begun = ask();
    words = 'Grüß Gott';
    pages.invalidate(['p1']);
    const [old, next] = await Promise.all([begun, ask()]);
    assert.ok('entry' in old && 'entry' in next);
    assert.match(String(await bodyOf(next.entry, 'identity')), /Grüß Gott/);
    const later = await ask();
    assert.match('entry' in later ? String(await bodyOf(later.entry, 'identity')) : '', /Grüß Gott/);
  });

  it('is sent stale for a day when nothing newer can be had (R181), and not longer', async () => {
    await ask();
    isDown = true;
    pages.invalidate(['p1']);
    assert.equal(await state(), 'stale');
    time += 23 * 3_600_000;
    assert.equal(await state(), 'stale');
    time += 2 * 3_600_000;
    const answer = await ask();
    assert.ok('page' in answer && answer.page.status === 503);
    isDown = false;
    assert.equal(await state(), 'miss');
  });

  it('is rendered again when it may say another time', async () => {
    await ask();
    time += 5 * 60_000;
    assert.equal(await state(), 'miss');
  });

  it('is found by the address as it came, and no longer once it is invalidated', async () => {
    const answer = await ask();
    assert.ok('entry' in answer);
    pages.cache.nameUrl(answer.entry, '/dames?utm_source=x');
    assert.equal(pages.fresh('/dames?utm_source=x'), answer.entry);
    pages.invalidate(['p1']);
    assert.equal(pages.fresh('/dames?utm_source=x'), undefined);
  });

  it('is never one with an answer for one person, or without an answer', async () => {
    const dependencies = createPageDependencies();
    dependencies.add(request, { status: 200, headers: { 'cache-control': 'no-store' }, body: {} });
    const own = async (): Promise<RenderedPage> => ({
      status: 200,
      headers: { 'cache-control': 'public' },
      body: Buffer.from('x'),
      dependencies,
    });
    assert.equal((await pages.answer('own', call, own)).state, 'pass');
    assert.equal(pages.cache.size().pages, 0);
  });
});

describe('memory', () => {
  it('is bounded: the least recently used page is evicted first', async () => {
    for (let page = 0; page < 60; page += 1) {
      await ask(`page ${page}`);
      await ask('page 0');
    }
    const { pages: count, bytes } = pages.cache.size();
    assert.ok(count < 60 && count > 5 && bytes <= 100_000, `${count} pages, ${bytes} bytes`);
    assert.equal(await state('page 0'), 'hit');
    assert.equal(await state('page 1'), 'miss');
  });

  it('retains the encoded bytes of a page that is rendered again and is the same', async () => {
    const first = await ask();
    assert.ok('entry' in first);
    await compressOnly(first.entry);
    const small = first.entry.bodies.get('br');
    time += 6 * 60_000;
    const again = await ask();
    assert.ok('entry' in again && again.state === 'miss');
    assert.equal(again.entry.bodies.get('br'), small);
  });

  it('holds the small forms of a page, and every form can be had', async () => {
    const answer = await ask();
    assert.ok('entry' in answer);
    const plain = String(await bodyOf(answer.entry, 'identity'));
    await compressOnly(answer.entry);
    pages.cache.resize(answer.entry);
    assert.equal(answer.entry.bodies.has('identity'), false);
    assert.equal(String(await bodyOf(answer.entry, 'identity')), plain);
    assert.ok(pages.cache.size().bytes < plain.length);
  });
});
