import type { Text } from '../model.ts';
import type { DemoOrderStatus } from './model.ts';
import type { GuestName } from './people.ts';

export type PlannedItem = { readonly sku: string; readonly quantity: number; readonly parts?: readonly string[] };

/** What is known of an order before it is calculated. */
export type OrderPlan = {
  readonly daysAgo: number;
  readonly time: string;
  readonly who: number | GuestName;
  readonly status: DemoOrderStatus;
  readonly items: readonly PlannedItem[];
  /** Carrier and method, or the code of the branch where it is picked up. */
  readonly way: 'postnl/home' | 'dhl/parcelshop' | 'dhl/home' | 'bpost/home' | 'SIT' | 'ROE' | 'AAC';
  readonly payment: string;
  readonly paymentData?: readonly { readonly name: string; readonly value: string }[];
  readonly coupon?: string;
  /** Of a processing order: the SKUs that already left. */
  readonly shippedSkus?: readonly string[];
  readonly refund?: {
    readonly daysAfter: number;
    readonly items: readonly PlannedItem[] | 'everything';
    /** `label` costs the customer the return label, `shop` and `fault` nothing. */
    readonly by: 'label' | 'shop' | 'fault';
  };
  readonly comments?: readonly { readonly daysAfter: number; readonly time: string; readonly message: Text }[];
};
