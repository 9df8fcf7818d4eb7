import type { Clock } from './clock.ts';
import type { OrderStore } from './order-store.ts';
import type { Settings } from './settings.ts';
import type { SimulatedOrder, Status } from './simulated-order.ts';
import type { Webhooks } from './webhooks.ts';

/** What the parts of the simulator share. */
export type Parts = {
  readonly apiKey: string;
  /** Origin of the payment page as browsers reach it. */
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly orders: OrderStore;
  readonly settings: Settings;
  readonly webhooks: Webhooks;
  /** Gives an order a new status and keeps it. */
  readonly change: (order: SimulatedOrder, status: Status, reason?: string) => void;
  /** An open order whose time is over expires, and the shop is told. */
  readonly expireIfDue: (order: SimulatedOrder) => void;
};
