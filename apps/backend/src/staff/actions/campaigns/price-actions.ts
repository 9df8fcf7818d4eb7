import type { Clock } from '#kernel/clock.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { editPrices } from '../prices/edit-prices.ts';
import { createCampaign } from './create-campaign.ts';
import { editCampaign } from './edit-campaign.ts';

type Parts = {
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'changesSince'>;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly stores: Pick<Stores, 'activeViews'>;
};

/** The store views that have prices of their own; others ask what the view asks that they fall back to. */
export const priceViews = (stores: Pick<Stores, 'activeViews'>): readonly string[] =>
  stores
    .activeViews()
    .filter(({ fallbackCode }) => fallbackCode === null)
    .map(({ code }) => code);

/** Everything that sets prices. */
export function priceActions(parts: Parts) {
  const views = (): readonly string[] => parts.stores.activeViews().map(({ code }) => code);
  return {
    editPrices: editPrices({ ...parts, priceViews: () => priceViews(parts.stores) }),
    createCampaign: createCampaign({ ...parts, views }),
    editCampaign: editCampaign({ ...parts, isView: (code) => views().includes(code) }),
  };
}
