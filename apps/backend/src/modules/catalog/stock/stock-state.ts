import type { BundleOption, ProductRecord } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { childIds, offeredRecords } from '../attributes/composition.ts';

/** What can be had of a product now. */
export type StockState = {
  /** Pieces delivery can take. */
  readonly web: number;
  /** Pieces in the branches. */
  readonly branches: number;
  readonly isMadeToOrder: boolean;
};

const none: StockState = { web: 0, branches: 0, isMadeToOrder: false };

/** Whether it can be bought in any way: delivered, picked up, or made. */
export const isSaleable = ({ web, branches, isMadeToOrder }: StockState): boolean => web > 0 || branches > 0 || isMadeToOrder;

/** Few left means 3 or fewer, and only what is really there (LAW-27). */
export const fewLeft = ({ web, isMadeToOrder }: StockState): number | undefined =>
  web > 0 && web <= 3 && !isMadeToOrder ? web : undefined;

/** The stock of a product of any type. */
export const stockOf = ({ record, view }: Pick<ProductSource, 'record' | 'view'>): StockState => recordStock(record, view);

/** Whether a product of any type can be bought; of a single piece no more is looked up than it takes to know. */
export function canBeBought({ record, view }: Pick<ProductSource, 'record' | 'view'>): boolean {
  if (record.type !== 'simple' && record.type !== 'virtual') return isSaleable(cachedStock(record, view));
  const stock = view.stock();
  return record.isMadeToOrder || stock.web(record.sku) > 0 || stock.branches(record.sku) > 0;
}

/** How many variants there are, and how many of them can be bought. */
export type VariantCounts = { readonly variants: number; readonly saleable: number };

/** Counts the variants of a product. */
export const variantCounts = ({ record, view }: Pick<ProductSource, 'record' | 'view'>): VariantCounts =>
  record.type === 'configurable' ? cachedStock(record, view) : noVariants;

const noVariants: VariantCounts = { variants: 0, saleable: 0 };

/** One flat object: there is one for every product in every view. */
type CachedStock = StockState & VariantCounts & { readonly version: number };
const cache = new WeakMap<CatalogueView, Map<number, CachedStock>>();
/** Per view; more than are read again and again. */
const maxCached = 20_000;

/** Works on records, so that a list of products never makes sources of its variants. Composed products are cached until the stock of their parts changes. */
export function recordStock(record: ProductRecord, view: CatalogueView): StockState {
  if (record.type === 'simple' || record.type === 'virtual') {
    const stock = view.stock();
    return { web: stock.web(record.sku), branches: stock.branches(record.sku), isMadeToOrder: record.isMadeToOrder };
  }
  return cachedStock(record, view);
}

function cachedStock(record: ProductRecord, view: CatalogueView): CachedStock {
  let states = cache.get(view);
  if (!states) cache.set(view, (states = new Map()));
  const version = view.stockVersion(record.id);
  const cached = states.get(record.id);
  if (cached?.version === version) return cached;
  const fresh = record.type === 'bundle' ? { ...bundleStock(record, view), ...noVariants } : childrenStock(record, view);
  const { web, branches, isMadeToOrder, variants, saleable } = fresh;
  const stock = { version, web, branches, isMadeToOrder, variants, saleable };
  if (states.size >= maxCached) states.clear();
  states.set(record.id, stock);
  return stock;
}

function childrenStock(record: ProductRecord, view: CatalogueView): Omit<CachedStock, 'version'> {
  const sum = { web: 0, branches: 0, isMadeToOrder: false };
  const children = offeredRecords(view, childIds(record));
  let saleable = 0;
  for (const child of children) {
    const state = recordStock(child, view);
    sum.web += state.web;
    sum.branches += state.branches;
    sum.isMadeToOrder ||= state.isMadeToOrder;
    if (isSaleable(state)) saleable += 1;
  }
  return { ...sum, variants: children.length, saleable };
}

/** As many bundles as the scarcest required part allows; of a part's choices the best one counts. */
function bundleStock(record: ProductRecord, view: CatalogueView): StockState {
  const parts = record.bundleOptions.map((option) => ({ option, state: choiceStocks(option, view).reduce(better, none) }));
  const required = parts.filter(({ option }) => option.isRequired).map(({ state }) => state);
  if (required.length === 0) return parts.map(({ state }) => state).reduce(better, none);
  if (!required.every(isSaleable)) return none;
  const waitsForMaking = required.some(({ web, branches }) => web + branches === 0);
  if (waitsForMaking) return { web: 0, branches: 0, isMadeToOrder: true };
  const web = Math.min(...required.map((part) => part.web));
  const anywhere = Math.min(...required.map((part) => part.web + part.branches));
  return { web, branches: anywhere - web, isMadeToOrder: false };
}

const choiceStocks = ({ selections }: BundleOption, view: CatalogueView): readonly StockState[] =>
  selections.flatMap(({ productId, quantity }) =>
    offeredRecords(view, [productId]).map((choice) => {
      const { web, branches, isMadeToOrder } = recordStock(choice, view);
      return { web: Math.floor(web / quantity), branches: Math.floor(branches / quantity), isMadeToOrder };
    }),
  );

const better = (a: StockState, b: StockState): StockState => ({
  web: Math.max(a.web, b.web),
  branches: Math.max(a.branches, b.branches),
  isMadeToOrder: a.isMadeToOrder || b.isMadeToOrder,
});
