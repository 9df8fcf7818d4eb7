import {
  EditCampaignDocument,
  type CampaignCheckQuery,
  type CampaignPageFragment,
  type CampaignQuery,
  type CampaignTab,
} from '../../generated/graphql.ts';
import { ask } from '../../lib/api/api.ts';
import type { Edit, SaveAnswer } from '../../lib/edits/use-edits.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import type { RefusalText } from '../../lib/refusals/use-refusal.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type Campaign = CampaignPageFragment;
export type Choices = CampaignQuery['campaignChoices'];
export type Check = CampaignCheckQuery['campaignCheck'];
export type CheckedLine = Check['lines'][number];

export type Selection = {
  readonly skus: readonly string[];
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  readonly options: readonly number[];
  readonly excluded: readonly string[];
};
export type Rule =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'amount_off' | 'fixed'; readonly cents: number };

/** What is edited of a campaign; its state has buttons of its own. */
export type CampaignValues = {
  readonly name: string;
  readonly starts: string;
  readonly ends: string;
  readonly views: readonly string[];
  readonly selection: Selection;
  readonly rule: Rule;
  readonly rounding: string;
};

export const campaignOf = ({ version, name, starts, ends, views, selection, rule, rounding }: Campaign) => ({
  version,
  values: { name, starts, ends, views, selection: selection as Selection, rule: rule as Rule, rounding } satisfies CampaignValues,
});

export const saveCampaign =
  (words: RefusalText) =>
  async (edit: Edit): Promise<SaveAnswer<CampaignValues>> => {
    const { editCampaign: answer } = await ask(EditCampaignDocument, { edit });
    if (answer.__typename === 'CampaignSaved') return { kind: 'saved', current: campaignOf(answer.campaign), merged: answer.merged };
    if (answer.__typename === 'EditConflict') return { kind: 'conflict', conflict: answer };
    if (answer.__typename === 'WaitsForApproval') return { kind: 'waits' };
    return { kind: 'refused', message: words(answer), field: answer.field };
  };

export const tabs = ['all', 'draft', 'planned', 'running', 'ended', 'canceled'] as const satisfies readonly CampaignTab[];

export const tabIn = (params: URLSearchParams): CampaignTab => chosenIn(params, 'tab', tabs);

export const readCampaigns = (params: URLSearchParams) => ({ list: pageIn(params), tab: tabIn(params) });
