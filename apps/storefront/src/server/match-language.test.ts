import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StoreView } from '../lib/page/store-view.ts';
import { matchLanguage } from './match-language.ts';

const view = (language: string, prefix: string, isDefault = false) => ({ code: language, language, prefix, isDefault }) as StoreView;
const views = [view('nl', '', true), view('de', 'de'), view('en', 'en')];
const languageOf = (path: string) => {
  const match = matchLanguage(path, '', views);
  return match.kind === 'page' ? match.view.language : match.location;
};

describe('the language of an address', () => {
  for (const [path, expected] of [
    ['/', 'nl'],
    ['/dames', 'nl'],
    ['/de', 'de'],
    ['/de.data', 'de'],
    ['/de/damen', 'de'],
    ['/en/women', 'en'],
    ['/dekens', 'nl'],
    ['/en-loginx', 'nl'],
    ['/en-login.data', 'nl'],
    ['/fr/femmes', 'nl'],
  ] as const) {
    it(`${path} is ${expected}`, () => assert.equal(languageOf(path), expected));
  }

  for (const [path, expected] of [
    ['/nl', '/'],
    ['/nl/dames', '/dames'],
    ['/dames/', '/dames'],
    ['/de/', '/de'],
    ['/en-login', '/en/login'],
    ['/en-create-account', '/en/create-account'],
    ['/en-account', '/en/account'],
  ] as const) {
    it(`${path} is another name for ${expected}`, () => assert.equal(languageOf(path), expected));
  }

  it('never leads out of the shop (R170)', () => {
    for (const path of ['/nl//evil.example', '/nl/\\evil.example', '//evil.example/']) assert.match(languageOf(path), /^(nl|\/[^/\\])/);
  });

  it('keeps the query of a redirect', () =>
    assert.deepEqual(matchLanguage('/nl/dames', '?page=2', views), { kind: 'redirect', location: '/dames?page=2' }));

  it('has a prefix for Dutch where Dutch is not the default', () => {
    const german = [view('de', '', true), view('nl', 'nl')];
    assert.deepEqual(matchLanguage('/nl/dames', '', german), { kind: 'page', view: german[1] });
  });
});
