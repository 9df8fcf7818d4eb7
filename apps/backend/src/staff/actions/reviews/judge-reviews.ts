import { randomUUID } from 'node:crypto';
import { notFound } from '#kernel/errors.ts';
import type { RefusalGround, Reviews, Verdict } from '#modules/reviews/index.ts';
import { Refused, type Action, type Entry } from '../../run-action.ts';

export type Judgement = { readonly ids: readonly string[]; readonly approve: boolean; readonly ground?: RefusalGround | null };

type Parts = { readonly reviews: Pick<Reviews, 'judge'> };

const most = 200;

/** LAW-16: a refusal names its reason of law, and an approval has none to name. */
function verdictOf({ approve, ground }: Judgement): Verdict {
  if (approve && ground) throw new Refused('ground', 'What is shown is not refused for anything.', 'ground');
  if (approve) return { status: 'approved' };
  if (!ground) throw new Refused('ground', 'A review is refused for a reason of law, never for being bad.', 'ground');
  return { status: 'rejected', ground };
}

/** In order: two people who judge the same ones wait for each other. */
function readIds(ids: readonly string[]): readonly number[] {
  if (ids.length === 0 || ids.length > most) throw new Refused('reviews', `1 to ${most} reviews are judged at once.`, 'ids');
  if (ids.some((id) => !/^[1-9]\d{0,8}$/.test(id))) throw notFound('There is no such review.');
  return [...new Set(ids.map(Number))].toSorted((one, other) => one - other);
}

/** Shows reviews or refuses them. */
export const judgeReviews = ({ reviews }: Parts): Action<Judgement, { readonly changed: number }> => ({
  name: 'review.judge',
  permission: 'reviews.moderate',
  run: async (tx, judgement) => {
    const verdict = verdictOf(judgement);
    const after = { status: verdict.status, refusedFor: verdict.status === 'rejected' ? verdict.ground : null };
    const ids = readIds(judgement.ids);
    const bulkId = ids.length > 1 ? { bulkId: randomUUID() } : {};
    const entries: Entry[] = [];
    for (const id of ids) {
      const before = await reviews.judge(tx, id, verdict);
      const changes = (['status', 'refusedFor'] as const)
        .map((field) => ({ field, before: before[field], after: after[field] }))
        .filter((change) => change.before !== change.after);
      if (changes.length > 0) entries.push({ entity: 'review', entityId: String(id), changes, ...bulkId });
    }
    return { answer: { changed: entries.length }, entries };
  },
});
