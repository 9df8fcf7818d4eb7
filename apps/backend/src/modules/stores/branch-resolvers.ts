import type { Maybe } from '@shop/contract';
import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { AlternateHours, Branch, BranchPicture } from './branch.ts';
import type { Stores } from './open-stores.ts';
import { pickText, type StoreTexts } from './store-view.ts';

type Deps = Pick<Stores, 'branches' | 'textFallback'> & { readonly publicUrl: string };

/** The parent of a PhisicalStore is a branch, so every module that has one can return it. */
export function branchResolvers(stores: Deps): ResolverMap {
  const textOf = (texts: StoreTexts, { store }: RequestContext): string | null => pickText(texts, stores.textFallback(store.code)) ?? null;
  const picture = (role: BranchPicture['role']) => (branch: Branch) => branch.pictures.find((one) => one.role === role) ?? null;
  return {
    Query: {
      phisicalStores: (_parent: unknown, args: { url_key?: Maybe<string> }) => {
        const items = stores.branches().filter((branch) => !args.url_key || branch.urlKey === args.url_key);
        return { items, total_count: items.length };
      },
    },
    PhisicalStore: {
      url_key: (branch: Branch) => branch.urlKey,
      pickup_location_code: (branch: Branch) => branch.code,
      country_id: (branch: Branch) => branch.countryCode,
      description: (branch: Branch, _args: unknown, context: RequestContext) => textOf(branch.description, context),
      banner_image: picture('banner'),
      map_image: picture('map'),
      base_image: picture('base'),
      storefront_image: picture('storefront'),
      images: (branch: Branch) => branch.pictures,
      opening_hours: (branch: Branch, _args: unknown, { store }: RequestContext) =>
        branch.openingHours.map((times, index) => ({ day: index + 1, label: weekdayLabels(store.locale)[index], times })),
      alternate_opening_hours: (branch: Branch, _args: unknown, { now }: RequestContext) => upcomingHours(branch, now),
    },
    AlternateOpeningHours: {
      reason: (hours: AlternateHours, _args: unknown, context: RequestContext) => textOf(hours.reason, context),
    },
    StoreImage: {
      url: (image: BranchPicture) => `${stores.publicUrl}/media/${image.path}`,
      label: (image: BranchPicture, _args: unknown, context: RequestContext) => textOf(image.label, context),
    },
  };
}

const minute = 60_000;
let latest = { minute: -1, date: '' };

/** The date in the branches: every product page asks for it. */
function dateAt(now: Date): string {
  const asked = Math.floor(now.getTime() / minute);
  if (latest.minute !== asked) latest = { minute: asked, date: zonedParts(now, branchTimeZone).date };
  return latest.date;
}

function upcomingHours(branch: Branch, now: Date): readonly AlternateHours[] {
  const today = dateAt(now);
  return branch.alternateHours.filter((hours) => hours.date >= today);
}

const weekdays = new Map<string, readonly string[]>();

/** `Maandag`, `Montag`, `Monday`: a label begins with a capital where running text would not. */
function weekdayLabels(locale: string): readonly string[] {
  let labels = weekdays.get(locale);
  if (!labels) {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // 1 January 2024 was a Monday.
    const names = [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(new Date(Date.UTC(2024, 0, day))));
    labels = names.map((name) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1));
    weekdays.set(locale, labels);
  }
  return labels;
}
