import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { dirndl } from '../fixtures/cart.ts';
import { hydrateIslands, expect, test } from '../fixtures/shop.ts';
import { inLongSuite, isLong, onPhone } from '../fixtures/turns.ts';

const pages = { home: '/', listing: '/dames/dirndls', product: '/midi-dirndl-liesl.html', cart: '/checkout/cart' };

type Control = { readonly selector: string; readonly name: string };

/** What a press may change: address, dialogs and menus, the control, what stands around it and in the header, what the shop says. */
const effects = (page: Page, { selector }: Control): Promise<unknown> =>
  page.evaluate((path) => {
    const control = document.querySelector<HTMLInputElement>(path);
    const visible = (query: string): readonly Element[] =>
      [...document.querySelectorAll(query)].filter((element) => element.checkVisibility());
    return {
      url: location.pathname + location.search + location.hash,
      open: visible('dialog[open], :popover-open, details[open], [aria-expanded=true]').length,
      control: control && [control.checked, control.value, control.ariaPressed, control.ariaExpanded],
      messages: visible('[role=alert], [role=status], [data-notice], output').flatMap((element) => element.textContent?.trim() || []),
      around: control?.parentElement?.parentElement?.parentElement?.innerText,
      header: document.querySelector('header')?.innerText,
    };
  }, selector);

/** The visible controls of a page nobody has hydrated. */
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

/** The visible links whose click does not reach the browser as it is: it follows them until React Router does. */
const linksHeldBack = (page: Page): Promise<{ readonly count: number; readonly held: readonly string[] }> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.checkVisibility());
    const followed = new Set<EventTarget | null>();
    window.addEventListener('click', (event) => {
      if (!event.defaultPrevented) followed.add(event.target);
      event.preventDefault();
    });
    for (const link of links) link.click();
    return { count: links.length, held: links.flatMap((link) => (followed.has(link) ? [] : link.outerHTML)) };
  });

/** Of a browser context; Playwright's own type does not take its fixtures, which may be undefined. */
type Options = object;

/** A first visit on a slow phone whose scripts come when they are let. */
async function visit(browser: Browser, options: Options, path: string): Promise<{ page: Page; release: () => void }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Four times slower in the long suite: the browser burns the time it takes away, and scripts are held back anyhow.
  if (isLong) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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

/** A page that was hydrated when the control was pressed. */
async function pressLate(browser: Browser, options: Options, address: string, control: Control): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(address);
  await hydrateIslands(page);
  const before = await effects(page, control);
  await press(page, control);
  // Some presses change nothing, such as that on what is chosen already.
  const changed = expect.poll(() => effects(page, control), { timeout: 2_000, intervals: [100] }).not.toEqual(before);
  await changed.catch(() => undefined);
  return page;
}

/** A page where it was pressed before there were scripts. */
async function pressEarly(browser: Browser, options: Options, address: string, control: Control): Promise<Page> {
  const { page, release } = await visit(browser, options, address);
  await page.waitForLoadState('domcontentloaded');
  await press(page, control);
  release();
  await hydrateIslands(page);
  return page;
}

// Every control of the page, each pressed twice: in the long suite.
for (const [name, path] of isLong ? Object.entries(pages) : []) {
  for (const theme of ['alm', 'stube']) {
    test(`what is pressed on the ${name} page in ${theme} before it is hydrated does what it says`, async ({
      browser,
      contextOptions,
      viewport,
      baseURL,
    }, { project }) => {
      // Lists have other controls on a phone; the rest is the same markup, and each theme is pressed at one width.
      test.skip(name !== 'listing' && (theme === 'alm') !== (project.name === 'desktop'), 'The other theme has this width.');
      test.setTimeout(3_600_000);
      const options: Options = { ...contextOptions, viewport, baseURL, serviceWorkers: 'block' };
      const address = `${path}?theme=${theme}`;
      const { page } = await visit(browser, options, address);
      await page.waitForLoadState('domcontentloaded');
      const controls = await controlsOf(page);
      const links = await linksHeldBack(page);
      await page.context().close();
      expect(controls.length).toBeGreaterThan(0);
      expect(links.count).toBeGreaterThan(0);
      expect(links.held).toEqual([]);
      const differences: object[] = [];
      for (const control of controls) {
        await test.step(control.name, async () => {
          const late = await pressLate(browser, options, address, control);
          const early = await pressEarly(browser, options, address, control);
          const results = () => Promise.all([early, late].map((page) => effects(page, control)));
          const same = expect.poll(async () => isDeepStrictEqual(...((await results()) as [unknown, unknown]))).toBe(true);
          await same.catch(async () => void differences.push([control.name, ...(await results())]));
          await Promise.all([early, late].map((page) => page.context().close()));
        });
      }
      expect(differences).toEqual([]);
    });
  }
}

type Early = {
  readonly path: string;
  readonly what: string;
  /** Where the control is; both unless told. */
  readonly device?: 'phone' | 'desktop';
  readonly press: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole('main');
const compare = (page: Page) => main(page).locator('button[aria-pressed]:not(:has(svg))').first();
const heart = (page: Page) => main(page).locator('button[aria-pressed]:has(svg)').first();
const size = (page: Page) => main(page).getByRole('radio', { name: /^Maat 38/ });
const addToCart = (page: Page) => main(page).getByRole('button', { name: 'In winkelwagen', exact: true }).first();

/** On a processor four times slower than one that others use as well. */
const eventually = expect.configure({ timeout: 60_000 });

/** The important ones; all of them are in the long suite. */
const important: readonly Early[] = [
  {
    path: '/midi-dirndl-liesl.html',
    what: 'compare',
    press: (page) => compare(page).dispatchEvent('click'),
    done: (page) => eventually(compare(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    path: '/midi-dirndl-liesl.html',
    what: 'a size',
    press: (page) => size(page).dispatchEvent('click'),
    done: async (page) => {
      await eventually(size(page)).toBeChecked();
      await eventually(page).toHaveURL(/maat_dirndl=38/);
    },
  },
  {
    path: dirndl.path,
    what: 'add to cart',
    press: (page) => addToCart(page).dispatchEvent('click'),
    done: (page) => eventually(page.getByRole('dialog', { name: /toegevoegd aan de winkelwagen/ })).toBeVisible(),
  },
  {
    path: '/dames/dirndls',
    what: 'a heart',
    press: (page) => heart(page).dispatchEvent('click'),
    done: (page) => eventually(page.getByText(/opties|kies|verlanglijst/i).first()).toBeVisible(),
  },
  {
    path: '/dames/dirndls',
    what: 'another order',
    press: async (page) => void (await main(page).locator('select').first().selectOption({ index: 1 })),
    done: (page) => eventually(page).toHaveURL(/sort/),
  },
  {
    path: '/',
    what: 'the menu',
    device: 'phone',
    press: (page) => page.getByRole('banner').getByRole('button', { name: /menu/i }).first().dispatchEvent('click'),
    done: (page) => eventually(page.locator('dialog[open], [data-drawer][open], [aria-expanded=true]').first()).toBeVisible(),
  },
  {
    path: '/',
    what: 'a search',
    device: 'desktop',
    press: (page) => page.getByRole('banner').locator('input[name=q]').first().pressSequentially('dirndl'),
    done: (page) => eventually(page.getByRole('listbox').first()).toBeVisible(),
  },
];

for (const [index, { path, what, device, press: pressIt, done }] of important.entries()) {
  for (const theme of ['alm', 'stube']) {
    const inTurn = (index % 2 === 0) === (theme === 'alm') ? (device === 'phone' ? onPhone : {}) : inLongSuite;
    const title = `${what} on ${path} in ${theme}, pressed before there are scripts, is done when they are here`;
    test(title, inTurn, async ({ browser, contextOptions, viewport, baseURL }, { project }) => {
      test.skip(device !== undefined && project.name !== device, 'A phone has a drawer, a laptop a search field.');
      const options = { ...contextOptions, viewport, baseURL, serviceWorkers: 'block' };
      const { page, release } = await visit(browser, options, `${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
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
