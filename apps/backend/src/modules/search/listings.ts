import type { Clock } from '#kernel/clock.ts';
import { giveBackMemory } from '#kernel/give-back-memory.ts';
import { runInSlices } from '#kernel/slices.ts';
import type { Catalog, CatalogueView } from '#modules/catalog/index.ts';
import type { Listed } from './find-listing.ts';
import { listingIndexInSlices } from './listing/listing-index.ts';
import { createTextSearch, type TextSearch } from './text-search.ts';

export type Listings = {
  /** What a store view is searched with. It is made when it is first asked for, and kept current from then on. */
  of(storeCode: string): Listed | Promise<Listed>;
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
  /** Products that changed while the index was being built. */
  readonly missed: Set<number>;
};

/** Keeps an index per store view in use: the next one is ready before its catalogue is shown, and stock goes into it at once. */
export function createListings({ catalog, clock, ratingOf, branchName }: Options): Listings {
  const entries = new Map<CatalogueView, Entry>();
  const texts = new Map<string, TextSearch>();

  const build = (view: CatalogueView, previous: Listed | undefined): Entry => {
    const { code } = view.scope;
    const missed = new Set<number>();
    const make = async (): Promise<Listed> => {
      let text = texts.get(code);
      if (!text) texts.set(code, (text = createTextSearch(view)));
      await runInSlices(text.bringTo(view));
      const now = clock.now().getTime();
      const others = Array.from(entries.values()).flatMap(({ listed }) => listed?.index ?? []);
      const index = await runInSlices(listingIndexInSlices({ view, now, ratingOf, branchName, previous: previous?.index, others }));
      index.update(missed);
      // A view that is opened reads through all texts and variants; whoever asked for it first has waited longer than this takes.
      if (!previous) giveBackMemory();
      return (entry.listed = { index, text });
    };
    const entry: Entry = { code, missed, building: Promise.resolve().then(make) };
    entries.set(view, entry);
    entry.building.catch(() => entries.delete(view));
    return entry;
  };
  /** Only what is shown, and what is coming, is kept. */
  const forgetOthers = (): void => {
    for (const [view, { code }] of entries) if (view !== catalog.view(code)) entries.delete(view);
  };
  catalog.onPrepare(async (viewOf) => {
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
    const before = Array.from(entries);
    for (const [view, { listed }] of before) await build(view, listed).building;
  });
  return {
    of: (code) => {
      const view = catalog.view(code);
      const entry = entries.get(view) ?? build(view, undefined);
      return entry.listed ?? entry.building;
    },
    update,
  };
}
