import type { Order } from '../modules/orders/order.ts';
import { anInvoice, anOrder, aShipment, type OrderRecipe } from './an-order.ts';

/** An order that has everything a mail could speak of. */
export function aFullOrder(recipe: OrderRecipe = {}): Order {
  const order = anOrder({ percentOff: 10, ...recipe });
  return {
    ...order,
    pickup: {
      code: 'SIT',
      name: 'Maas & Alm Sittard',
      street: 'Rosmolenstraat 1',
      postcode: '6131 AA',
      city: 'Sittard',
      countryCode: 'NL',
      phone: '046',
    },
    invoices: [anInvoice(order)],
    refunds: [
      {
        number: '400000003',
        invoiceNumber: '200000007',
        issuedAt: order.placedAt,
        lines: [{ lineId: 1, quantity: 1, amount: 2_000 }],
        shipping: 0,
        adjustment: 0,
        total: 2_000,
        tax: 347,
        taxes: [{ percent: 21, incl: 2_000, tax: 347 }],
        reason: 'Retour R-1',
        state: 'requested',
        revision: null,
        setOff: 0,
        payment: null,
        providerRefundId: null,
      },
    ],
    shipments: [
      aShipment({
        shippedAt: order.placedAt,
        pickupCode: '123456',
        tracking: [{ carrierCode: 'postnl', title: 'PostNL', number: '3SABC', url: 'https://track.example/3SABC' }],
      }),
    ],
  };
}
