import type { Order } from '../order.ts';

const hidden = '••••••';

/**
 * An order as staff may see it in a mail: whoever shows the code of a pickup gets the goods, and whoever has the key of an order opens it
 * without an account. Both are for who gets the mail alone.
 */
export const withoutSecrets = (order: Order): Order => ({
  ...order,
  hash: hidden,
  shipments: order.shipments.map((shipment) => (shipment.pickupCode ? { ...shipment, pickupCode: hidden } : shipment)),
});
