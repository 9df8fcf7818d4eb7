import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { GraphqlExecutor } from '../lib/graphql/executor.ts';
import type { RequestContext } from '../lib/page/request-context.ts';
import { aStoreView } from '../lib/page/testing/a-store-view.ts';
import { createPageDependencies, type ServerDependencies } from '../server/page-dependencies.ts';
import { shellData } from './shell-data.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const begins = '2026-11-15T12:00:00Z';

let isDown: boolean;
let loads: number;
/** What a load waits for, when a test wants it to. */
let gate: Promise<void> | undefined;
let backendTime: string;
let execute: GraphqlExecutor;

beforeEach(() => {
  [isDown, loads, gate] = [false, 0, undefined];
  // Two shops in one process do not see each other's menu: each test has its own.
  execute = async ({ operationName }) => {
    const now = backendTime;
    if (operationName !== 'GlobalMessages') return answer({ categories: { items: [] }, phisicalStores: { items: [] } });
    loads += 1;
    await gate;
    if (isDown) throw new Error('the backend is away');
    return answer({ globalMessages: now < begins ? [] : [{ id: 1, text: 'Alles voor de helft' }] });
  };
});

const answer = (data: object) => ({ status: 200, headers: { 'cache-control': 'public' }, body: { data } });

function contextAt(time: string, dependencies: ServerDependencies): RequestContext {
  backendTime = new Date(time).toISOString().replace('.000', '');
  return {
    execute,
    storeView: aStoreView('nl', ''),
    storeViews: [],
    themeName: 'alm',
    settings: { publicUrl: 'http://localhost:3000', demo: true, shopAccessToken: '', consumerKey: '' },
    requestId: 'test',
    ip: '127.0.0.1',
    traceparent: undefined,
    now: new Date(time),
    deadline: new AbortController().signal,
    assetsOf: () => ({ styles: [], scripts: [] }),
    log: silent,
    dependencies,
    sendHtml: () => undefined,
    loaderData: undefined,
    changes: 0,
  };
}

async function messagesAt(time: string): Promise<{ readonly texts: readonly string[]; readonly isShared: boolean }> {
  const dependencies = createPageDependencies();
  const { messages } = await shellData(contextAt(time, dependencies));
  return { texts: messages.map(({ text }) => text ?? ''), isShared: dependencies.isShared() };
}

describe('the messages above every page', () => {
  it('begin with the first page after their time, however long nobody came', async () => {
    assert.deepEqual((await messagesAt('2026-11-15T08:00:00Z')).texts, []);
    assert.deepEqual(await messagesAt(begins), { texts: ['Alles voor de helft'], isShared: true });
  });

  it('begin also while those of the moment before are being loaded', async () => {
    await messagesAt('2026-11-15T11:59:30Z');
    let open = (): void => undefined;
    gate = new Promise((resolve) => (open = resolve));
    await messagesAt('2026-11-15T11:59:50Z');
    const next = messagesAt(begins);
    open();
    assert.deepEqual((await next).texts, ['Alles voor de helft']);
  });

  it('are asked for beside the page within a moment', async () => {
    await messagesAt('2026-11-15T12:00:01Z');
    gate = new Promise(() => undefined);
    assert.deepEqual((await messagesAt('2026-11-15T12:01:00Z')).texts, ['Alles voor de helft']);
    assert.equal(loads, 2);
  });

  it('stay those of before while the shop cannot be asked, on pages that nobody keeps (R183)', async () => {
    await messagesAt('2026-11-15T12:00:01Z');
    isDown = true;
    assert.deepEqual(await messagesAt('2026-11-15T12:05:00Z'), { texts: ['Alles voor de helft'], isShared: false });
    // No page waits for them a second time.
    gate = new Promise(() => undefined);
    assert.deepEqual((await messagesAt('2026-11-15T12:06:00Z')).texts, ['Alles voor de helft']);
  });
});
