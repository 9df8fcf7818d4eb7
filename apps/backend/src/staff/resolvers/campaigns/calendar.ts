import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedTime } from '@shop/rules/zoned-time';
import { inputError } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findCampaignsBetween, findCampaignSkus, overlapsOf, untilOf } from '#modules/campaigns/index.ts';
import { priceOf, productOf, productParent, type ProductSource } from '#modules/catalog/index.ts';
import { instantOf } from '../../actions/campaigns/campaign-fields.ts';
import type { Parts } from '../../parts.ts';
import { readClockText } from '../../read-clock.ts';
import type { Granted } from '../../schema.ts';
import { money } from '../orders/order-shape.ts';
import { readSearch } from '../paging.ts';
import { pathOf } from '../telephone/articles.ts';
import { campaignShape } from './campaign-shape.ts';

const mostCampaigns = 200;
const mostMonths = 12;
const mostCards = 24;
const mostFound = 12;

/** Sales by the calendar, and what a card shows on a day. */
export const calendarResolvers = (parts: Parts): ResolverMap<Granted> => ({
  Query: {
    campaignCalendar: (_parent: unknown, { month, months }: { month: string; months?: number | null }, { now }: Granted) =>
      calendar(parts, month, months ?? 3, now),
    cardPreview: (_parent: unknown, input: CardInput) => cardPreview(parts, input),
  },
});

async function calendar({ database, catalog, stores }: Parts, month: string, months: number, now: Date) {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw inputError('This is no month.');
  if (months < 1 || months > mostMonths) throw inputError(`At most ${mostMonths} months are shown.`);
  const campaigns = await findCampaignsBetween(database, firstOf(month, 0), firstOf(month, months), mostCampaigns);
  const { catalogue } = catalog.view(stores.activeViews()[0]?.code ?? '');
  const overlaps = overlapsOf(catalogue, campaigns);
  return campaigns.map((campaign) => ({
    campaign: campaignShape(campaign, now),
    until: untilOf(campaign),
    overlaps: (overlaps.get(campaign.id) ?? []).map((overlap) => ({ ...overlap, id: String(overlap.id) })),
  }));
}

/** The first moment of a month, some months later, by the clock of the branches. */
function firstOf(month: string, later: number): Date {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + later);
  return zonedTime(day.toISOString().slice(0, 10), '00:00', branchTimeZone);
}

type CardInput = { readonly store: string; readonly at: string; readonly search?: string | null };

async function cardPreview({ database, catalog, stores, search }: Parts, { store, at, search: typed }: CardInput) {
  const scope = stores.scope(store);
  if (!scope) throw inputError('There is no such store view.');
  const moment = instantOf(readClockText(at));
  const view = catalog.view(scope.code);
  const text = readSearch(typed);
  const named = text === undefined ? undefined : (view.sourceBySku(text) ?? view.sourceBySku(text.toUpperCase()));
  const found =
    text === undefined
      ? (await findCampaignSkus(database, moment, scope.code, mostCards * 4)).flatMap((sku) => view.sourceBySku(sku) ?? [])
      : named
        ? [named]
        : await search.find(scope.code, text, mostFound);
  // A size has no card of its own.
  const products = new Map(found.map(productOf).map((source) => [source.record.id, source]));
  return [...products.values()].flatMap((source) => cardShape(source, moment)).slice(0, mostCards);
}

function cardShape(source: ProductSource, moment: Date) {
  const range = priceOf(source, moment);
  if (!range) return [];
  const { record, text } = source;
  const { lowest, highest } = range;
  const reference = record.type === 'grouped' ? undefined : lowest.reference;
  return [
    {
      sku: record.sku,
      name: text.name ?? record.sku,
      picture: pathOf(productParent(source).small_image?.url),
      price: money(lowest.finalCents),
      reference: reference ? money(reference.cents) : null,
      percentOff: reference?.percentOff ?? null,
      isFrom: highest.finalCents > lowest.finalCents,
    },
  ];
}
