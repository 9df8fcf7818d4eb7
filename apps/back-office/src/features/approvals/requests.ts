import type { ApprovalsQuery } from '../../generated/graphql.ts';

export type Request = ApprovalsQuery['approvals'][number];

export const views = ['forMe', 'mine', 'decided'] as const;
export type View = (typeof views)[number];

/** What a view shows, as the shop sent it: the newest first. */
export function requestsOf(requests: readonly Request[], view: View): readonly Request[] {
  if (view === 'forMe') return requests.filter(({ canDecide }) => canDecide);
  if (view === 'mine') return requests.filter(({ isMine, state }) => isMine && state === 'waiting');
  return requests.filter(({ state }) => state !== 'waiting');
}

const alone = 15 * 60_000;

/** From when on somebody who is alone may decide what they asked for. */
export const aloneFrom = ({ requestedAt }: Pick<Request, 'requestedAt'>): Date => new Date(new Date(requestedAt).getTime() + alone);

type Left = { readonly unit: 'daysLeft' | 'hoursLeft' | 'minutesLeft'; readonly count: number };

/** How long something can still be decided: days, then hours, then minutes. */
export function timeLeft(expiresAt: string, now: Date): Left {
  const minutes = Math.max(0, Math.floor((new Date(expiresAt).getTime() - now.getTime()) / 60_000));
  if (minutes >= 48 * 60) return { unit: 'daysLeft', count: Math.floor(minutes / (24 * 60)) };
  return minutes >= 60 ? { unit: 'hoursLeft', count: Math.floor(minutes / 60) } : { unit: 'minutesLeft', count: minutes };
}
