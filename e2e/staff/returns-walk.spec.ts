import type { Page } from '@playwright/test';
import { createCustomer } from '../fixtures/customer.ts';
import { cutOff } from '../fixtures/cut-off.ts';
import { holdChangesBack, openEverything } from '../fixtures/open-everything.ts';
import { expect, test } from '../fixtures/shop.ts';
import { askStaff, enterAs, expectContrast } from '../fixtures/staff.ts';
import { inLongSuite } from '../fixtures/turns.ts';

/** Who may do most in every language, then everybody else: each role once, whatever it may see of it. */
const walkers = [
  ['Mieke Maas', 'nl'],
  ['Mieke Maas', 'de'],
  ['Mieke Maas', 'en'],
  ['Joris Willems', 'nl'],
  ['Femke Hendriks', 'nl'],
  ['Anouk Peeters', 'nl'],
  ['Lukas Brandt', 'de'],
  ['Emma Clarke', 'en'],
  ['Thomas Krüger', 'de'],
  ['Ruth Berger', 'de'],
] as const;

type Lists = {
  readonly returns: { readonly items: readonly { number: string; state: string }[] };
  readonly giftCards: { readonly items: readonly { number: string }[] };
  readonly messages: { readonly items: readonly { id: string }[] };
};

/** A page of everything: a return in each state, a gift card, a customer, what one asks for, a message; as the owner sees them. */
async function everyPage(page: Page): Promise<readonly string[]> {
  const { email } = await createCustomer(page.request);
  const found = await askStaff<{ customers: { items: readonly { id: string }[] } }>(
    page,
    'query ($list: ListInput!) { customers(list: $list) { items { id } } }',
    { list: { search: email } },
  );
  const customer = found.customers.items[0]?.id ?? '';
  const noting = 'mutation ($input: PrivacyInput!) { notePrivacyRequest(input: $input) { ... on PrivacyRequest { id } } }';
  const input = { customer, kind: 'erase', note: 'Per brief', key: `walk-${customer}` };
  const { notePrivacyRequest: request } = await askStaff<{ notePrivacyRequest: { id: string } }>(page, noting, { input });
  const { returns, giftCards, messages } = await askStaff<Lists>(
    page,
    `{ returns(list: { first: 100 }) { items { number state } } giftCards(list: { first: 5 }) { items { number } }
       messages(list: { first: 5 }) { items { id } } }`,
  );
  const states = new Map(returns.items.map(({ number, state }) => [state, number]));
  return [
    ...[...states.values()].map((number) => `/staff/returns/${number}`),
    ...giftCards.items.slice(0, 1).map(({ number }) => `/staff/giftcards/${number}`),
    ...messages.items.slice(0, 1).map(({ id }) => `/staff/forms/${id}`),
    `/staff/customers/${customer}`,
    `/staff/privacy/${request.id}`,
    '/staff/giftcards',
    '/staff/returns/new',
  ];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('main#content [aria-busy=true]'), path).toHaveCount(0);
}

for (const [name, language] of walkers) {
  test(
    `${name} opens everything of returns, cards, customers and requests (${language}): nothing is cut off`,
    inLongSuite,
    async ({ page, shop, isMobile }) => {
      test.setTimeout(600_000);
      // What is held back, and what somebody may not see, the browser itself notes.
      shop.allowConsole(/ERR_FAILED|status of 40[034]/);
      await enterAs(page, 'Mieke Maas');
      const paths = await everyPage(page);
      await page.context().clearCookies();
      await enterAs(page, name);
      const held = await holdChangesBack(page, language);
      const read = async (what: string): Promise<void> => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
        expect(await page.evaluate(cutOff), what).toEqual([]);
      };
      const examine = async (what: string): Promise<void> => {
        await shop.expectAccessible();
        await read(what);
      };
      const opened: string[] = [];
      for (const [index, path] of paths.entries()) {
        await open(page, path);
        await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
        await examine(path);
        opened.push(...(await openEverything({ page, path, isMobile, held, open: (again) => open(page, again), read, examine })));
        await expectContrast(page);
      }
      if (name === 'Mieke Maas') expect(opened.length).toBeGreaterThan(15);
    },
  );
}
