import { zonedParts, zonedTime } from '@shop/rules/zoned-time';
import type { ArticlePricesPageFragment, ShownPriceRowFragment } from '../../generated/graphql.ts';

export type ArticlePrices = ArticlePricesPageFragment;
export type ViewPrices = ArticlePrices['views'][number];
export type ShownPrice = ShownPriceRowFragment;

/** The branches' wall clock, as everywhere in the back office. */
const timeZone = 'Europe/Amsterdam';

/** `2026-12-01T09:00`, as a field for day and time has it. */
export function clockOf(moment: Date): string {
  const { date, time } = zonedParts(moment, timeZone);
  return `${date}T${time}`;
}

export const momentOf = (clock: string): Date => zonedTime(clock.slice(0, 10), clock.slice(11, 16), timeZone);

/** Views in which the same is asked all the time stand together. */
export function groupViews(views: readonly ViewPrices[]): readonly (readonly ViewPrices[])[] {
  return [...Map.groupBy(views, ({ shown }) => JSON.stringify(shown)).values()];
}

export const stateAt = ({ from, to }: ShownPrice, now: Date): 'past' | 'running' | 'planned' =>
  new Date(from) > now ? 'planned' : to && new Date(to) <= now ? 'past' : 'running';

/** What shoppers are shown at a moment. */
export const shownAt = (shown: readonly ShownPrice[], at: Date): ShownPrice | undefined =>
  shown.find((one) => stateAt(one, at) === 'running');

type Wish = {
  /** Views with prices of their own. */
  readonly owners: readonly string[];
  readonly cents: number;
  /** Undefined: now. */
  readonly start: Date | undefined;
};

/** The edit that sets a regular price; of each field what it is now. */
export function changesFor({ views }: Pick<ArticlePrices, 'views'>, { owners, cents, start }: Wish) {
  return owners.map((owner) => {
    const periods = views.find(({ view }) => view === owner)?.periods.filter(({ kind }) => kind === 'regular') ?? [];
    const iso = start?.toISOString();
    const there = periods.find(({ from, state }) => (iso === undefined ? state === 'running' : from === iso));
    return { field: `regular.${owner}.${iso ?? 'now'}`, base: there?.price.cents ?? null, value: cents };
  });
}

/** The edit that takes a planned regular price away, in every view that has it. */
export function withdrawalOf({ views }: Pick<ArticlePrices, 'views'>, from: string, among: readonly string[]) {
  return views
    .filter(({ view, owner }) => view === owner && among.includes(view))
    .flatMap(({ view, periods }) => {
      const planned = periods.find((one) => one.kind === 'regular' && one.state === 'planned' && one.from === from);
      return planned ? [{ field: `regular.${view}.${new Date(from).toISOString()}`, base: planned.price.cents, value: null }] : [];
    });
}
