import type { Cents } from '#kernel/money.ts';

/** What is taken off, or what is asked instead. */
export type CampaignRule =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount_off'; readonly cents: Cents }
  | { readonly type: 'fixed'; readonly cents: Cents };

/** To which end a price is rounded, always down: a reduction is never smaller than it says. */
export const roundings = ['none', 'five', 'ninety_five'] as const;
export type Rounding = (typeof roundings)[number];

/** Which articles it is for: all of these together, without those that are left out. */
export type CampaignSelection = {
  readonly skus: readonly string[];
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  /** Options of attributes, by their ids. */
  readonly options: readonly number[];
  readonly excluded: readonly string[];
};

export type StoredState = 'draft' | 'planned' | 'canceled';
/** A planned one runs and ends by the clock alone. */
export type CampaignState = StoredState | 'running' | 'ended';

export type Campaign = {
  readonly id: number;
  readonly name: string;
  readonly state: StoredState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Store views. */
  readonly views: readonly string[];
  readonly selection: CampaignSelection;
  readonly rule: CampaignRule;
  readonly rounding: Rounding;
  readonly version: number;
  readonly createdAt: Date;
  readonly createdBy: string;
  /** When somebody ended it before its end. */
  readonly canceledAt: Date | null;
  /** How many articles it was planned for. */
  readonly articles: number;
};

export function stateOf({ state, startsAt, endsAt }: Pick<Campaign, 'state' | 'startsAt' | 'endsAt'>, now: Date): CampaignState {
  if (state !== 'planned') return state;
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'running' : 'planned';
}
