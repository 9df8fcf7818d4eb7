import type { Order } from '../order.ts';
import type { OrderServices } from '../order-services.ts';
import { draftExchange, type ExchangeDraft, type ExchangeFacts } from './draft-exchange.ts';
import { placeExchange } from './place-exchange.ts';

type DropServices<T> = T extends (tx: infer A, services: never, ...rest: infer Rest) => unknown ? [tx: A, ...rest: Rest] : never;

/** Orders that are given for pieces of others. */
export type OrderExchanges = {
  draft(order: Order, facts: ExchangeFacts, now: Date): ExchangeDraft;
  place(...given: DropServices<typeof placeExchange>): ReturnType<typeof placeExchange>;
};

export const openExchanges = (services: OrderServices): OrderExchanges => ({
  draft: (order, facts, now) => draftExchange(services, order, facts, now),
  place: (tx, ...rest) => placeExchange(tx, services, ...rest),
});
