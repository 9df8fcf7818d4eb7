import { addDays } from '@shop/rules/add-days';
import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts, zonedTime } from '@shop/rules/zoned-time';
import type { Clock } from '#kernel/clock.ts';
import { insertCampaign } from '#modules/campaigns/index.ts';
import { Refused, type Action } from '../../run-action.ts';

type Parts = { readonly clock: Clock; readonly views: () => readonly string[] };

/** Begins a draft: for two weeks from tomorrow's midnight, in every store view, with nothing chosen yet. */
export const createCampaign = ({ clock, views }: Parts): Action<{ readonly name: string }, { readonly id: number }> => ({
  name: 'campaign.create',
  permission: 'campaigns.edit',
  run: async (tx, { name: given }, actor) => {
    const name = given.trim();
    if (name === '' || name.length > 100) throw new Refused('name', 'A campaign has a name of 1 to 100 characters.', 'name');
    const now = clock.now();
    const today = zonedParts(now, branchTimeZone).date;
    const midnight = (days: number): Date => zonedTime(addDays(today, days), '00:00', branchTimeZone);
    const id = await insertCampaign(tx, {
      name,
      startsAt: midnight(1),
      endsAt: midnight(15),
      views: views(),
      selection: { skus: [], categories: [], brands: [], options: [], excluded: [] },
      rule: { type: 'percent', percent: 20 },
      rounding: 'none',
      createdAt: now,
      createdBy: actor.kind === 'staff' ? actor.identity.name : actor.kind,
    });
    return {
      answer: { id },
      entries: [{ entity: 'campaign', entityId: String(id), version: 1, changes: [{ field: 'name', before: null, after: name }] }],
    };
  },
});
