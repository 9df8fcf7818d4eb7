import { randomUUID } from 'node:crypto';
import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import type { Audit } from '#modules/audit/index.ts';
import {
  checkCampaign,
  lockCampaign,
  stateOf,
  updateCampaign,
  withdrawCampaign,
  writeCampaign,
  type Campaign,
  type CampaignState,
  type KeptPrice,
} from '#modules/campaigns/index.ts';
import { catalogueModel, lockCatalogueVersion, type Catalog } from '#modules/catalog/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { EditConflict, planPatch, type Edit } from '../../patch.ts';
import type { Question } from '../../question.ts';
import { Refused, type Action } from '../../run-action.ts';
import { mergedFields } from '../merged-fields.ts';
import { instantOf, readTerms, valuesOf } from './campaign-fields.ts';

type Parts = {
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'changesSince'>;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly isView: (code: string) => boolean;
};

export type CampaignAnswer = {
  readonly id: number;
  readonly merged: readonly string[];
  /** Prices that somebody has changed since it was planned: they are left alone. */
  readonly kept: readonly KeptPrice[];
};

/**
 * Changes a campaign. Its state is one of its fields: `planned` writes the prices of all its articles, `draft` takes back what has not
 * begun, `canceled` ends what runs. So whatever was done is undone by the reverse edit, under the same checks.
 */
export const editCampaign = (parts: Parts): Action<Edit, CampaignAnswer> => ({
  name: 'campaign.edit',
  permission: 'campaigns.edit',
  isEdit: true,
  approvedBy: 'campaigns.approve',
  fourEyes: async (tx, edit) => {
    // In the same order as whoever decides about it.
    await lockCatalogueVersion(tx);
    const { next, campaign } = await planned(tx, parts, edit);
    return next.state === 'planned' && campaign.state !== 'planned' ? questionOf(tx, parts, next) : undefined;
  },
  run: async (tx, edit) => {
    await lockCatalogueVersion(tx);
    const { campaign, next, changes } = await planned(tx, parts, edit);
    const merged = await mergedFields(tx, parts.audit, 'campaign', edit);
    if (changes.length === 0) return { answer: { id: campaign.id, merged, kept: [] }, entries: [] };
    const now = parts.clock.now();
    const { skus, kept } = await moved(tx, parts, campaign, next, now);
    const version = await updateCampaign(tx, { ...next, canceledAt: next.state === 'canceled' ? (campaign.canceledAt ?? now) : null });
    if (skus.length > 0) await touchReadModel(tx, catalogueModel, await productIds(tx, skus));
    const bulkId = skus.length > 0 ? { bulkId: randomUUID() } : {};
    const entry = { entity: 'campaign', entityId: String(campaign.id), version, changes, ...bulkId };
    return { answer: { id: campaign.id, merged, kept }, entries: [entry] };
  },
});

async function planned(tx: Tx, { clock, isView }: Parts, edit: Edit) {
  const campaign = /^[1-9]\d{0,8}$/.test(edit.id) ? await lockCampaign(tx, Number(edit.id)) : undefined;
  if (!campaign) throw notFound('There is no such campaign.');
  const values = valuesOf(campaign);
  const changes = planPatch({ version: campaign.version, values }, edit);
  const given = { ...values, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
  const { starts, ends, ...terms } = readTerms(given, isView);
  const state = readState(given.campaignState);
  const isChanged = (field: string): boolean => changes.some((one) => one.field === field);
  const next: Campaign = {
    ...campaign,
    ...terms,
    state,
    // To the minute: one that nobody touched stays what it was.
    startsAt: startOf(
      isChanged('starts') ? instantOf(starts) : campaign.startsAt,
      state !== campaign.state && state === 'planned',
      clock.now(),
    ),
    endsAt: isChanged('ends') ? instantOf(ends) : campaign.endsAt,
  };
  const isFixed = campaign.state !== 'draft' && changes.some(({ field }) => field !== 'name' && field !== 'campaignState');
  if (isFixed) throw new Refused('campaign-fixed', 'What is planned is changed by taking it back first.', changes[0]?.field);
  checkStep(stateOf(campaign, clock.now()), state, campaign, clock.now());
  refuseUnseen(campaign, state, edit);
  return { campaign, next, changes };
}

/** What is planned is the whole campaign: by who has seen all of it, and approved as it was asked for. */
function refuseUnseen({ state: theirs, version }: Campaign, mine: Campaign['state'], edit: Edit): void {
  if (mine !== 'planned' || theirs === 'planned' || edit.version === version) return;
  const { base } = edit.changes.find(({ field }) => field === 'campaignState') ?? {};
  throw new EditConflict([{ path: 'campaignState', base, theirs, mine }], version);
}

const atOnceMs = 3_600_000;

/** Who plans a campaign for this very hour means now. */
const startOf = (wanted: Date, isPlanning: boolean, now: Date): Date =>
  isPlanning && wanted <= now && now.getTime() - wanted.getTime() < atOnceMs ? now : wanted;

function readState(given: unknown): Campaign['state'] {
  if (given === 'draft' || given === 'planned' || given === 'canceled') return given;
  throw new Refused('campaign-state', 'A campaign is a draft, planned or canceled.', 'campaignState');
}

/** Which state may follow which; what has begun is never as if it had not been. */
function checkStep(from: CampaignState, to: Campaign['state'], { startsAt }: Campaign, now: Date): void {
  if (from === to || (to === 'planned' && from === 'running') || (to === 'planned' && from === 'ended')) return;
  if (from === 'ended') throw new Refused('campaign-ended', 'This campaign is over.', 'campaignState');
  if (from === 'running' && to === 'draft')
    throw new Refused('campaign-begun', 'This campaign has begun: it can only be ended.', 'campaignState');
  if (from === 'draft' && to === 'canceled')
    throw new Refused('campaign-state', 'A draft is not canceled: nobody has seen it.', 'campaignState');
  if (from === 'canceled' && (to === 'draft' || startsAt <= now))
    throw new Refused('campaign-begun', 'This campaign was ended: plan another one.', 'campaignState');
}

/** What the step does to the prices. */
async function moved(tx: Tx, parts: Parts, campaign: Campaign, next: Campaign, now: Date) {
  if (campaign.state === next.state) return { skus: [], kept: [] };
  if (next.state !== 'planned') return withdrawCampaign(tx, campaign, now);
  if (next.startsAt < now) throw new Refused('campaign-past', 'A campaign begins now or later.', 'starts');
  const { lines, articles, unknown, borrowing } = await checkCampaign(tx, parts, next);
  if (articles === 0) throw new Refused('campaign-nothing', 'No article is chosen.', 'selection');
  if (borrowing.length > 0)
    throw new Refused('campaign-views', `The prices of ${borrowing.join(', ')} come from a store view that is not chosen.`, 'views');
  const refused = new Set([...lines.filter(({ problems }) => problems.length > 0).map(({ sku }) => sku), ...unknown]);
  if (refused.size > 0) throw new Refused('campaign-lines', `${refused.size} articles cannot take part: leave them out.`, 'selection');
  return { skus: await writeCampaign(tx, parts, next, now), kept: [] };
}

/** Whether a second person decides: many articles, or a deep cut. */
async function questionOf(tx: Tx, parts: Parts, campaign: Campaign): Promise<Question | undefined> {
  const { campaignSkus, campaignPercent } = (await readThresholds(tx)).value;
  const { lines, articles, borrowing } = await checkCampaign(tx, parts, campaign);
  // What is refused is refused at once, before somebody else is asked.
  const isRefused = borrowing.length > 0 || lines.some(({ problems }) => problems.length > 0) || campaign.startsAt < parts.clock.now();
  const percent = deepest(lines);
  if (isRefused) return undefined;
  if (articles <= campaignSkus && percent <= campaignPercent) return undefined;
  return { about: 'campaign', name: campaign.name, articles, percent };
}

/** The deepest cut below the regular price, in whole percent. */
export const deepest = (
  lines: readonly { readonly cents: number; readonly shown: { readonly regularCents: number } | undefined }[],
): number =>
  Math.max(0, ...lines.map(({ cents, shown }) => (shown ? Math.ceil(((shown.regularCents - cents) * 100) / shown.regularCents) : 0)));

async function productIds(tx: Tx, skus: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: number }>('select id from product where sku = any($1)', [skus]);
  return rows.map(({ id }) => String(id));
}
