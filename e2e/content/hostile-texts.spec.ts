import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { blankPictures } from '../fixtures/blank-pictures.ts';
import { unfoldFooter } from '../fixtures/footer.ts';
import { withPictures } from '../fixtures/browser-args.ts';
import { hostileName, hostileScripts } from '../fixtures/hostile-text.ts';
import { expect, test as base } from '../fixtures/shop.ts';
import { inLongSuite } from '../fixtures/turns.ts';

const script = fileURLToPath(new URL('../../tools/testing/hostile-shop.ts', import.meta.url));

/** A shop with hostile rows in its database, whose texts nobody cleans: what is left is the browser's policy. */
const test = base.extend<object, { hostileShop: string }>({
  hostileShop: [
    async ({ browserName }, provide) => {
      const child = fork(script, { execArgv: [] });
      try {
        const [url] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
        if (typeof url !== 'string') throw new Error(`The shop with hostile texts ended before ${browserName} could visit it.`);
        await provide(url);
      } finally {
        child.kill('SIGTERM');
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ hostileShop }, provide) => provide(hostileShop),
});

test.use(withPictures);
test.beforeEach(({ context }) => blankPictures(context));
// One shop for all of them.
test.describe.configure({ mode: 'default' });

/** What the page notes: what ran, and what the browser refused. */
type Noted = { readonly ran: string[]; readonly refused: string[] };

const pages = {
  'a page': '/verzending-en-betaling',
  'a blog post': '/blog/charivari-van-trofee-tot-sieraad',
  'the description of a product': '/midi-dirndl-liesl.html',
};

for (const [name, path] of Object.entries(pages)) {
  test(
    `a script in the text of ${name} is refused by the browser, uncleaned as it is, and the page works (R164)`,
    name === 'a blog post' ? inLongSuite : {},
    async ({ page, shop }) => {
      shop.allowConsole(/Content Security Policy|javascript: URL|importmap|import map/i);
      await page.addInitScript(() => {
        const noted: Noted = Object.assign(globalThis, { ran: [], refused: [] });
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => noted.refused.push(effectiveDirective));
      });
      const notes = () => page.evaluate(() => (({ ran, refused }) => ({ ran, refused }))(globalThis as unknown as Noted));
      const [response] = await Promise.all([page.waitForResponse((answer) => new URL(answer.url()).pathname === path), shop.open(path)]);

      // It is there, as somebody wrote it.
      await expect(page.locator('#hostile-text ~ script').first()).toHaveJSProperty('textContent', hostileScripts[0]);
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      for (const text of hostileScripts) expect(policy).not.toContain(createHash('sha256').update(text).digest('base64'));

      const refused = async () => (await notes()).refused;
      await expect
        .poll(refused)
        .toEqual(expect.arrayContaining(['base-uri', 'frame-src', 'object-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']));

      // The shop around it is hydrated, with its own data.
      await unfoldFooter(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();
      expect((await notes()).ran).toEqual([]);

      await page.goto(path);
      const before = (await refused()).length;
      await page.locator('#hostile-link').dispatchEvent('click');
      await expect.poll(async () => (await refused()).length).toBeGreaterThan(before);
      await page.locator('#hostile-form button').dispatchEvent('click');
      await expect.poll(refused).toContain('form-action');
      expect((await notes()).ran).toEqual([]);
      expect(await page.evaluate(() => location.pathname)).toBe(path);
    },
  );
}

test('the name of a product ends no element of its page, and search engines read it as it is (R169)', async ({ page, shop }) => {
  shop.allowConsole(/Content Security Policy|javascript: URL|importmap|import map/i);
  await page.addInitScript(() => void Object.assign(globalThis, { ran: [] }));
  await shop.open('/midi-dirndl-liesl.html');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostileName);
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => (JSON.parse(textContent ?? '') as { readonly name?: string }).name ?? '',
    ),
  );
  expect(names.some((name) => name.endsWith(hostileName))).toBe(true);
  expect(await page.evaluate(() => (globalThis as unknown as Noted).ran)).toEqual([]);
});
