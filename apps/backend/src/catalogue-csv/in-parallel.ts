/** Does the work for every item, so many at a time; the first failure ends it. */
export async function inParallel<T>(items: Iterable<T>, lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let failed = false;
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); !failed && next.done !== true; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
