import type { TodayQuery } from '../../generated/graphql.ts';
import { clockOf } from '../../lib/branch-clock.ts';
import { may, type Person } from '../../lib/session/person.ts';
import type { IconName } from '../../ui/icons/icon-names.ts';
import type { Tone } from '../../ui/show/status-pill.tsx';

export type Tile = TodayQuery['today']['tiles'][number];
type Look = {
  readonly icon: IconName;
  readonly tone: Tone;
  /** Its screen, where there is one. */
  readonly path?: string;
  /** The screen of who does it, where that is another one. */
  readonly work?: { readonly permission: string; readonly path: string };
  /** What does the same on the shop's machine. */
  readonly command?: string;
};

export const looks: Readonly<Record<Tile['id'], Look>> = {
  ordersToPay: { icon: 'credit-card', tone: 'idle', path: '/orders?tab=toPay' },
  ordersToPick: { icon: 'basket', tone: 'info', path: '/orders?tab=toPick', work: { permission: 'shipments.pack', path: '/picking' } },
  // Who has waited longest is on top.
  ordersLate: { icon: 'clock-countdown', tone: 'bad', path: '/orders?tab=late&sort=oldest' },
  ordersPartSent: { icon: 'circle-half', tone: 'info', path: '/orders?tab=partSent&sort=oldest' },
  ordersOnHold: { icon: 'pause-circle', tone: 'warn', path: '/orders?tab=onHold&sort=oldest' },
  refundsOpen: { icon: 'bank', tone: 'bad', path: '/orders?tab=refundOpen' },
  returnsNew: { icon: 'chat-text', tone: 'warn', path: '/returns?tab=new' },
  returnsToInspect: { icon: 'package', tone: 'info', path: '/returns?tab=toInspect' },
  returnsToRefund: { icon: 'arrow-u-up-left', tone: 'warn', path: '/returns?tab=refundDue' },
  returnsDue: { icon: 'clock-countdown', tone: 'bad', path: '/returns?sort=due' },
  reviews: { icon: 'star', tone: 'idle', path: '/reviews' },
  messages: { icon: 'chats', tone: 'info', path: '/forms' },
  businessAccounts: { icon: 'users', tone: 'idle', path: '/customers?tab=waiting' },
  privacyRequests: { icon: 'shield-check', tone: 'warn', path: '/privacy' },
  subscriptions: { icon: 'envelope-simple', tone: 'idle', path: '/newsletter?state=unconfirmed' },
  stockAlerts: { icon: 'bell', tone: 'idle', path: '/alerts' },
  failedMails: { icon: 'envelope-simple', tone: 'bad' },
  failedJobs: { icon: 'heartbeat', tone: 'bad' },
  approvals: { icon: 'seal-check', tone: 'info', path: '/approvals' },
};

/** Where a tile leads somebody: to their work, or to what there is to see of it. */
export function pathOf(id: Tile['id'], person: Person): string | undefined {
  const { path, work } = looks[id];
  return work && may(person, work.permission) ? work.path : path;
}

/** What wants somebody, the urgent first; the rest keeps its order. */
export const waitingTiles = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.filter(({ count }) => count > 0).toSorted((one, other) => Number(other.urgent) - Number(one.urgent));

export const idleTiles = (tiles: readonly Tile[]): readonly Tile[] => tiles.filter(({ count }) => count === 0);

/** By the clock of the branches. */
export function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(clockOf(now).slice(11, 13));
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
