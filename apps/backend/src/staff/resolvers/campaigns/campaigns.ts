import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { countCampaigns, findCampaign, findCampaigns, type Campaign, type CampaignTab } from '#modules/campaigns/index.ts';
import { listRequests } from '#modules/staff/index.ts';
import { readPlacedPage } from '../../lists/placed-list.ts';
import type { CampaignAnswer } from '../../actions/campaigns/edit-campaign.ts';
import type { Parts } from '../../parts.ts';
import type { Edit } from '../../patch.ts';
import { runAction, type Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { readSearch, type ListInput } from '../paging.ts';
import { actorOf, requestShape, resultOf } from '../results.ts';
import { campaignChoices } from './campaign-choices.ts';
import { checkShape, type CheckPart } from './check-shape.ts';
import { campaignShape, keptShape } from './campaign-shape.ts';

const shownRequests = 200;

/** Sales of many articles: lists, the check before one is planned, and planning it. */
export function campaignResolvers(parts: Parts): ResolverMap<Granted> {
  const { database } = parts;
  return {
    Query: {
      campaigns: async (_parent: unknown, { list, tab }: { list: ListInput; tab?: CampaignTab | null }, { now }: Granted) => {
        const wanted = { tab: tab ?? 'all', search: readSearch(list.search), now };
        const { items, page } = await readPlacedPage(list, {
          isOldestFirst: false,
          find: (part) => findCampaigns(database, wanted, part),
          count: (limit) => countCampaigns(database, wanted, limit),
          placeOf: ({ startsAt, id }) => ({ at: startsAt, id }),
        });
        return { items: items.map((campaign) => campaignShape(campaign, now)), page };
      },
      campaign: async (_parent: unknown, { id }: { id: string }, { now }: Granted) => campaignShape(await find(parts, id), now),
      campaignCheck: async (_parent: unknown, { id, ...part }: CheckPart & { readonly id: string }, { identity }: Granted) =>
        checkShape(parts, await find(parts, id), part, identity.language),
      campaignChoices: (_parent: unknown, _args: unknown, { identity }: Granted) => campaignChoices(parts, identity.language),
      campaignsToApprove: async (_parent: unknown, _args: unknown, context: Granted) =>
        Promise.all(
          (await listRequests(database, shownRequests))
            .filter(({ action, state, expiresAt }) => action === 'campaign.edit' && state === 'waiting' && expiresAt > context.now)
            .map((request) => requestShape(parts, context, request)),
        ),
    },
    Mutation: campaignMutations(parts),
  };
}

async function find({ database }: Parts, id: string): Promise<Campaign> {
  const campaign = /^[1-9]\d{0,8}$/.test(id) ? await findCampaign(database, Number(id)) : undefined;
  if (!campaign) throw notFound('There is no such campaign.');
  return campaign;
}

function campaignMutations(parts: Parts) {
  const saved = async ({ id, merged, kept }: CampaignAnswer) => {
    await parts.refresh();
    const campaign = campaignShape(await find(parts, String(id)), parts.clock.now());
    return { typename: 'CampaignSaved', campaign, merged, kept: kept.map(keptShape) };
  };
  return {
    createCampaign: (_parent: unknown, { key, name }: { readonly key: string; readonly name: string }, context: Granted) =>
      resultOf(
        parts,
        context,
        async (): Promise<Done<CampaignAnswer>> => {
          const done = await runAction(parts, parts.actions.createCampaign, actorOf(context), { name }, { key });
          return done.kind === 'waits' ? done : { kind: 'done', answer: { id: done.answer.id, merged: [], kept: [] } };
        },
        saved,
      ),
    editCampaign: (_parent: unknown, { edit: { key, ...edit } }: { edit: Edit & { key: string } }, context: Granted) =>
      resultOf(parts, context, () => runAction(parts, parts.actions.editCampaign, actorOf(context), edit, { key }), saved, {
        entity: 'campaign',
        edit,
      }),
  };
}
