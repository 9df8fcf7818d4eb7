import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { hydrateIslands, expect, test } from '../fixtures/shop.ts';
import { inLongSuite, onPhone } from '../fixtures/turns.ts';

const isLong = process.env['TEST_SIZE'] === 'long';
const pages = { home: '/', listing: '/dames/dirndls', product: '/midi-dirndl-liesl.html', cart: '/checkout/cart' };

type Control = { readonly selector: string; readonly name: string };

/** What a press may change: address, dialogs and menus, the control itself, what the shop says, what is in the bag. */
const effects = (page: Page, { selector }: Control): Promise<unknown> =>
  page.evaluate((path) => {
    const control = document.querySelector<HTMLInputElement>(path);
    const visible = (query: string): readonly Element[] =>
      [...document.querySelectorAll(query)].filter((element) => element.checkVisibility());
    return {
      url: location.pathname + location.search + location.hash,
      open: visible('dialog[open], :popover-open, details[open], [aria-expanded=true]').length,
      control: control && [control.checked, control.value, control.ariaPressed, control.ariaExpanded],
      said: visible('[role=alert], [role=status], [data-notice], output').map((element) => element.textContent?.trim()),
      bag: document.querySelector('a[href="/checkout/cart"]')?.textContent,
    };
  }, selector);

/** The visible controls of a page nobody has hydrated; links are the browser's own until then, and stand in the last test. */
const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const pathOf = (element: Element): string => {
      const parent = element.parentElement;
      if (!parent) return element.localName;
      return `${pathOf(parent)} > ${element.localName}:nth-child(${[...parent.children].indexOf(element) + 1})`;
    };
    return [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('[type=hidden], :disabled'))
      .map((element) => ({
        selector: pathOf(element),
        name: `${element.localName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''} ${element.textContent?.trim() ?? ''}`,
      }));
  });

/** A first visit whose scripts come when they are let. */
async function visit(browser: Browser, options: object, path: string): Promise<{ page: Page; release: () => void }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('template#scripts')).toBeAttached();
  return { page, release };
}

async function press(page: Page, { selector }: Control): Promise<void> {
  const control = page.locator(selector);
  const kind = await control.evaluate((element) =>
    element.localName === 'input' ? (element as HTMLInputElement).type : element.localName,
  );
  if (kind === 'select') await control.selectOption({ index: 1 });
  else if (/^(text|search|email|tel|number|textarea)$/.test(kind)) await control.pressSequentially('dirndl');
  // Labels lie over the fields they belong to.
  else await control.dispatchEvent('click');
}

// Every control of the page, each pressed twice: in the long suite.
for (const [name, path] of isLong ? Object.entries(pages) : []) {
  for (const theme of ['alm', 'stube']) {
    test(`what is pressed on the ${name} page in ${theme} before it is hydrated does what it says`, async ({
      browser,
      contextOptions,
      viewport,
      baseURL,
    }) => {
      test.setTimeout(3_600_000);
      const options = { ...contextOptions, viewport, baseURL, serviceWorkers: 'block' };
      const address = `${path}?theme=${theme}`;
      const first = await visit(browser, options, address);
      await first.page.waitForLoadState('domcontentloaded');
      const controls = await controlsOf(first.page);
      await first.page.context().close();
      expect(controls.length).toBeGreaterThan(0);
      const differences: object[] = [];
      for (const control of controls) {
        await test.step(control.name, async () => {
          const late = await visit(browser, options, address);
          late.release();
          await hydrateIslands(late.page);
          const before = await effects(late.page, control);
          await press(late.page, control);
          // Some presses change nothing, such as that on what is chosen already.
          const settled = expect.poll(() => effects(late.page, control), { timeout: 5_000 }).not.toEqual(before);
          await settled.catch(() => undefined);

          const early = await visit(browser, options, address);
          await early.page.waitForLoadState('domcontentloaded');
          await press(early.page, control);
          early.release();
          await hydrateIslands(early.page);
          const difference = async (): Promise<unknown> => {
            const [one, other] = await Promise.all([early, late].map(({ page }) => effects(page, control)));
            return isDeepStrictEqual(one, other) ? undefined : { pressedEarly: one, pressedLate: other };
          };
          const isSame = expect.poll(difference).toBeUndefined();
          await isSame.catch(async () => void differences.push({ control: control.name, ...((await difference()) as object) }));
          await Promise.all([early, late].map(({ page }) => page.context().close()));
        });
      }
      expect(differences).toEqual([]);
    });
  }
}

type Early = {
  readonly path: string;
  readonly what: string;
  readonly device?: 'phone';
  readonly press: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');
const compare = (page: Page) => main(page).locator('button[aria-pressed]:not(:has(svg))').first();
const heart = (page: Page) => main(page).locator('button[aria-pressed]:has(svg)').first();
const size = (page: Page) => main(page).getByRole('radio', { name: /^Maat 38/ });

/** The important ones; all of them are in the long suite. */
const important: readonly Early[] = [
  {
    path: '/midi-dirndl-liesl.html',
    what: 'compare',
    press: (page) => compare(page).dispatchEvent('click'),
    done: (page) => expect(compare(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    path: '/midi-dirndl-liesl.html',
    what: 'a size',
    press: (page) => size(page).dispatchEvent('click'),
    done: async (page) => {
      await expect(size(page)).toBeChecked();
      await expect(page).toHaveURL(/maat_dirndl=38/);
    },
  },
  {
    path: '/dames/dirndls',
    what: 'a heart',
    press: (page) => heart(page).dispatchEvent('click'),
    done: (page) => expect(page.getByText(/opties|kies|verlanglijst/i).first()).toBeVisible(),
  },
  {
    path: '/dames/dirndls',
    what: 'another order',
    press: async (page) => void (await main(page).locator('select').first().selectOption({ index: 1 })),
    done: (page) => expect(page).toHaveURL(/sort/),
  },
  {
    path: '/',
    what: 'the menu',
    device: 'phone',
    press: (page) => page.getByRole('banner').getByRole('button', { name: /menu/i }).first().dispatchEvent('click'),
    done: (page) => expect(page.locator('dialog[open], [data-drawer][open], [aria-expanded=true]').first()).toBeVisible(),
  },
  {
    path: '/',
    what: 'a search',
    press: (page) => page.getByRole('banner').locator('input[name=q]').first().pressSequentially('dirndl'),
    done: (page) => expect(page.getByRole('listbox').first()).toBeVisible({ timeout: 60_000 }),
  },
];

for (const [index, { path, what, device, press: pressIt, done }] of important.entries()) {
  for (const theme of ['alm', 'stube']) {
    const inTurn = (index % 2 === 0) === (theme === 'alm') ? (device === 'phone' ? onPhone : {}) : inLongSuite;
    const title = `${what} on ${path} in ${theme}, pressed before there are scripts, is done when they are here`;
    test(title, inTurn, async ({ browser, contextOptions, viewport, baseURL }, { project }) => {
      test.skip(device === 'phone' && project.name !== 'phone', 'Only a phone has the drawer.');
      const options = { ...contextOptions, viewport, baseURL, serviceWorkers: 'block' };
      const { page, release } = await visit(browser, options, `${path}?theme=${theme}`);
      await pressIt(page);
      release();
      await done(page);
      await page.context().close();
    });
  }
}

/** Islands are not hydrated and the router is new when somebody clicks at once: they must get there as well. */
const ways = [
  { from: '/', to: '/checkout/cart', heading: /winkelwagen/i },
  { from: '/midi-dirndl-liesl.html', to: '/checkout/cart', heading: /winkelwagen/i },
  { from: '/dames/dirndls', to: '/midi-dirndl-liesl.html', heading: /liesl/i },
] as const;

for (const { from, to, heading } of ways) {
  test(`from ${from} the first thing done is to go to ${to}, without a new document`, from === '/' ? {} : inLongSuite, async ({ page }) => {
    await page.goto(from);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    await page.evaluate((path) => {
      document.documentElement.dataset['same'] = '';
      [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].find((link) => link.checkVisibility())?.click();
    }, to);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html[data-same]')).toHaveCount(1);
  });

  test(
    `from ${from} a link to ${to} works before there are scripts`,
    from === '/dames/dirndls' ? {} : inLongSuite,
    async ({ browser, contextOptions, viewport, baseURL }) => {
      const { page, release } = await visit(browser, { ...contextOptions, viewport, baseURL, serviceWorkers: 'block' }, from);
      await page.evaluate((path) => {
        [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].find((link) => link.checkVisibility())?.click();
      }, to);
      await expect(page).toHaveURL(to);
      release();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.context().close();
    },
  );
}
