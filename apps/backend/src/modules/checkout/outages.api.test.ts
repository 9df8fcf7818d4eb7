import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setStock } from '#modules/inventory/index.ts';
import { logInAs } from '#testing/cart-client.ts';
import { checkoutClient, eva } from '#testing/checkout-client.ts';
import { createTestShop, type TestShop } from '#testing/create-test-shop.ts';
import { checkInvariants } from '../../app/check-invariants.ts';

describe('a shop whose mail server, VAT service and payment provider are away', () => {
  let shop: TestShop;
  let checkout: ReturnType<typeof checkoutClient>;
  before(async () => {
    const nobody = 'http://127.0.0.1:1/';
    shop = await createTestShop({ SMTP_URL: 'smtp://127.0.0.1:1', VAT_URL: nobody, MULTISAFEPAY_URL: nobody });
    checkout = checkoutClient(shop);
    await shop.database.transaction((tx) => setStock(tx, [{ sku: 'MA-SIE-6202', source: 'WEB', quantity: 50 }]));
  });
  after(() => shop.close());

  it('takes orders all the same, and the mails wait (R084)', async () => {
    for (let count = 0; count < 3; count++) {
      assert.equal((await checkout.place({}, 'banktransfer')).order.status_code, 'pending_payment');
    }
    await shop.backend.runDueJobs();
    const { rows } = await shop.database.query<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job where name = 'order-mail' and state = 'retry'`,
    );
    assert.equal(rows[0]?.waiting, 3);
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });

  it('offers what needs no provider, and ends an order that does, with its cart kept (R069)', async () => {
    const id = await checkout.ready();
    const refused = await checkout.order(id, 'multisafepay_ideal');
    assert.equal(refused.errors[0]?.message, 'We kunnen uw bestelling niet plaatsen, probeer het opnieuw');
    const restored = String(refused.errors[0]?.extensions?.['restored_cart_id']);
    assert.equal((await checkout.carts.read(restored)).items.length, 1);
    checkout.carts.ok(await checkout.order(restored, 'banktransfer'));
    assert.deepEqual(await checkInvariants(shop.database, shop.clock.now()), []);
  });

  it('charges VAT and says so when a number cannot be checked (LAW-25)', async () => {
    const headers = await logInAs(shop, 4);
    const id = await checkout.ready({
      headers,
      address: {
        ...eva,
        company: 'Brauhaus Elisengarten GmbH',
        country_code: 'DE',
        postcode: '52062',
        city: 'Aachen',
        vat_id: 'DE000000312',
      },
      method: { carrier_code: 'dhl', method_code: 'home' },
    });
    const { setBillingAddressOnCart } = checkout.carts.ok(await checkout.setBilling(id, { same_as_shipping: true }, headers));
    assert.deepEqual(setBillingAddressOnCart.cart.vat_check, {
      is_valid: null,
      message: 'We konden je btw-nummer nu niet controleren; we rekenen btw. Na controle corrigeren we de factuur.',
    });
    const { order } = checkout.carts.ok(await checkout.order(id, 'purchaseorder', {}, headers)).setPaymentMethod;
    assert.ok(order.total.total_tax.value > 0);
  });
});
