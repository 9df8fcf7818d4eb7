import type { Stock } from '#modules/inventory/index.ts';
import type { ProductSource } from './catalogue-view.ts';
import type { BundleChoiceSource } from './composition.ts';
import { childrenOf, partsOf } from './composition.ts';

/** What can be had of a product at this moment. */
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

const states = new WeakMap<Stock, WeakMap<ProductSource, StockState>>();

/** The stock of a product of any type, computed once per product and state of the stock. */
export function stockOf(source: ProductSource): StockState {
  const stock = source.view.stock();
  let known = states.get(stock);
  if (!known) states.set(stock, (known = new WeakMap()));
  let state = known.get(source);
  if (!state) known.set(source, (state = computeStock(source, stock)));
  return state;
}

function computeStock(source: ProductSource, stock: Stock): StockState {
  const { record } = source;
  switch (record.type) {
    case 'configurable':
    case 'grouped':
      return childrenOf(source).map(stockOf).reduce(either, none);
    case 'bundle':
      return bundleStock(source);
    case 'simple':
    case 'virtual':
      return { web: stock.web(record.sku), branches: stock.branches(record.sku), isMadeToOrder: record.isMadeToOrder };
  }
}

const either = (a: StockState, b: StockState): StockState => ({
  web: a.web + b.web,
  branches: a.branches + b.branches,
  isMadeToOrder: a.isMadeToOrder || b.isMadeToOrder,
});

/** As many bundles as the scarcest required part allows; of a part's choices the best one counts. */
function bundleStock(source: ProductSource): StockState {
  const parts = partsOf(source).map(({ option, choices }) => ({ option, state: choices.map(choiceStock).reduce(better, none) }));
  const required = parts.filter(({ option }) => option.isRequired).map(({ state }) => state);
  if (required.length === 0) return parts.map(({ state }) => state).reduce(better, none);
  if (!required.every(isSaleable)) return none;
  const waitsForMaking = required.some(({ web, branches }) => web + branches === 0);
  if (waitsForMaking) return { web: 0, branches: 0, isMadeToOrder: true };
  const web = Math.min(...required.map((part) => part.web));
  const anywhere = Math.min(...required.map((part) => part.web + part.branches));
  return { web, branches: anywhere - web, isMadeToOrder: false };
}

function choiceStock({ selection, source }: BundleChoiceSource): StockState {
  const { web, branches, isMadeToOrder } = stockOf(source);
  return { web: Math.floor(web / selection.quantity), branches: Math.floor(branches / selection.quantity), isMadeToOrder };
}

const better = (a: StockState, b: StockState): StockState => ({
  web: Math.max(a.web, b.web),
  branches: Math.max(a.branches, b.branches),
  isMadeToOrder: a.isMadeToOrder || b.isMadeToOrder,
});
