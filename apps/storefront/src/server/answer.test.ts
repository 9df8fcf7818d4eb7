import assert from 'node:assert/strict';
import Fastify from 'fastify';
import { describe, it } from 'node:test';
import { aStoreView } from '../lib/page/testing/a-store-view.ts';
import { answer } from './answer.ts';
import type { PageBuild } from './page-build.ts';
import { createPageServer } from './page-server.ts';
import { createRenderQueue } from './render-queue.ts';
import type { Storefront } from './storefront.ts';

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const execute = async () => ({ status: 200, headers: { 'cache-control': 'public' }, body: { data: {} } });
const clock = { now: () => new Date('2026-11-15T12:00:00Z') };

/** A product in colours: its page says which was asked for, and the frame around it reads nothing. */
const build: PageBuild = {
  answer: async (_basename, { url }, { dependencies }) => {
    const { searchParams } = new URL(url);
    if (searchParams.get('_routes') !== 'root') dependencies.reads(['kleur']);
    const type = url.includes('.data') ? 'text/x-script' : 'text/html';
    return new Response(`kleur: ${searchParams.get('kleur')}`, { headers: { 'content-type': type } });
  },
  assetsOf: () => ({ styles: [], scripts: [] }),
};

function aShop() {
  const view = aStoreView('nl', '');
  const settings = { publicUrl: 'https://shop.example', demo: true, shopAccessToken: '', consumerKey: '' };
  const storefront: Storefront = {
    options: { ...settings, execute, mode: 'production', logger, clock },
    https: true,
    registry: { current: async () => [view], invalidate: () => undefined },
    files: new Map(),
    speculationRules: undefined,
    build: async () => build,
    pages: createPageServer({ execute, now: clock.now, log: logger, maxBytes: 1_000_000, epoch: () => '' }),
    queue: createRenderQueue({ running: 1, waiting: 10, waitingUrgent: 10 }),
    observedNames: new Map(),
  };
  const app = Fastify();
  app.get('/*', (request, reply) => answer(storefront, request, reply));
  return async (url: string): Promise<string> => (await app.inject({ url })).body;
}

describe('the page of a product', () => {
  it('shows the option that its address names, whatever was asked for of it before', async () => {
    const ask = aShop();
    for (const before of [
      '/dirndl.html',
      '/dirndl.html.data?_routes=root',
      '/dirndl.html.data?_routes=root&kleur=groen',
      '/dirndl.html?x=1',
    ])
      assert.match(await ask(before), /^kleur: /);
    assert.equal(await ask('/dirndl.html?kleur=rood'), 'kleur: rood');
    assert.equal(await ask('/dirndl.html.data?kleur=blauw'), 'kleur: blauw');
    assert.equal(await ask('/dirndl.html?kleur=rood&x=1'), 'kleur: rood');
  });

  it('shows it also where only the data around it was asked for before', async () => {
    const ask = aShop();
    await ask('/dirndl.html.data?_routes=root');
    assert.equal(await ask('/dirndl.html?kleur=rood'), 'kleur: rood');
  });
});
