import type { SubscriptionListQuery, SubscriptionState } from '../../generated/graphql.ts';
import { pageIn } from '../../lib/list/list-address.ts';
import { chosenIn } from '../../shell/queue/use-queue.ts';

export type Subscription = SubscriptionListQuery['subscriptions']['items'][number];

export const views = ['subscribed', 'unconfirmed', 'unsubscribed'] as const satisfies readonly SubscriptionState[];

export const viewIn = (params: URLSearchParams): SubscriptionState => chosenIn(params, 'state', views);

export const readSubscriptions = (params: URLSearchParams) => ({ list: pageIn(params), state: viewIn(params) });
