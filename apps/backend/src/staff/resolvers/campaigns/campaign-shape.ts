import { stateOf, type Campaign, type KeptPrice } from '#modules/campaigns/index.ts';
import { clockText } from '../../actions/campaigns/campaign-fields.ts';
import { money } from '../orders/order-shape.ts';

export const campaignShape = (campaign: Campaign, now: Date) => ({
  ...campaign,
  id: String(campaign.id),
  state: stateOf(campaign, now),
  starts: clockText(campaign.startsAt),
  ends: clockText(campaign.endsAt),
});

/** The lowest special price that is there now. */
export function keptShape({ sku, view, cents, now }: KeptPrice) {
  const left = now.map((period) => period.cents);
  return { sku, view, planned: money(cents), now: left.length > 0 ? money(Math.min(...left)) : null };
}
