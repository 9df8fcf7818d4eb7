import type { MediaListQueryVariables, MediaTab } from '../../../generated/graphql.ts';
import { createListAddress, pageIn } from '../../../lib/list/list-address.ts';

export const tabNames = ['all', 'unused', 'silent', 'big', 'removed'] as const satisfies readonly MediaTab[];

/** Fewer than the rows of other lists: each picture is made when it is first seen. */
export const pageSize = 24;

export const address = createListAddress({ single: ['tag'], several: {}, days: 'days' });

export const readTab = (params: URLSearchParams): MediaTab => tabNames.find((tab) => tab === params.get('tab')) ?? 'all';

/** The page an address means; what it names and there is not is no filter. */
export const readList = (params: URLSearchParams): MediaListQueryVariables => ({
  list: { ...pageIn(params), first: pageSize },
  tab: readTab(params),
  filter: { tag: params.get('tag')?.slice(0, 40) ?? null },
});
