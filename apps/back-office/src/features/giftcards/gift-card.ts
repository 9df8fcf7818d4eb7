import type { GiftCardListQuery, GiftCardPageFragment, GiftCardTab } from '../../generated/graphql.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type GiftCardRow = GiftCardListQuery['giftCards']['items'][number];
export type GiftCard = GiftCardPageFragment;

export const tabs = ['all', 'usable', 'withoutCode', 'used', 'blocked', 'expired'] as const satisfies readonly GiftCardTab[];

export const tabIn = (params: URLSearchParams): GiftCardTab => chosenIn(params, 'tab', tabs);

export const readGiftCards = (params: URLSearchParams) => ({ list: pageIn(params), tab: tabIn(params) });

/** The end of a code, as on a payment card. */
export const endOfCode = (lastFour: string): string => `•••• ${lastFour}`;
