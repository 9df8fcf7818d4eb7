import type { PrivacyListQuery, PrivacyPageFragment, PrivacyTab } from '../../generated/graphql.ts';
import { chosenIn, queuePage } from '../../shell/queue/use-queue.ts';

export type PrivacyRow = PrivacyListQuery['privacyRequests']['items'][number];
export type PrivacyRequest = PrivacyPageFragment;

export const tabs = ['open', 'planned', 'closed'] as const satisfies readonly PrivacyTab[];

export const tabIn = (params: URLSearchParams): PrivacyTab => chosenIn(params, 'tab', tabs);

export const readRequests = (params: URLSearchParams) => ({ list: queuePage(params), tab: tabIn(params) });
