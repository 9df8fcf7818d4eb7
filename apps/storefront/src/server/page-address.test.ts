import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { pageAddress, pagePath } from './page-address.ts';

const addressOf = (path: string, names?: readonly string[]) => pageAddress(new URL(path, 'https://shop.example'), names && new Set(names));

describe('the address of a page', () => {
  it('has one form, whatever order its query came in', () => {
    assert.equal(addressOf('/dames?sort=name&page=2', [])?.search, addressOf('/dames?page=2&sort=name', [])?.search);
  });

  it('loses what no page reads, and a redirect can carry that on', () => {
    assert.deepEqual(addressOf('/dames?utm_source=x&page=2&foo=1', []), {
      search: '?page=2',
      dropped: 'utm_source=x&foo=1',
      isUncertain: false,
    });
  });

  it('is uncertain while nobody has seen which options a product has', () => {
    assert.deepEqual(addressOf('/dirndl.html?kleur=rood&gclid=1'), { search: '?kleur=rood', dropped: 'gclid=1', isUncertain: true });
    assert.deepEqual(addressOf('/dirndl.html?kleur=rood&a=1', ['kleur']), { search: '?kleur=rood', dropped: 'a=1', isUncertain: false });
  });

  it('is never cached when it is about one person', () => {
    for (const path of [
      '/account',
      '/de/account/orders',
      '/checkout/cart',
      '/stock-alert/confirm?token=1',
      '/en/withdraw?x=1',
      '/checkout.data',
      '/Herroepen?order=1',
      '/DE/Widerrufen?order=1',
      '/%68erroepen?order=1',
      '/.//herroepen?order=1',
      '/en//withdraw',
      '/herroepen/',
      '/%E0%A4%A/../account',
    ])
      assert.equal(addressOf(path), undefined, path);
    assert.ok(addressOf('/accountants'));
  });

  it('belongs to a page, whether its HTML or its data is wanted', () => {
    assert.deepEqual(['/_.data', '/', '/de/_.data', '/de.data', '/dames.data'].map(pagePath), ['/', '/', '/de', '/de', '/dames']);
  });

  it('keeps every name that a loader reads', () => {
    const source = fileURLToPath(new URL('../', import.meta.url));
    const read = globSync(['routes/*/*.ts', 'routes/*/*.tsx', 'features/**/*-state.ts'], { cwd: source })
      .filter((file) => !/test|withdrawal|stock-alert|order-|newsletter|password/.test(file))
      .flatMap((file) => [
        ...readFileSync(`${source}${file}`, 'utf8').matchAll(/(?:searchParams|query|search)\.(?:get|has)\('([\w-]+)'\)/g),
      ])
      .map(([, name]) => name ?? '');
    assert.ok(read.length > 8, read.join(' '));
    for (const name of read) assert.equal(addressOf(`/x?${name}=1`, [])?.search, `?${name}=1`, name);
  });
});
