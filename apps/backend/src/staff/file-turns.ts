import PQueue from 'p-queue';

/** So many files are read from at once. */
const turns = new PQueue({ concurrency: 2 });

/** Takes a turn for every page: shoppers ask the same database, and who fetches slowly holds up nobody. */
export async function* inTurns(pages: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = pages[Symbol.asyncIterator]();
  for (;;) {
    const page = await turns.add(() => iterator.next());
    if (page.done === true) return;
    yield page.value;
  }
}
