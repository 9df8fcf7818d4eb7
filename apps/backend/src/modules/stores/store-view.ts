import type { Language } from '@shop/contract';
import type { StoreConfigDefaults } from './store-config-defaults.ts';

/** How whole amounts are written: `€ 89,-`, `€ 89` or `€ 89,00`. */
export type PriceFormat = 'comma-dash' | 'drop-zeros' | 'plain';

/** What a view changes of the shop's configuration; keys are the wire names of StoreConfig. */
export type StoreSettings = Partial<StoreConfigDefaults>;

/** A text per store view code; a view without one takes that of its fallback. */
export type StoreTexts = Readonly<Record<string, string>>;

/** A language shop: one face of the same catalogue. */
export type StoreView = {
  readonly code: string;
  readonly id: number;
  readonly name: string;
  readonly language: Language;
  /** BCP 47, e.g. nl-NL. */
  readonly locale: string;
  readonly currency: 'EUR';
  readonly websiteId: number;
  readonly websiteCode: string;
  readonly websiteName: string;
  readonly groupCode: string;
  readonly groupName: string;
  readonly isDefault: boolean;
  readonly isActive: boolean;
  readonly sortOrder: number;
  readonly rootCategoryId: number;
  readonly fallbackCode: string | null;
  readonly priceFormat: PriceFormat;
  readonly theme: string | null;
  readonly settings: StoreSettings;
};

/** The store views in order, with the questions everybody asks of them. */
export type StoreViews = {
  readonly all: readonly StoreView[];
  readonly byCode: ReadonlyMap<string, StoreView>;
  readonly default: StoreView | undefined;
  /** The view itself, then the ones its texts fall back to. */
  fallbackChain(code: string): readonly StoreView[];
};

/** Indexes the views; a fallback that leads in a circle ends where it began. */
export function indexStoreViews(views: readonly StoreView[]): StoreViews {
  const all = [...views].sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id);
  const byCode = new Map(all.map((view) => [view.code, view]));
  const chains = new Map(all.map((view) => [view.code, chainOf(view, byCode)]));
  return { all, byCode, default: all.find((view) => view.isDefault), fallbackChain: (code) => chains.get(code) ?? [] };
}

function chainOf(start: StoreView, byCode: ReadonlyMap<string, StoreView>): readonly StoreView[] {
  const chain = new Set<StoreView>();
  let view: StoreView | undefined = start;
  while (view && !chain.has(view)) {
    chain.add(view);
    view = view.fallbackCode === null ? undefined : byCode.get(view.fallbackCode);
  }
  return [...chain];
}

/** The first text along a fallback chain. */
export function pickText(texts: StoreTexts, chain: readonly string[]): string | undefined {
  for (const code of chain) {
    const text = texts[code];
    if (text !== undefined) return text;
  }
  return undefined;
}
