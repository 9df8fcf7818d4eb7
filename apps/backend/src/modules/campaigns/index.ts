export { roundings, stateOf } from './campaign.ts';
export type { Campaign, CampaignRule, CampaignSelection, CampaignState, Rounding } from './campaign.ts';
export { checkCampaign, withdrawCampaign, writeCampaign } from './campaign-prices.ts';
export type { KeptPrice } from './campaign-prices.ts';
export {
  countCampaigns,
  findCampaign,
  findCampaigns,
  findCampaignsBetween,
  findCampaignSkus,
  insertCampaign,
  lockCampaign,
  updateCampaign,
} from './campaign-repository.ts';
export { overlapsOf, untilOf } from './overlaps.ts';
export type { CampaignTab } from './campaign-repository.ts';
export type { LineCheck } from './check-line.ts';
