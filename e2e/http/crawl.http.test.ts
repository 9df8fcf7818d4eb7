import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { fetchPatiently, origin } from './get.ts';
import { canonicalsOf, descriptionOf, headingCount, isHidden, languagesOf, linksOf, titleOf } from './page-text.ts';

/** The nearer to the top, the more pages differ: the long suite goes on to lists and products, which repeat one form. */
const isLong = process.env['TEST_SIZE'] === 'long';
/** The other languages have the same pages in other words. */
const maxPagesFrom = (start: string): number => (isLong ? 200 : start === '/' ? 30 : 15);
const largestPage = 160 * 1024;
/** `stube` shows the filters of a list open beside it: 25 kB as they are sent. */
const largestOpenList = 190 * 1024;
/** A product with more than a hundred variants: all of them are in its page, so that a choice asks nobody. */
const largestProductPage = 400 * 1024;
const manyVariants = 100;

/** Screens that other parts of the shop bring, and what is no page. */
const notPages = /\/(graphql|media|assets|mailbox|blog\/rss)(\/|$)|^(mailto|tel):/;

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes both; HTML reads them the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // Colours and places of merchants are data; the policy allows the attribute.
    'no-inline-style': 'off',
    // The head carries hashes of scripts in a header instead.
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
});

async function open(path: string): Promise<{ status: number; html: string }> {
  const response = await fetchPatiently(path);
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return { status: response.status, html: isPage ? await response.text() : '' };
}

function problemsOf(path: string, html: string): readonly string[] {
  const variants = Number(/"offerCount":(\d+)/.exec(html)?.[1] ?? 0);
  const largestUsual = html.includes('data-theme="stube"') ? largestOpenList : largestPage;
  const largest = variants > manyVariants ? largestProductPage : largestUsual;
  const canonicals = canonicalsOf(html);
  const checks: readonly (readonly [boolean, string])[] = [
    [headingCount(html) === 1, `${headingCount(html)} h1`],
    [titleOf(html).length > 5 && titleOf(html).length < 120, `title "${titleOf(html)}"`],
    [isHidden(html) || descriptionOf(html).length > 20, `description "${descriptionOf(html)}"`],
    [isHidden(html) ? canonicals.length === 0 : canonicals.length === 1, `${canonicals.length} canonical addresses`],
    [isHidden(html) || languagesOf(html).length !== 1, 'an alternate language without the others'],
    [Buffer.byteLength(html) <= largest, `${Buffer.byteLength(html)} bytes`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, text]) => `${path}: ${text}`);
}

async function faultsOf(path: string, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${path}: ${ruleId}: ${message} (${line}:${column})`),
  );
}

/** Pages of words first, then lists, then products: the nearer to the top, the more different they are. */
const nextOf = (waiting: ReadonlySet<string>): string => {
  const weight = (path: string): number => path.split('/').length + (path.endsWith('.html') ? 10 : 0);
  return [...waiting].reduce((best, path) => (weight(path) < weight(best) ? path : best));
};

for (const start of ['/', '/de', '/en']) {
  test(`from ${start} every link leads somewhere, and every page is in order`, { timeout: 600_000 }, async () => {
    const maxPages = maxPagesFrom(start);
    const waiting = new Set([start]);
    const seen = new Set<string>();
    const found: string[] = [];
    while (waiting.size > 0 && seen.size < maxPages) {
      const path = nextOf(waiting);
      waiting.delete(path);
      seen.add(path);
      const { status, html } = await open(path);
      if (status !== 200) found.push(`${path}: ${status}`);
      if (html === '') continue;
      found.push(...problemsOf(path, html), ...(await faultsOf(path, html)));
      for (const link of linksOf(html)) {
        const target = new URL(link, origin + path);
        // Filters and pages of lists are thousands of addresses of one form.
        const isOurs = target.origin === origin && target.search === '' && !target.pathname.includes(':') && !notPages.test(link);
        const isOwnLanguage = start === '/' ? !/^\/(de|en)(\/|$)/.test(target.pathname) : target.pathname.startsWith(start);
        if (isOurs && isOwnLanguage && !seen.has(target.pathname)) waiting.add(target.pathname);
      }
    }
    assert.deepEqual(found, []);
    assert.equal(seen.size, maxPages);
  });
}

test('pages that belong to one visitor, and answers to a form, stay out of search engines', async () => {
  for (const path of ['/search?q=dirndl', '/herroepen?order=100000042', '/faq?q=maat', '/filialen/sittard?q=liesl', '/page-not-found'])
    assert.ok(isHidden((await open(path)).html), path);
  const body = new URLSearchParams({ name: 'A', order: '1', email: 'a@example.org', step: 'confirm' });
  const answered = await fetch(new URL('/herroepen', origin), { method: 'POST', body });
  assert.equal(answered.status, 200);
  assert.equal(answered.headers.get('cache-control'), 'private, no-store');
  assert.ok(isHidden(await answered.text()));
});
