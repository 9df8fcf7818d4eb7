/** Does the same for many with one call: what comes while one is under way waits for it, and goes together with all that came meanwhile. */
export function together<Item>(work: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  const begin = (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = undefined;
    const done = work(items);
    underWay = done.catch(() => undefined);
    return done;
  };
  return (item) => {
    waiting.push(item);
    return (next ??= underWay.then(begin));
  };
}
