import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { WrittenMail } from '../../apps/backend/src/testing/write-every-mail.ts';
import type { RenderedPages } from '../../apps/shop/src/testing/render-pages.ts';
import { smallShop } from '../../packages/demo-data/index.ts';
import { everyPage } from '../../e2e/fixtures/every-page.ts';
import { pseudoCode } from './add-language.ts';
import { makeOverlay, pseudoFiles, withPseudoLanguage, type Change } from './make-overlay.ts';
import { isOfVisitors, mailNames, pageNames } from './names.ts';
import { plainWords, pseudo } from './pseudo.ts';
import { visibleTexts } from './visible-texts.ts';

const isLong = process.env['TEST_SIZE'] === 'long';

/** The one line that registers a theme. */
const withSampleTheme: Change = (path, text) =>
  path === 'apps/storefront/src/themes/resolve-theme.ts'
    ? text.replace(/\n\} satisfies/, "\n  sample: async () => (await import('./sample/theme.tsx')).sample,\n} satisfies")
    : withPseudoLanguage(path, text);

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-pseudo-'));
  makeOverlay(folder, withSampleTheme, pseudoFiles());
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script of the copy, which writes what it made into a file. */
function made<T>(script: string, ...given: readonly string[]): T {
  const file = join(folder, 'made.json');
  const { status, stderr } = spawnSync(process.execPath, [join(folder, script), file, ...given], { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

const untranslated = (texts: readonly string[], names: ReadonlySet<string>): readonly string[] => [
  ...new Set(texts.flatMap((text) => plainWords(text).flatMap((word) => (names.has(word.toLowerCase()) ? [] : [`${word}: ${text}`])))),
];

/** Every screen at its Dutch path below the language; categories and pages have no other in the pseudo language. */
const screens = [...everyPage.map(({ nl }) => nl), '/nowhere', '/offline', '/forgot-password', '/customer-service', '/checkout', '/account']
  .filter((path) => !path.endsWith('.html'))
  .map((path) => `/${pseudoCode}${path.replace(/^\/$/, '')}`);

/** One product of each type; its address is made from its name. */
const products = ['simple', 'configurable', 'bundle', 'grouped'].flatMap((type) => {
  const key = smallShop.products.find((product) => product.type === type)?.urlKey.nl;
  return key === undefined ? [] : [`/${pseudoCode}/${pseudo(key).normalize('NFD').replace(/\p{M}/gu, '')}.html`];
});

const themed = ['/', '/dames/dirndls', '/midi-dirndl-liesl.html', '/checkout/cart'].map((path) => `${path}?theme=sample`);

describe('a fourth language: one entry, its message files and texts', () => {
  it('is spoken by every mail and its documents', () => {
    const mails = made<readonly WrittenMail[]>('apps/backend/src/testing/write-every-mail.ts', pseudoCode);
    assert.ok(mails.length >= 29 && mails.some(({ documents }) => documents.length === 3));
    const texts = mails.flatMap(({ subject, html, text, documents }) => [subject, ...visibleTexts(html, pseudoCode), text, ...documents]);
    assert.deepEqual(
      untranslated(
        texts.flatMap((text) => text.split('\n')),
        mailNames,
      ),
      [],
    );
  });

  let pages: RenderedPages;

  it('is spoken by every screen', { skip: !isLong && 'npm run test:long' }, () => {
    const shown = [...screens, ...products];
    pages = made('apps/shop/src/testing/render-pages.ts', ...shown, ...themed);
    for (const path of shown) assert.equal(pages[path]?.status, path.endsWith('/nowhere') ? 404 : 200, path);
    const texts = shown.flatMap((path) => visibleTexts(pages[path]?.html ?? '', pseudoCode)).filter((text) => !isOfVisitors(text));
    assert.deepEqual(untranslated(texts, pageNames), []);
  });

  it('leaves room for a third theme of twenty lines, registered by one', { skip: !isLong && 'npm run test:long' }, () => {
    for (const path of themed) {
      assert.equal(pages[path]?.status, 200, path);
      assert.match(pages[path]?.html ?? '', /<html lang="nl" data-theme="sample"/);
    }
    assert.match(pages[themed[2] ?? '']?.html ?? '', /<h1[^>]*><em>Midi-dirndl Liesl<\/em>/);
  });
});
