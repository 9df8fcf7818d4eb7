import { reducedSince, referencePrice } from '#modules/pricing/index.ts';
import { offeredRecords } from '../attributes/composition.ts';
import type { ProductRecord } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';

export type LongSale = { readonly sku: string; readonly name: string; readonly since: number; readonly days: number };

const day = 86_400_000;
/** LAW-03: what is reduced for longer is no reduction any more, but its price. */
const longestSaleDays = 90;

/** What has been announced as reduced for too long in any of the views, the oldest first. */
export function longSales(views: readonly CatalogueView[], now: Date): readonly LongSale[] {
  const found = new Map<string, LongSale>();
  for (const source of views.flatMap((view) => view.listed())) {
    const since = announcedSince(source, now.getTime());
    const known = found.get(source.record.sku);
    if (since === undefined || now.getTime() - since <= longestSaleDays * day || (known && known.since <= since)) continue;
    const { sku } = source.record;
    found.set(sku, {
      sku,
      name: known?.name ?? source.text.name ?? sku,
      since,
      days: Math.floor((now.getTime() - since) / day),
    });
  }
  return [...found.values()].sort((a, b) => a.since - b.since || (a.sku < b.sku ? -1 : 1));
}

/** Bundles and looks have no reduction of their own; what they consist of is listed itself. */
function announcedSince({ record, view }: ProductSource, now: number): number | undefined {
  const starts = soldAs(record, view).flatMap((sold) => {
    const periods = view.prices(sold);
    const isAnnounced = referencePrice(periods, now, view.reductionRules) !== undefined;
    return isAnnounced ? (reducedSince(periods, now) ?? []) : [];
  });
  return starts.length === 0 ? undefined : Math.min(...starts);
}

function soldAs(record: ProductRecord, view: CatalogueView): readonly ProductRecord[] {
  if (record.type === 'configurable') return offeredRecords(view, record.variantIds);
  return record.type === 'simple' || record.type === 'virtual' ? [record] : [];
}
