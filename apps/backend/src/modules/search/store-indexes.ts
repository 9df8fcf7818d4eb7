import type { Clock } from '#kernel/clock.ts';
import { releaseMemory } from '#kernel/memory/release-memory.ts';
import { runInSlices, untilProcessIsIdle, type Sliced } from '#kernel/memory/slices.ts';
import type { Catalog, CatalogueView } from '#modules/catalog/index.ts';
import type { StoreIndex } from './find-products.ts';
import { captureIndex, type CapturedIndex } from './product-index/capture-index.ts';
import { productIndexInSlices } from './product-index/build-index.ts';
import { createTextSearch, type CapturedTextSearch, type TextSearch } from './text-search.ts';

export type StoreIndexes = {
  /** The indexes of a store view, built lazily and updated from then on. */
  of(storeCode: string): StoreIndex | Promise<StoreIndex>;
  /** Builds them ahead of the first query, at low priority; false when a change of the catalogue cancelled it. */
  warmUp(storeCode: string): Promise<boolean>;
  /** Reindexes products whose stock or rating changed. */
  readonly update: (productIds: Iterable<number>) => void;
  /** The store views whose indexes are built. */
  built(): readonly string[];
  /** A copy of the indexes of a store view; undefined while they are being built. */
  capture(storeCode: string): CapturedIndexes | undefined;
};

/** The indexes of a store view at one moment. */
export type CapturedIndexes = { readonly text: CapturedTextSearch; readonly index: CapturedIndex };

type Options = {
  readonly catalog: Pick<Catalog, 'view' | 'onPrepare' | 'onStockChange'>;
  readonly clock: Clock;
  readonly ratingOf: (productId: number) => number;
  readonly branchName: (code: string) => string;
  /** What was captured of the catalogue and the stock that this view shows now; asked once for each view. */
  readonly restored?: ((view: CatalogueView) => CapturedIndexes | undefined) | undefined;
};

type Entry = {
  readonly code: string;
  readonly building: Promise<StoreIndex>;
  built?: StoreIndex;
  isAwaited: boolean;
  isCancelled: boolean;
  /** Products that changed while the index was being built. */
  readonly changedMeanwhile: Set<number>;
};

type Building = Omit<Options, 'catalog'> & {
  readonly entries: Map<CatalogueView, Entry>;
  /** By store view: what was begun last. */
  readonly newest: Map<string, Entry>;
  readonly texts: Map<string, TextSearch>;
};

/** Products; the index of a smaller shop leaves too little garbage to stop the process for. */
const minLargeCatalogue = 500;

function cancel({ entries }: Pick<Building, 'entries'>, entry: Entry): void {
  entry.isCancelled = true;
  for (const [view, one] of entries) if (one === entry) entries.delete(view);
}

/** What is begun last waits for what was begun before it: two catalogues must not be applied to one text index at a time. */
function turnAfter(building: Pick<Building, 'entries'>, before: Entry | undefined): Promise<unknown> | undefined {
  if (!before || before.built || before.isCancelled) return undefined;
  if (before.isAwaited) return before.building.catch(() => undefined);
  cancel(building, before);
  return undefined;
}

type Wish = { readonly view: CatalogueView; readonly former: Entry | undefined; readonly isAwaited: boolean };

/** Goes on from the index of `former`, where that one is built by then. */
function buildEntry(building: Building, { view, former, isAwaited }: Wish): Entry {
  const { entries, newest, texts, clock, ratingOf, branchName, restored } = building;
  const { code } = view.scope;
  const changedMeanwhile = new Set<number>();
  const turn = turnAfter(building, newest.get(code));
  const run = <T>(work: Sliced<T>): Promise<T> => runInSlices(cancellable(work, entry), () => entry.isAwaited);
  const make = async (): Promise<StoreIndex> => {
    await turn;
    const previous = former?.built?.index;
    let text = texts.get(code);
    const captured = text ? undefined : restored?.(view);
    if (!text) texts.set(code, (text = createTextSearch(view, captured?.text)));
    await run(text.sync(view));
    const now = clock.now().getTime();
    const others = Array.from(entries.values()).flatMap(({ built }) => built?.index ?? []);
    const index = await run(productIndexInSlices({ view, now, ratingOf, branchName, previous, others, captured: captured?.index }));
    index.update(changedMeanwhile);
    // The first build reads all texts and variants, and leaves that much garbage; what was captured leaves little, which can wait.
    if (!previous && view.listing.ids.length >= minLargeCatalogue) {
      if (captured) void untilProcessIsIdle().then(releaseMemory);
      else releaseMemory();
    }
    return (entry.built = { index, text });
  };
  const entry: Entry = { code, changedMeanwhile, isAwaited, isCancelled: false, building: Promise.resolve().then(make) };
  entries.set(view, entry);
  newest.set(code, entry);
  entry.building.catch(() => {
    if (entries.get(view) === entry) entries.delete(view);
  });
  return entry;
}

const build = (building: Building, view: CatalogueView, isAwaited: boolean): Entry =>
  buildEntry(building, { view, former: building.newest.get(view.scope.code), isAwaited });

const rebuild = async (building: Building, view: CatalogueView, former: Entry | undefined): Promise<void> => {
  if (former?.built) await buildEntry(building, { view, former, isAwaited: true }).building;
};

/** Indexes are rebuilt before a new catalogue is shown. A change does not wait for one that was not there before it either; whoever asks for it does. */
function rebuildOnChange(catalog: Options['catalog'], building: Building): void {
  const { entries } = building;
  /** Of the catalogue that is shown next. */
  const coming = new Set<CatalogueView>();
  /** What nobody awaits is built later, what is shown no more never. */
  const dropOthers = (): void => {
    for (const [view, entry] of entries) {
      if (!entry.isAwaited && !entry.built) cancel(building, entry);
      else if (view !== catalog.view(entry.code) && !coming.has(view)) entries.delete(view);
    }
  };
  catalog.onPrepare(async (viewOf) => {
    coming.clear();
    dropOthers();
    for (const code of new Set(Array.from(entries.values(), (entry) => entry.code))) {
      const view = await viewOf(code);
      coming.add(view);
      await rebuild(building, view, entries.get(catalog.view(code)));
    }
  });
  catalog.onStockChange(async (productIds) => {
    if (productIds) return update(entries, productIds);
    dropOthers();
    for (const [view, entry] of Array.from(entries)) {
      if (entry.built) await rebuild(building, view, entry);
      else build(building, view, true);
    }
  });
}

function update(entries: Building['entries'], productIds: Iterable<number>): void {
  const ids = Array.from(productIds);
  for (const { built, changedMeanwhile } of entries.values()) {
    if (built) built.index.update(ids);
    else for (const id of ids) changedMeanwhile.add(id);
  }
}

/** An index per store view in use, rebuilt when the catalogue changes and updated in place when stock does. */
export function createStoreIndexes({ catalog, clock, ratingOf, branchName, restored }: Options): StoreIndexes {
  const entries = new Map<CatalogueView, Entry>();
  const building: Building = { entries, newest: new Map(), texts: new Map(), clock, ratingOf, branchName, restored };
  rebuildOnChange(catalog, building);
  return {
    of: (code) => {
      const view = catalog.view(code);
      const entry = entries.get(view) ?? build(building, view, true);
      entry.isAwaited = true;
      return entry.built ?? entry.building;
    },
    warmUp: async (code) => {
      const view = catalog.view(code);
      const entry = entries.get(view) ?? build(building, view, false);
      return entry.building.then(
        () => view === catalog.view(code),
        (error: unknown) => {
          if (entry.isCancelled) return false;
          throw error;
        },
      );
    },
    update: (productIds) => update(entries, productIds),
    built: () => Array.from(entries.values()).flatMap(({ code, built }) => (built ? [code] : [])),
    capture: (code) => {
      const built = entries.get(catalog.view(code))?.built;
      return built && { text: built.text.capture(), index: captureIndex(built.index) };
    },
  };
}

function* cancellable<T>(work: Sliced<T>, entry: Pick<Entry, 'isCancelled'>): Sliced<T> {
  for (;;) {
    if (entry.isCancelled) throw new Error('cancelled: nobody awaited the index, and the catalogue changed');
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
}
