import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';

/** So many files are read from at once. */
const turns = new PQueue({ concurrency: 2 });

/** Rows of a page: so few that a shopper who asks meanwhile does not notice (200 orders took 5 to 9 ms, which doubled the slowest answers). */
export const rowsOfTurn = 50;

/** A file takes a quarter of the time: whoever waits for one waits some seconds longer. */
const restFactor = 3;

/** Takes a turn for every page and rests after it: shoppers ask the same database, and who fetches slowly holds up nobody. */
export async function* inTurns(pages: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = pages[Symbol.asyncIterator]();
  for (;;) {
    const page = await turns.add(async () => {
      const since = performance.now();
      const read = await iterator.next();
      await setTimeout(restFactor * (performance.now() - since));
      return read;
    });
    if (page.done === true) return;
    yield page.value;
  }
}
