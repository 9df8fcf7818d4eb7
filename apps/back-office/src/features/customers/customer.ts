import type { CustomerListQuery, CustomerPageFragment, CustomerTab } from '../../generated/graphql.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type CustomerRow = CustomerListQuery['customers']['items'][number];
export type Customer = CustomerPageFragment;

export const tabs = ['all', 'waiting', 'business', 'blocked'] as const satisfies readonly CustomerTab[];

export const tabIn = (params: URLSearchParams): CustomerTab => chosenIn(params, 'tab', tabs);

export const readCustomers = (params: URLSearchParams) => ({ list: pageIn(params), tab: tabIn(params) });

export const nameOf = ({ firstname, middlename, lastname }: Pick<Customer, 'firstname' | 'middlename' | 'lastname'>): string =>
  [firstname, middlename, lastname].filter(Boolean).join(' ');
