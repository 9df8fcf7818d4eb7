import type { ArticlePricesPageFragment } from '../../generated/graphql.ts';

type Wish = {
  /** Views with prices of their own. */
  readonly owners: readonly string[];
  readonly cents: number;
  /** Undefined: now. */
  readonly start: Date | undefined;
};

/** The edit that sets a regular price; of each field what it is now. */
export function changesFor({ views }: Pick<ArticlePricesPageFragment, 'views'>, { owners, cents, start }: Wish) {
  return owners.map((owner) => {
    const periods = views.find(({ view }) => view === owner)?.periods.filter(({ kind }) => kind === 'regular') ?? [];
    const iso = start?.toISOString();
    const there = periods.find(({ from, state }) => (iso === undefined ? state === 'running' : from === iso));
    return { field: `regular.${owner}.${iso ?? 'now'}`, base: there?.price.cents ?? null, value: cents };
  });
}
