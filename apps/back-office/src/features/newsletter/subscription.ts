import type { SubscriptionListQuery, SubscriptionState } from '../../generated/graphql.ts';
import { chosenIn, queuePage } from '../../shell/queue/use-queue.ts';

export type Subscription = SubscriptionListQuery['subscriptions']['items'][number];

export const views = ['subscribed', 'unconfirmed', 'unsubscribed'] as const satisfies readonly SubscriptionState[];

export const viewIn = (params: URLSearchParams): SubscriptionState => chosenIn(params, 'state', views);

export const readSubscriptions = (params: URLSearchParams) => ({ list: queuePage(params), state: viewIn(params) });
