import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { deviceValues, forgetPerson, tabValues } from '../../../lib/session/storage.ts';
import { addToCart } from '../adding/add-to-cart.ts';
import { adoptCart } from './adopt-cart.ts';
import { bag } from '../drawer/bag.ts';
import { cartStore } from './cart-store.ts';
import { applyCoupon } from '../coupon/change-coupon.ts';
import { changeVariant } from '../lines/change-variant.ts';
import { linesOf } from '../lines/line-facts.ts';
import { customersCartId, loadCart } from './load-cart.ts';
import { quantitiesSent, setQuantity } from '../lines/set-quantity.ts';
import { aCart, aLine, fakeShop, refuse } from '../testing/fake-shop.ts';

const added = (cart: ReturnType<typeof aCart>) => ({ addProductsToCart: { user_errors: [], cart } });
const shownLines = (): readonly string[] => linesOf(cartStore.snapshot().cart).map(({ uid, quantity }) => `${quantity} ${uid}`);

beforeEach(() => {
  forgetPerson();
  tabValues.remove('lastCartLines');
});

describe('a guest', () => {
  it('gets a cart with the first product, and its id is stored', async () => {
    const { shop, asked } = fakeShop({
      CreateCart: () => ({ createEmptyCart: 'g1' }),
      AddToCart: ({ id }) => added(aCart(String(id), [aLine('a')])),
    });
    assert.deepEqual(await addToCart(shop, [{ sku: 'A', quantity: 1 }]), []);
    assert.deepEqual(asked, ['CreateCart', 'AddToCart']);
    assert.equal(deviceValues.get('cartId'), 'g1');
    assert.deepEqual(shownLines(), ['1 a']);
    assert.equal(bag.snapshot().count, 1);
  });

  it('whose cart is gone gets a new one for the next product (R196)', async () => {
    deviceValues.set('cartId', 'old');
    const { shop } = fakeShop({
      AddToCart: ({ id }) => (id === 'old' ? refuse('no-such-entity') : added(aCart(String(id), [aLine('a')]))),
      LoadCart: () => refuse('no-such-entity'),
      CreateCart: () => ({ createEmptyCart: 'new' }),
    });
    await addToCart(shop, [{ sku: 'A', quantity: 1 }]);
    assert.equal(deviceValues.get('cartId'), 'new');
  });

  it('whose cart is gone sees an empty one, without an error (R196)', async () => {
    deviceValues.set('cartId', 'old');
    await loadCart(fakeShop({ LoadCart: () => refuse('no-such-entity') }).shop);
    assert.equal(deviceValues.get('cartId'), undefined);
    assert.deepEqual([cartStore.snapshot().knowledge, cartStore.snapshot().cart], ['known', undefined]);
  });

  it('keeps the cart and its last lines when the shop does not answer', async () => {
    deviceValues.set('cartId', 'g1');
    await loadCart(fakeShop({ LoadCart: () => ({ cart: aCart('g1', [aLine('a', 2)]) }) }).shop);
    for (const category of ['network', 'internal', 'timeout'] as const) {
      await loadCart(fakeShop({ LoadCart: () => refuse(category) }).shop);
      assert.equal(deviceValues.get('cartId'), 'g1');
      assert.equal(cartStore.snapshot().knowledge, 'unreachable');
      assert.deepEqual(shownLines(), ['2 a']);
    }
  });

  it('keeps the cart when a coupon is unknown', async () => {
    deviceValues.set('cartId', 'g1');
    const { shop } = fakeShop({
      ApplyCoupon: () => refuse('no-such-entity', "The coupon code isn't valid. Verify the code and try again."),
      LoadCart: () => ({ cart: aCart('g1', [aLine('a')]) }),
    });
    await assert.rejects(applyCoupon(shop, 'NIETS'), /coupon code/);
    assert.equal(deviceValues.get('cartId'), 'g1');
  });
});

describe('a login', () => {
  it('takes the lines of the guest along and stores the customer’s cart at once (R035)', async () => {
    deviceValues.set('cartId', 'guest');
    deviceValues.set('customerToken', 't');
    const { shop, asked } = fakeShop({ MergeCart: () => ({ mergeCarts: aCart('mine', [aLine('a'), aLine('b')]) }) });
    await Promise.all([adoptCart(shop), adoptCart(shop)]);
    assert.deepEqual(asked, ['MergeCart']);
    assert.equal(deviceValues.get('cartId'), 'mine');
  });

  it('stores the customer’s cart also when the guest had none, and tries twice for it', async () => {
    deviceValues.set('customerToken', 't');
    let calls = 0;
    const { shop } = fakeShop({ CustomerCart: () => (++calls === 1 ? refuse('network') : { customerCart: aCart('mine') }) });
    await adoptCart(shop);
    assert.equal(deviceValues.get('cartId'), 'mine');
  });

  it('that was not followed by a merge is repaired when the cart is loaded', async () => {
    deviceValues.set('cartId', 'guest');
    deviceValues.set('customerToken', 't');
    const { shop } = fakeShop({
      LoadCart: () => refuse('authorization'),
      MergeCart: () => ({ mergeCarts: aCart('mine', [aLine('a')]) }),
    });
    await loadCart(shop);
    assert.equal(deviceValues.get('cartId'), 'mine');
  });

  it('keeps the guest’s cart for the next try when the merge gets no answer', async () => {
    deviceValues.set('cartId', 'guest');
    deviceValues.set('customerToken', 't');
    await assert.rejects(adoptCart(fakeShop({ MergeCart: () => refuse('network') }).shop));
    assert.equal(deviceValues.get('cartId'), 'guest');
  });

  it('without a cart is a broken session', async () => {
    deviceValues.set('customerToken', 't');
    await assert.rejects(customersCartId(0), { category: 'authorization' });
  });

  it('that ends takes the cart out of the page', async () => {
    deviceValues.set('cartId', 'g1');
    await loadCart(fakeShop({ LoadCart: () => ({ cart: aCart('g1', [aLine('a')]) }) }).shop);
    forgetPerson();
    assert.deepEqual([cartStore.snapshot().cart, cartStore.snapshot().knowledge], [undefined, 'unknown']);
  });
});

describe('a quantity', () => {
  const known = async () => {
    deviceValues.set('cartId', 'g1');
    await loadCart(fakeShop({ LoadCart: () => ({ cart: aCart('g1', [aLine('a')]) }) }).shop);
  };

  it('is wanted at once, and fast clicks become one call after the other, the last one counting', async () => {
    await known();
    const sent: unknown[] = [];
    const { shop } = fakeShop({
      UpdateCart: ({ items }) => {
        const [item] = items as { quantity: number }[];
        sent.push(item?.quantity);
        return { updateCartItems: { errors: [], cart: aCart('g1', [aLine('a', item?.quantity)]) } };
      },
    });
    const first = setQuantity(shop, 'a', 2);
    assert.deepEqual(cartStore.snapshot().wanted, { a: 2 });
    await Promise.all([first, setQuantity(shop, 'a', 3), setQuantity(shop, 'a', 4)]);
    assert.deepEqual(sent.at(-1), 4);
    assert.ok(sent.length <= 2);
    assert.deepEqual([shownLines(), cartStore.snapshot().wanted], [['4 a'], {}]);
  });

  it('the shop refuses is taken back', async () => {
    await known();
    const errors = [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }];
    const { shop } = fakeShop({ UpdateCart: () => ({ updateCartItems: { errors, cart: aCart('g1', [aLine('a')]) } }) });
    await assert.rejects(setQuantity(shop, 'a', 99), /requested qty/);
    assert.deepEqual([shownLines(), cartStore.snapshot().wanted], [['1 a'], {}]);
  });

  it('the shop refuses gives way to the one that was wanted meanwhile, and the refusal is told', async () => {
    await known();
    const answer = Promise.withResolvers<void>();
    const { shop } = fakeShop({
      UpdateCart: async ({ items }) => {
        const [item] = items as { quantity: number }[];
        const isTooMany = item?.quantity === 99;
        if (isTooMany) await answer.promise;
        const errors = isTooMany ? [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }] : [];
        return { updateCartItems: { errors, cart: aCart('g1', [aLine('a', isTooMany ? 1 : item?.quantity)]) } };
      },
    });
    const tooMany = setQuantity(shop, 'a', 99);
    const fewer = setQuantity(shop, 'a', 3);
    answer.resolve();
    await assert.rejects(Promise.all([tooMany, fewer]), /requested qty/);
    assert.deepEqual([shownLines(), cartStore.snapshot().wanted], [['3 a'], {}]);
  });

  it('that cannot be sent is taken back, and the cart stays', async () => {
    await known();
    await assert.rejects(setQuantity(fakeShop({ UpdateCart: () => refuse('network') }).shop, 'a', 2));
    assert.deepEqual([shownLines(), cartStore.snapshot().wanted, deviceValues.get('cartId')], [['1 a'], {}, 'g1']);
  });
});

describe('putting back', () => {
  it('waits for a removal that is on its way', async () => {
    deviceValues.set('cartId', 'g1');
    const sent: number[] = [];
    const { shop } = fakeShop({
      UpdateCart: ({ items }) => {
        for (const { quantity } of items as { quantity: number }[]) sent.push(quantity);
        return { updateCartItems: { errors: [], cart: aCart('g1') } };
      },
    });
    void setQuantity(shop, 'a', 2);
    void setQuantity(shop, 'a', 0);
    await quantitiesSent();
    assert.equal(sent.at(-1), 0);
  });
});

describe('another size', () => {
  it('that cannot be had leaves the line as it is', async () => {
    deviceValues.set('cartId', 'g1');
    const user_errors = [{ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' }];
    const { shop, asked } = fakeShop({ AddToCart: () => ({ addProductsToCart: { user_errors, cart: aCart('g1', [aLine('a')]) } }) });
    await assert.rejects(changeVariant(shop, aLine('a'), 'B'), /out of stock/);
    assert.deepEqual(asked, ['AddToCart']);
  });
});
