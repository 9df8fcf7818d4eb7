import type { Page } from '@playwright/test';
import { withStaffPage } from './staff-page.ts';
import type { StaffSession } from './staff-session.ts';
import { quantile } from './timing.ts';

const turns = Number(process.env['BENCH_CLICKS'] ?? 15);

/** In the browser, from the click until the frame that shows it; a text, because its names are the browser's and not this program's. */
const clickUntil = (link: string, shown: string, wanted: number): string => `(async () => {
  const since = performance.now();
  document.querySelector(${JSON.stringify(link)}).click();
  await new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - since > 20_000) reject(new Error('nothing came on the screen'));
      else if (document.querySelectorAll(${JSON.stringify(shown)}).length < ${wanted}) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(resolve, 0));
    };
    look();
  });
  return performance.now() - since;
})()`;

type Seen = { readonly ms: number; readonly computedMs: number };

async function measureClicks(page: Page, from: string, link: string, shown: string, wanted: number): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const computed = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  // The first click fetches the scripts of the screen; all others find them.
  for (let turn = 0; turn <= turns; turn += 1) {
    await page.goto(from);
    await page.locator(link).first().waitFor();
    const before = await computed();
    const ms = await page.evaluate<number>(clickUntil(link, shown, wanted));
    seen.push({ ms, computedMs: (await computed()) - before });
  }
  await session.detach();
  return seen;
}

function print(name: string, [first, ...others]: readonly Seen[]): void {
  const times = others.map(({ ms }) => ms);
  const computed = others.map(({ computedMs }) => computedMs);
  const figures = [quantile(times, 0.5), quantile(times, 0.95), quantile(computed, 0.5), first?.ms ?? Number.NaN].map((ms) =>
    ms.toFixed(0),
  );
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}

/** What somebody sees: from a click to the list, and to the page of an order with 400 lines. */
export const measureScreens = (session: StaffSession, number: string): Promise<void> =>
  withStaffPage(session, async (page) => {
    const { origin } = session;
    console.log(
      '\n| on the screen after a click | median ms | p95 ms | processor time of the page ms | the first, with its scripts |\n|---|---|---|---|---|',
    );
    print('the list of orders', await measureClicks(page, `${origin}/staff/`, 'nav a[href="/staff/orders"]', 'tr[data-row]', 50));
    const list = `${origin}/staff/orders?search=${number}`;
    const click = `a[href*="/staff/orders/${number}"]`;
    print('an order with 400 lines: as many as fit', await measureClicks(page, list, click, 'main table tbody tr', 20));
    print('an order with 400 lines: all of them', await measureClicks(page, list, click, 'main table tbody tr', 400));
    const customers = `${origin}/staff/customers?search=anna.bakker.0@`;
    const ordersOf = 'main a[href*="/staff/orders/"]';
    print('a customer with 500 orders', await measureClicks(page, customers, 'main a[href*="/staff/customers/"]', ordersOf, 5));
  });
