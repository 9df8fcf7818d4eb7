import { createContext, useContext } from 'react';
import type { Happening } from './happenings.ts';
import type { Order } from './order.ts';

/** The order that is open, as far as it is known here. */
export type OrderDesk = {
  readonly order: Order;
  /** Asks for it again and gives what is known then. */
  readonly refresh: () => Promise<Order>;
  /** What others did while it was open. */
  readonly news: readonly Happening[];
  readonly forgetNews: () => void;
  /** There was no connection the last time: it may be older than this. */
  readonly staleSince: Date | undefined;
};

const OrderDeskContext = createContext<OrderDesk | undefined>(undefined);

export const OrderDeskProvider = OrderDeskContext;

export function useOrderDesk(): OrderDesk {
  const desk = useContext(OrderDeskContext);
  if (!desk) throw new Error('no order is open here');
  return desk;
}
