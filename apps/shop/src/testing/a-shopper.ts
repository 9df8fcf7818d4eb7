import assert from 'node:assert/strict';
import type { TestShop } from '../../../backend/src/testing/create-test-shop.ts';
import {
  AddToCartDocument,
  DeliveryRatesDocument,
  EstimateTotalsDocument,
  LoadCartDocument,
  LoadCheckoutDocument,
  LoadProductDocument,
  OrderByHashDocument,
  StoreViewsDocument,
  type CountryCodeEnum,
} from '../../../storefront/src/generated/graphql.ts';
import {
  deliveryRate,
  destinationOf,
  isSettled,
  ownRate,
  summaryAmounts,
  type EstimableCart,
} from '../../../storefront/src/lib/cart/estimate/delivery-estimate.ts';
import type { Document } from '../../../storefront/src/lib/graphql/document.ts';

export type Item = { readonly sku: string; readonly parent_sku?: string; readonly quantity: number };

/** Asks what the pages of the storefront ask, in one store view, and computes what they show with their own functions. */
export function aShopper(shop: Pick<TestShop, 'ask'>, store: string) {
  async function ask<Result, Variables>(document: Document<Result, Variables>, variables?: Variables): Promise<Result> {
    const { data, errors } = await shop.ask<Result>(document.toString(), { variables: variables ?? {}, headers: { store } });
    assert.deepEqual(errors, []);
    return data;
  }
  /** Delivery and amounts as the summary of a screen shows them for a cart that goes to a country. */
  async function summary<Shown extends EstimableCart>(cart: Shown, country: CountryCodeEnum) {
    const rates = await ask(DeliveryRatesDocument, { id: cart.id, country });
    const rate = deliveryRate(country, rates, destinationOf(cart));
    const atOnce = summaryAmounts(cart, ownRate(cart, country), undefined);
    if (!rate || isSettled(cart, rate)) return { rate, atOnce, amounts: summaryAmounts(cart, rate, undefined) };
    const input = { cart_id: cart.id, address: { country_code: country }, shipping_method: rate.method };
    const answer = (await ask(EstimateTotalsDocument, { input })).estimateTotals.cart;
    return { rate, atOnce, amounts: summaryAmounts(cart, rate, answer ? { cart, country, method: rate.method, answer } : undefined) };
  }
  return {
    ask,
    summary,
    product: async (sku: string) => {
      const found = (await ask(LoadProductDocument, { sku })).products?.items?.[0];
      assert.ok(found, sku);
      return found;
    },
    add: async (id: string, items: readonly Item[]) => {
      const added = (await ask(AddToCartDocument, { id, items: [...items] })).addProductsToCart;
      assert.deepEqual(added?.user_errors, []);
    },
    cart: async (id: string) => {
      const { cart } = await ask(LoadCartDocument, { id });
      assert.ok(cart);
      return cart;
    },
    checkout: async (id: string) => {
      const { cart } = await ask(LoadCheckoutDocument, { id });
      assert.ok(cart);
      return cart;
    },
    order: async (hash: string) => {
      const { order } = await ask(OrderByHashDocument, { hash });
      assert.ok(order);
      return order;
    },
    deliveryDays: async () => {
      const { availableStores: views } = await ask(StoreViewsDocument);
      return (views ?? []).find((view) => view?.store_code === store)?.delivery_days ?? [];
    },
  };
}

export type Shopper = ReturnType<typeof aShopper>;
