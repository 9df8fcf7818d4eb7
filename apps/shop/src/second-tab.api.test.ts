import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eva, checkoutClient } from '../../backend/src/testing/checkout-client.ts';
import { createTestShop, type TestShop } from '../../backend/src/testing/create-test-shop.ts';
import { backendText } from '../../storefront/src/lib/notices/backend-text.ts';

/** What a page still shows may be over, because it was changed in another tab: the shop says so in the shopper's language. */
describe('what a second tab brought about', () => {
  let shop: TestShop;
  before(async () => void (shop = await createTestShop()));
  after(() => shop.close());

  it('is told of a delivery method that the new address does not have', async () => {
    const checkout = checkoutClient(shop);
    const id = await checkout.ready();
    const belgian = { ...eva, country_code: 'BE', postcode: '1040', city: 'Brussel' };
    checkout.carts.ok(await checkout.setShipping(id, { address: belgian }));
    const { errors } = await checkout.setMethod(id, { carrier_code: 'dhl', method_code: 'parcelshop' });
    assert.equal(backendText(errors[0]?.message ?? ''), 'saidMethodGone');
  });

  it('is told of something that left the wishlist', async () => {
    const { data: list } = await shop.ask<{ createEmptyWishlist: string }>('mutation { createEmptyWishlist }');
    const { data } = await shop.ask<{ removeProductsFromWishlist: { user_errors: readonly { message: string }[] } }>(
      `mutation ($list: ID!) { removeProductsFromWishlist(wishlistId: $list, wishlistItemsIds: ["1"]) { user_errors { message } } }`,
      { variables: { list: list.createEmptyWishlist } },
    );
    assert.equal(backendText(data.removeProductsFromWishlist.user_errors[0]?.message ?? ''), 'saidWishGone');
  });
});
