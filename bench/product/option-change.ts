import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.ts';

const changes = 30;
const slowdown = 4;

/**
 * Chooses one option after the other, in the browser; a text, because its names are the browser's and not this program's.
 * React answers a click before it returns; reading the layout makes the browser do its part too.
 */
const chooseOptions = `(async () => {
  const times = [];
  for (let turn = 0; turn < ${changes}; turn += 1) {
    const others = [...document.querySelectorAll('main form[method="get"] input[type="radio"]:not(:checked)')];
    const next = others[(turn * 7) % others.length];
    const since = performance.now();
    next.click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - since);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  }
  return times;
})()`;

/** Median milliseconds from choosing an option to the page that shows it, on a processor four times slower. */
export async function optionChangeMs(page: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await tab.goto(page);
    await tab.locator('html[data-hydrated]').waitFor();
    const session = await tab.context().newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const took = await tab.evaluate<number[]>(chooseOptions);
    return took.toSorted((a, b) => a - b)[changes >> 1] ?? Number.NaN;
  } finally {
    await browser.close();
  }
}
