import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { openingState as stateOf, weekdayOf } from '@shop/rules/opening-state';
import { zonedParts } from '@shop/rules/zoned-time';
import { toBranchHours, type ServedHours } from '../branch-hours.ts';

export type OpeningState =
  | { readonly state: 'open'; readonly until: string }
  | { readonly state: 'later'; readonly from: string; readonly until: string }
  | { readonly state: 'closed'; readonly next?: { readonly day: number; readonly from: string } };

/** Whether a branch is open at a moment, opens later today, or when it opens next. */
export function openingState(branch: ServedHours, now: Date): OpeningState {
  const state = stateOf(toBranchHours(branch), now);
  if (state.isOpen) return { state: 'open', until: state.until };
  if (!state.next) return { state: 'closed' };
  const { date, from, until } = state.next;
  if (date === zonedParts(now, branchTimeZone).date) return { state: 'later', from, until };
  return { state: 'closed', next: { day: weekdayOf(date), from } };
}

const rank: Readonly<Record<OpeningState['state'], number>> = { open: 0, later: 1, closed: 2 };

/** The branch worth naming in one sentence: one that is open, else one that opens today, else the first. */
export function branchToName<B extends { readonly opening: OpeningState }>(branches: readonly B[]): B | undefined {
  return branches.toSorted((a, b) => rank[a.opening.state] - rank[b.opening.state])[0];
}
