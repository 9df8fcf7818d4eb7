import type { Clock } from '#kernel/clock.ts';
import { giveBackMemory } from '#kernel/give-back-memory.ts';
import { runInSlices, type Sliced } from '#kernel/slices.ts';
import type { Catalog, CatalogueView } from '#modules/catalog/index.ts';
import type { Listed } from './find-listing.ts';
import { listingIndexInSlices } from './listing/listing-index.ts';
import { createTextSearch, type TextSearch } from './text-search.ts';

export type Listings = {
  /** What a store view is searched with. It is made when it is first asked for, and kept current from then on. */
  of(storeCode: string): Listed | Promise<Listed>;
  /** Makes it before anybody asks, in the time that others leave; false when the catalogue changed meanwhile. */
  prepare(storeCode: string): Promise<boolean>;
  /** Looks at these products again: their stock or their rating is another. */
  readonly update: (productIds: Iterable<number>) => void;
};

type Options = {
  readonly catalog: Pick<Catalog, 'view' | 'onPrepare' | 'onStockChange'>;
  readonly clock: Clock;
  readonly ratingOf: (productId: number) => number;
  readonly branchName: (code: string) => string;
};

type Entry = {
  readonly code: string;
  readonly building: Promise<Listed>;
  listed?: Listed;
  isAwaited: boolean;
  isGivenUp: boolean;
  /** Products that changed while the index was being built. */
  readonly missed: Set<number>;
};

/** Keeps an index per store view in use: the next one is ready before its catalogue is shown, and stock goes into it at once. */
export function createListings({ catalog, clock, ratingOf, branchName }: Options): Listings {
  const entries = new Map<CatalogueView, Entry>();
  const texts = new Map<string, TextSearch>();

  const build = (view: CatalogueView, previous: Listed | undefined, isAwaited = true): Entry => {
    const { code } = view.scope;
    const missed = new Set<number>();
    const inTurns = <T>(work: Sliced<T>): Promise<T> => runInSlices(untilGivenUp(work, entry), () => entry.isAwaited);
    const make = async (): Promise<Listed> => {
      let text = texts.get(code);
      if (!text) texts.set(code, (text = createTextSearch(view)));
      await inTurns(text.bringTo(view));
      const now = clock.now().getTime();
      const others = Array.from(entries.values()).flatMap(({ listed }) => listed?.index ?? []);
      const index = await inTurns(listingIndexInSlices({ view, now, ratingOf, branchName, previous: previous?.index, others }));
      index.update(missed);
      // A view that is opened reads through all texts and variants; that took far longer than this does.
      if (!previous) giveBackMemory();
      return (entry.listed = { index, text });
    };
    const entry: Entry = { code, missed, isAwaited, isGivenUp: false, building: Promise.resolve().then(make) };
    entries.set(view, entry);
    entry.building.catch(() => {
      if (entries.get(view) === entry) entries.delete(view);
    });
    return entry;
  };
  /** What nobody waits for is begun again later: two catalogues must not be taken into one text search at a time. */
  const giveUpUnawaited = (): void => {
    for (const [view, entry] of entries) {
      if (entry.isAwaited || entry.listed) continue;
      entry.isGivenUp = true;
      entries.delete(view);
    }
  };
  /** Only what is shown, and what is coming, is kept. */
  const forgetOthers = (): void => {
    for (const [view, { code }] of entries) if (view !== catalog.view(code)) entries.delete(view);
  };
  catalog.onPrepare(async (viewOf) => {
    giveUpUnawaited();
    forgetOthers();
    const inUse = Array.from(entries.values());
    for (const { code, listed } of inUse) await build(await viewOf(code), listed).building;
  });
  const update = (productIds: Iterable<number>): void => {
    const ids = Array.from(productIds);
    for (const { listed, missed } of entries.values()) {
      if (listed) listed.index.update(ids);
      else for (const id of ids) missed.add(id);
    }
  };
  catalog.onStockChange(async (productIds) => {
    if (productIds) return update(productIds);
    giveUpUnawaited();
    const before = Array.from(entries);
    for (const [view, { listed }] of before) await build(view, listed).building;
  });
  return {
    of: (code) => {
      const view = catalog.view(code);
      const entry = entries.get(view) ?? build(view, undefined);
      entry.isAwaited = true;
      return entry.listed ?? entry.building;
    },
    prepare: async (code) => {
      const view = catalog.view(code);
      const entry = entries.get(view) ?? build(view, undefined, false);
      return entry.building.then(
        () => true,
        (error: unknown) => {
          if (entry.isGivenUp) return false;
          throw error;
        },
      );
    },
    update,
  };
}

function* untilGivenUp<T>(work: Sliced<T>, entry: Pick<Entry, 'isGivenUp'>): Sliced<T> {
  for (;;) {
    if (entry.isGivenUp) throw new Error('given up: nobody waited for it, and the catalogue is another');
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
}
