import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { languageCodes } from '@shop/contract';
import { formatPercent } from '../../backend/src/modules/orders/documents/format.ts';
import { mailMessages } from '../../backend/src/modules/customer/mail-messages.ts';
import { orderMailMessages } from '../../backend/src/modules/orders/emails/messages.ts';
import { orderMessages } from '../../backend/src/modules/orders/api/messages.ts';
import { loadMessages } from '../../storefront/src/messages/load-messages.ts';

describe('an order has one word for each of its parts', () => {
  for (const language of languageCodes) {
    it(`in its mail, in the checkout and in the account (${language})`, async () => {
      const mail = orderMailMessages[language];
      const { orders, checkout, cart } = await loadMessages(language);
      const rate = orderMessages[language].vat(21);
      assert.equal(mail.included.replace('{rate}', formatPercent(21, language)), orders.ofWhich.replace('{label}', rate));
      assert.deepEqual([cart.ofWhich, checkout.ofWhich], [orders.ofWhich, orders.ofWhich]);
      for (const name of ['subtotal', 'discount', 'shipping'] as const)
        assert.deepEqual([mail[name], cart[name], checkout[name]], [orders[name], orders[name], orders[name]]);
      assert.deepEqual([cart.total, checkout.total], [orders.total, orders.total]);
      assert.ok(mail.total.startsWith(orders.total), mail.total);
      assert.deepEqual([mail.shippingMethod, checkout.method], [orders.deliveryMethod, orders.deliveryMethod]);
      assert.deepEqual([mail.paymentMethod, checkout.paymentMethod], [orders.paymentMethod, orders.paymentMethod]);
      assert.deepEqual([mail.shippingAddress, checkout.deliverTo], [orders.deliverTo, orders.deliverTo]);
      assert.deepEqual([mail.billingAddress, checkout.billTo], [orders.billTo, orders.billTo]);
      assert.equal(mail.itemNumber, orders.sku);
      assert.equal(checkout.readyOn.replace(' {date}', ''), mail.readyFrom);
      assert.equal(mail.sample.toLowerCase(), checkout.sample.toLowerCase());
    });
  }
});

test('a business account is approved in the same words by mail and on the screen', async () => {
  for (const language of languageCodes) {
    const { customer } = await loadMessages(language);
    assert.equal(customer.approvedTitle, `${mailMessages[language].approved.subject}.`);
  }
});
