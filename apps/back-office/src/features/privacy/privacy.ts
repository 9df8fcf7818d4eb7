import type { PrivacyListQuery, PrivacyPageFragment, PrivacyTab } from '../../generated/graphql.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type PrivacyRow = PrivacyListQuery['privacyRequests']['items'][number];
export type PrivacyRequest = PrivacyPageFragment;

export const tabs = ['open', 'planned', 'closed'] as const satisfies readonly PrivacyTab[];

export const tabIn = (params: URLSearchParams): PrivacyTab => chosenIn(params, 'tab', tabs);

export const readRequests = (params: URLSearchParams) => ({ list: pageIn(params), tab: tabIn(params) });
