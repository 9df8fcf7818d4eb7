import type { WithdrawalState } from '#modules/forms/index.ts';
import type { ReturnState } from './return.ts';

/** Mails of returns. */
export const returnMailKinds = ['accepted', 'rejected', 'received', 'settled', 'reminder'] as const;
export type ReturnMailKind = (typeof returnMailKinds)[number];

/** Somebody's permission, or the clock alone. */
type EdgeBy = 'returns.decide' | 'returns.receive' | 'returns.inspect' | 'clock';

export type ReturnEdge = {
  readonly to: ReturnState;
  readonly by: EdgeBy;
  readonly mail?: ReturnMailKind;
  /** What has to be there: a reason, the branch the goods are in, what was found of each piece, or that every piece is settled. */
  readonly needs?: 'reason' | 'source' | 'findings' | 'end' | 'waiver';
};

type StateRule = {
  readonly next: readonly ReturnEdge[];
  /** Where the goods are: with the customer or under way, here, or nobody waits for them. */
  readonly goods: 'away' | 'here' | 'none';
  /** Somebody still has to do something. */
  readonly isOpen: boolean;
  /** Pieces may be settled. */
  readonly isSettling: boolean;
  /** What its statement is meanwhile; once all is settled, that it is refunded. */
  readonly withdrawal: WithdrawalState;
};

const receive: ReturnEdge = { to: 'received', by: 'returns.receive', mail: 'received', needs: 'source' };
const expire: ReturnEdge = { to: 'expired', by: 'clock' };
const reject: ReturnEdge = { to: 'rejected', by: 'returns.decide', mail: 'rejected', needs: 'reason' };
/** The goods stay where they are, because everything is settled. */
const waive: ReturnEdge = { to: 'closed', by: 'returns.decide', needs: 'waiver' };

/** The states of a return, the whole machine: screen, mail, API, command and job read this table. */
export const returnStates: Readonly<Record<ReturnState, StateRule>> = {
  announced: {
    next: [{ to: 'accepted', by: 'returns.decide', mail: 'accepted' }, reject, receive],
    goods: 'away',
    isOpen: true,
    isSettling: false,
    withdrawal: 'received',
  },
  accepted: {
    next: [{ to: 'in_transit', by: 'returns.receive' }, receive, waive, expire],
    goods: 'away',
    isOpen: true,
    isSettling: true,
    withdrawal: 'accepted',
  },
  in_transit: { next: [receive, waive, expire], goods: 'away', isOpen: true, isSettling: true, withdrawal: 'accepted' },
  received: {
    // Counted again, before anybody has looked at the pieces: nobody is told twice.
    next: [
      { to: 'inspected', by: 'returns.inspect', needs: 'findings' },
      { to: 'received', by: 'returns.receive', needs: 'source' },
      reject,
    ],
    goods: 'here',
    isOpen: true,
    isSettling: true,
    withdrawal: 'goods_in',
  },
  inspected: {
    next: [{ to: 'closed', by: 'returns.decide', needs: 'end' }],
    goods: 'here',
    isOpen: true,
    isSettling: true,
    withdrawal: 'goods_in',
  },
  closed: { next: [], goods: 'none', isOpen: false, isSettling: false, withdrawal: 'refunded' },
  rejected: { next: [{ to: 'announced', by: 'returns.decide' }], goods: 'none', isOpen: false, isSettling: false, withdrawal: 'rejected' },
  expired: {
    next: [receive, { to: 'closed', by: 'returns.decide', needs: 'reason' }],
    goods: 'away',
    isOpen: true,
    isSettling: false,
    withdrawal: 'accepted',
  },
};

export const edgeOf = (from: ReturnState, to: ReturnState): ReturnEdge | undefined =>
  returnStates[from].next.find((edge) => edge.to === to);
