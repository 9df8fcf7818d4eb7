import type { ArticlePricesPageFragment, ShownPriceRowFragment } from '../../generated/graphql.ts';

export type ArticlePrices = ArticlePricesPageFragment;
export type ViewPrices = ArticlePrices['views'][number];
export type ShownPrice = ShownPriceRowFragment;

/** Views in which the same is asked all the time stand together. */
export function groupViews(views: readonly ViewPrices[]): readonly (readonly ViewPrices[])[] {
  return [...Map.groupBy(views, ({ shown }) => JSON.stringify(shown)).values()];
}

export const stateAt = ({ from, to }: ShownPrice, now: Date): 'past' | 'running' | 'planned' =>
  new Date(from) > now ? 'planned' : to && new Date(to) <= now ? 'past' : 'running';

/** What shoppers are shown at a moment. */
export const shownAt = (shown: readonly ShownPrice[], at: Date): ShownPrice | undefined =>
  shown.find((one) => stateAt(one, at) === 'running');

/** The edit that takes a planned regular price away, in every view that has it. */
export function withdrawalOf({ views }: Pick<ArticlePrices, 'views'>, from: string, among: readonly string[]) {
  return views
    .filter(({ view, owner }) => view === owner && among.includes(view))
    .flatMap(({ view, periods }) => {
      const planned = periods.find((one) => one.kind === 'regular' && one.state === 'planned' && one.from === from);
      return planned ? [{ field: `regular.${view}.${new Date(from).toISOString()}`, base: planned.price.cents, value: null }] : [];
    });
}

export type PriceTier = ArticlePrices['tiers'][number];

/** The edit that sets what many pieces cost less from now or a later moment on; 0 ends it. */
export function tierChange({ tiers }: Pick<ArticlePrices, 'tiers'>, quantity: number, value: number | null, start?: Date) {
  const own = tiers.filter((tier) => tier.quantity === quantity);
  if (!start) return { field: `tier.${quantity}.now`, base: own.find(({ state }) => state === 'running')?.percentOff ?? 0, value };
  const iso = start.toISOString();
  const planned = own.find(({ from }) => from === iso)?.percentOff ?? (own.some(({ to }) => to === iso) ? 0 : null);
  return { field: `tier.${quantity}.${iso}`, base: planned, value };
}
