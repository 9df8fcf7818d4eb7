import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { headLinks, languageLinks } from './page-links.ts';
import type { StoreView } from './store-view.ts';
import { aStoreView } from './testing/a-store-view.ts';

const views = [aStoreView('nl', ''), aStoreView('de', 'de'), aStoreView('en', 'en')];
const [dutch, german] = views as [StoreView, StoreView, StoreView];
const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

describe('the language switch', () => {
  it('keeps the words of a static path', () =>
    assert.deepEqual(hrefs(languageLinks(dutch, views, { path: '/contact', isStatic: true })), ['/contact', '/de/contact', '/en/contact']));

  it('leads to the home page without a slash at the end', () =>
    assert.deepEqual(hrefs(languageLinks(german, views, { path: '/', isStatic: true })), ['/', '/de', '/en']));

  it('follows the alternates of a page, and goes home where a language lacks it', () => {
    const page = { path: '/dames', isStatic: false, alternates: { de: '/de/damen' } };
    assert.deepEqual(hrefs(languageLinks(dutch, views, page)), ['/dames', '/de/damen', '/en']);
  });

  it('marks the current language', () =>
    assert.deepEqual(
      languageLinks(german, views, { path: '/', isStatic: true }).map(({ isCurrent }) => isCurrent),
      [false, true, false],
    ));
});

describe('a second view of a language', () => {
  const limburg: StoreView = { ...aStoreView('nl', 'nl_limburg'), code: 'nl_limburg', isDefault: false, isMain: false, name: 'Limburg' };
  const all = [...views, limburg];
  const page = { path: '/dames', isStatic: false, alternates: { de: '/de/damen' } };

  it('is one of the ways on, by its name, and leads back to the main one', () => {
    assert.deepEqual(hrefs(languageLinks(dutch, all, page)), ['/dames', '/de/damen', '/en', '/nl_limburg/dames']);
    assert.deepEqual(
      languageLinks(limburg, all, page).map(({ href, name, isCurrent }) => [href, name, isCurrent]),
      [
        ['/dames', undefined, false],
        ['/de/damen', undefined, false],
        ['/en', undefined, false],
        ['/nl_limburg/dames', 'Limburg', true],
      ],
    );
  });

  it('sends search engines to the main one', () => {
    const { canonical, alternates } = headLinks('https://shop.test', limburg, all, page);
    assert.equal(canonical, 'https://shop.test/dames');
    assert.deepEqual(
      alternates.map(({ hrefLang, href }) => `${hrefLang} ${href}`),
      ['nl https://shop.test/dames', 'de https://shop.test/de/damen', 'x-default https://shop.test/dames'],
    );
  });
});

describe('the head of a page', () => {
  it('names every language and the default for all others', () => {
    const { canonical, alternates } = headLinks('https://shop.test', german, views, { path: '/', isStatic: true });
    assert.equal(canonical, 'https://shop.test/de');
    assert.deepEqual(
      alternates.map(({ hrefLang, href }) => `${hrefLang} ${href}`),
      ['nl https://shop.test/', 'de https://shop.test/de', 'en https://shop.test/en', 'x-default https://shop.test/'],
    );
  });

  it('does not name a language that lacks the page', () => {
    const { alternates } = headLinks('https://shop.test', dutch, views, {
      path: '/dames',
      isStatic: false,
      alternates: { de: '/de/damen' },
    });
    assert.deepEqual(
      alternates.map(({ hrefLang }) => hrefLang),
      ['nl', 'de', 'x-default'],
    );
  });

  it('names nothing when a page exists in one language only', () =>
    assert.deepEqual(headLinks('https://shop.test', dutch, views, { path: '/x', isStatic: false }).alternates, []));
});
