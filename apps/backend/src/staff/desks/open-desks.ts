import type { Customers } from '#modules/customer/index.ts';
import type { Forms, FormsDesk } from '#modules/forms/index.ts';
import type { OrderDesk, Orders } from '#modules/orders/index.ts';
import type { Reviews } from '#modules/reviews/index.ts';
import type { WriteParts } from '../run-action.ts';
import { commandActor } from './command-parts.ts';
import { notedFormsDesk } from './form-desk.ts';
import { notedOrderDesk } from './order-desk.ts';
import { notedCustomerDesk, notedReviewDesk, type CustomerDesk, type ReviewDesk } from './people-desk.ts';

type Modules = { readonly orders: Orders; readonly forms: Forms; readonly reviews: Reviews; readonly customers: Customers };

/** What commands do, by the same actions as the screens. */
export type Desks = {
  readonly orders: { readonly desk: OrderDesk };
  readonly forms: { readonly desk: FormsDesk };
  readonly reviews: ReviewDesk;
  readonly customers: CustomerDesk;
};

export const openDesks = ({ orders, forms, reviews, customers }: Modules, parts: WriteParts): Desks => ({
  orders: { desk: notedOrderDesk(parts, commandActor, orders) },
  forms: { desk: notedFormsDesk(parts, commandActor, forms) },
  reviews: notedReviewDesk(parts, commandActor, reviews),
  customers: notedCustomerDesk(parts, commandActor, customers),
});
