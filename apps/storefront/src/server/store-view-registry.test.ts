import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GraphqlResponse } from '../lib/graphql/executor.ts';
import { createStoreViewRegistry, toStoreViews } from './store-view-registry.ts';

const config = (store_code: string, language: string, more: object = {}) => ({
  store_code,
  store_name: `Maas & Alm ${store_code}`,
  language,
  language_prefix: language === 'nl' ? '' : language,
  is_default_store: store_code === 'nl',
  is_default_store_group: true,
  locale: 'nl_NL',
  default_display_currency_code: 'EUR',
  price_format: 'comma-dash',
  theme: 'alm',
  root_category_uid: 'Mg==',
  products_per_page: 15,
  list_vat_percent: 21,
  delivery_countries: ['NL' as const],
  delivery_days: [{ country_code: 'NL' as const, from: 1, to: 2 }],
  ...more,
});
const silent = { info() {}, warn() {}, error() {} };

function setUp(answers: readonly (GraphqlResponse['body'] | Error)[]) {
  let time = 0;
  let calls = 0;
  const registry = createStoreViewRegistry(
    async () => {
      const answer = answers[Math.min(calls++, answers.length - 1)];
      if (answer instanceof Error || answer === undefined) throw answer;
      return { status: 200, body: answer };
    },
    () => new Date(time),
    silent,
  );
  return { registry, calls: () => calls, passes: (milliseconds: number) => (time += milliseconds) };
}

const dutch = { data: { availableStores: [config('nl', 'nl')] } };
const both = { data: { availableStores: [config('nl', 'nl'), config('de', 'de')] } };

describe('store views', () => {
  it('come from the backend and are cached for a minute', async () => {
    const { registry, calls, passes } = setUp([dutch]);
    await registry.current();
    passes(59_000);
    await registry.current();
    assert.equal(calls(), 1);
  });

  it('are revalidated after a minute, while the stale ones serve', async () => {
    const { registry, passes } = setUp([dutch, both]);
    await registry.current();
    passes(61_000);
    assert.equal((await registry.current()).length, 1);
    await new Promise(setImmediate);
    assert.equal((await registry.current()).length, 2);
  });

  it('are the same objects as long as nothing has changed, for what is cached by them', async () => {
    const { registry, passes } = setUp([dutch, structuredClone(dutch)]);
    const before = await registry.current();
    passes(61_000);
    await registry.current();
    await new Promise(setImmediate);
    assert.equal((await registry.current())[0], before[0]);
  });

  it('survive a silent backend', async () => {
    const { registry, passes } = setUp([dutch, new Error('down')]);
    await registry.current();
    passes(61_000);
    assert.equal((await registry.current()).length, 1);
    await new Promise(setImmediate);
    assert.equal((await registry.current()).length, 1);
  });

  it('are an error as long as none was ever known', async () => {
    await assert.rejects(setUp([{ data: { availableStores: [] } }]).registry.current(), /no store view/);
  });

  it('are one for each language where the others have no address: the default of the default group', () => {
    const limburg = config('nl_limburg', 'nl', { is_default_store: true, is_default_store_group: false, theme: 'stube' });
    for (const configs of [
      [limburg, config('nl', 'nl'), config('de', 'de')],
      [config('nl', 'nl'), config('de', 'de'), limburg],
    ]) {
      const views = toStoreViews(configs);
      assert.deepEqual(
        views.map(({ code, isDefault }) => [code, isDefault]),
        [
          ['nl', true],
          ['de', false],
        ],
      );
    }
  });

  it('have a second one of a language at its own address, after the main ones', () => {
    const limburg = config('nl_limburg', 'nl', { language_prefix: 'nl_limburg', is_default_store_group: false, theme: 'stube' });
    assert.deepEqual(
      toStoreViews([limburg, config('nl', 'nl'), config('de', 'de')]).map(({ code, prefix, isMain }) => [code, prefix, isMain]),
      [
        ['nl', '', true],
        ['de', 'de', true],
        ['nl_limburg', 'nl_limburg', false],
      ],
    );
  });

  it('are left out, and named in the log, in a language without messages', async () => {
    const warned: unknown[] = [];
    const body = { data: { availableStores: [config('nl', 'nl'), config('fr', 'fr')] } };
    const registry = createStoreViewRegistry(
      async () => ({ status: 200, headers: {}, body }) as never,
      () => new Date(0),
      { ...silent, warn: (...line: readonly unknown[]) => void warned.push(line) },
    );
    assert.deepEqual(
      (await registry.current()).map(({ code }) => code),
      ['nl'],
    );
    assert.deepEqual(warned, [['store_views.no_messages', { stores: ['fr'] }]]);
  });

  it('speak the languages of the web: nl-NL, not nl_NL', () => assert.equal(toStoreViews([config('nl', 'nl')])[0]?.locale, 'nl-NL'));
});
