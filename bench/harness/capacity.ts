import { openLoop } from './open-loop.ts';

/** Enough answers that a single slow one does not decide. */
const probeSeconds = 15;

/** The highest rate at which the slowest of a hundred still waits less than a quarter of a second, to a tenth. */
export async function findCapacity(urls: readonly string[]): Promise<number> {
  const isGood = async (rate: number): Promise<boolean> => {
    const { p99, shed, failed } = await openLoop(urls, rate, probeSeconds);
    return p99 < 250 && shed + failed === 0;
  };
  let high = 40;
  while (high < 5_000 && (await isGood(high))) high *= 2;
  let low = high / 2;
  while (high - low > low / 10) {
    const middle = Math.round((low + high) / 2);
    if (await isGood(middle)) low = middle;
    else high = middle;
  }
  return low;
}
