import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Audit } from '#modules/audit/index.ts';
import {
  lockPrices,
  raisePriceVersions,
  readPriceVersions,
  readStoredTiers,
  writePrices,
  writeTiers,
  type LockedPrices,
} from '#modules/catalog/index.ts';
import { appliedPrice, withoutRegular, withRegular, type PricePeriod, type TierRule } from '#modules/pricing/index.ts';
import { planPatch, type Current, type Edit } from '../../patch.ts';
import { Refused, type Action, type Entry } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { isAmount, tellPrices } from './article-prices.ts';
import { changedTiers, tierPlaceOf, tierValue, type TierPlace } from './tier-fields.ts';

type Parts = {
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'changesSince'>;
  /** Those that have prices of their own. */
  readonly priceViews: () => readonly string[];
};

/** An edit of the regular prices of a sku, and others that shall have the same. */
export type PriceEdit = Edit & { readonly also?: readonly string[] };

type PricePlace = { readonly view: string; readonly at: 'now' | number };
type Place = PricePlace | TierPlace;

const fieldPattern = /^regular\.([a-z][a-z0-9_]{0,31})\.(now|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;
const farthestMs = 3 * 366 * 86_400_000;
const mostAtOnce = 500;

/**
 * Sets regular prices from now or from a later moment on, and withdraws planned ones. A field is a store view and the moment at which a
 * price begins (`regular.nl.2026-12-01T07:00:00.000Z`), or `now`: what was asked before stays, so an undone price is followed by the old one.
 * Prices by quantity for businesses are fields of the same kind: `tier.6.now`, in percent.
 */
export const editPrices = ({ clock, audit, priceViews }: Parts): Action<PriceEdit, { readonly merged: readonly string[] }> => ({
  name: 'price.edit',
  permission: 'prices.edit',
  isEdit: true,
  run: async (tx, { also = [], ...edit }) => {
    if (also.length > mostAtOnce) throw new Refused('price-many', `At most ${mostAtOnce} articles are changed at once.`, 'also');
    const others = [...new Set(also)].filter((sku) => sku !== edit.id);
    const locked = await lockPrices(tx, [edit.id, ...others], priceViews());
    // Whoever waited for the lock comes after who had it.
    const now = clock.now();
    const own = locked.get(edit.id);
    if (!own) throw notFound('There is no such article.');
    const merged = await mergedFields(tx, audit, 'price', edit);
    const tiers = Map.groupBy(await readStoredTiers(tx, [...locked.keys()]), ({ sku }) => sku);
    const entries = [await change(tx, { ...own, isUnversioned: isNow }, tiers.get(edit.id) ?? [], edit, now)];
    for (const sku of others) {
      const prices = locked.get(sku);
      if (!prices) throw new Refused('price-article', `There is no article ${sku}.`, 'also', [sku]);
      entries.push(await change(tx, prices, tiers.get(sku) ?? [], { id: sku, version: prices.version, changes: edit.changes }, now));
    }
    const written = entries.flatMap((entry) => entry ?? []);
    if (written.length > 0) await tellPrices(tx, [...locked.values()]);
    const bulkId = written.length > 1 ? { bulkId: randomUUID() } : {};
    return { answer: { merged }, entries: written.map((entry) => ({ ...entry, ...bulkId })) };
  },
});

const isTier = (place: Place): place is TierPlace => 'quantity' in place;

/** What is asked now changes with the time, and leaves the version as it is. */
const isNow = (field: string): boolean => field.endsWith('.now');

type SeenPrices = LockedPrices & Pick<Current, 'isUnversioned'>;

async function change(tx: Tx, prices: SeenPrices, tiers: readonly TierRule[], edit: Edit, now: Date): Promise<Entry | undefined> {
  const { sku, version, periods: byView, isUnversioned = () => false } = prices;
  const places = new Map(edit.changes.map(({ field }) => [field, placeOf(field, byView)]));
  const valueOf = (place: Place) => (isTier(place) ? tierValue(tiers, place, now) : centsAt(byView[place.view] ?? [], place, now));
  const values = Object.fromEntries([...places].map(([field, place]) => [field, valueOf(place)]));
  const changes = planPatch({ version, values, isUnversioned }, edit);
  if (changes.length === 0) return undefined;
  const next: Record<string, readonly PricePeriod[]> = {};
  let steps = tiers;
  for (const { field, after } of changes) {
    const place = places.get(field);
    if (!place) continue;
    checkMoment(place, now, field);
    if (isTier(place)) {
      steps = changedTiers(steps, place, after, now, field);
      continue;
    }
    checkAmount(place, after, field);
    const from = place.at === 'now' ? now.getTime() : place.at;
    const periods = next[place.view] ?? byView[place.view] ?? [];
    next[place.view] = after === null ? withoutRegular(periods, from) : withRegular(periods, after as number, from);
  }
  await writePrices(tx, [{ sku, prices: next }], now);
  if (steps !== tiers && (await writeTiers(tx, [{ sku, tiers: steps }], now)).size > 0) await raisePriceVersions(tx, [sku]);
  const raised = (await readPriceVersions(tx, [sku])).get(sku) ?? 0;
  return { entity: 'price', entityId: sku, version: raised, changes };
}

/** Only views with prices of their own: others are asked what the view asks that they fall back to. */
function placeOf(field: string, byView: LockedPrices['periods']): Place {
  const tier = tierPlaceOf(field);
  if (tier) return tier;
  const [, view = '', at = ''] = fieldPattern.exec(field) ?? [];
  if (!Object.hasOwn(byView, view)) throw new Refused('price-view', 'This store view has no prices of its own.', field.slice(0, 100));
  const moment = Date.parse(at);
  if (at !== 'now' && Number.isNaN(moment)) throw new Refused('price-moment', 'This is no moment.', field);
  return { view, at: at === 'now' ? at : moment };
}

function centsAt(periods: readonly PricePeriod[], { at }: PricePlace, now: Date): number | null {
  if (at === 'now') return appliedPrice(periods, now.getTime())?.regularCents ?? null;
  return periods.find(({ kind, from }) => kind === 'regular' && from === at)?.cents ?? null;
}

function checkAmount({ at }: PricePlace, after: unknown, field: string): void {
  if (!isAmount(after) && (after !== null || at === 'now'))
    throw new Refused('price-amount', 'A price is an amount in cents, 1 or more.', field);
}

function checkMoment({ at }: Place, now: Date, field: string): void {
  if (at === 'now') return;
  if (at <= now.getTime()) throw new Refused('price-begun', 'A price that has begun stays: set another one from now on.', field);
  if (at > now.getTime() + farthestMs) throw new Refused('price-far', 'A price begins within three years.', field);
}
