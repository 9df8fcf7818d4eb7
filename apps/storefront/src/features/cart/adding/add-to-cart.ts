import { AddToCartDocument, type CartItemInput } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { changeCart } from '../state/change-cart.ts';
import type { ItemProblem } from '../state/cart-problem.ts';

export type CartAddition = {
  readonly sku: string;
  readonly quantity: number;
  readonly parentSku?: string;
  readonly selectedOptions?: readonly string[];
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[];
};

const inputOf = ({ sku, quantity, parentSku, selectedOptions, enteredOptions }: CartAddition): CartItemInput => ({
  sku,
  quantity,
  ...(parentSku === undefined ? {} : { parent_sku: parentSku }),
  ...(selectedOptions === undefined ? {} : { selected_options: [...selectedOptions] }),
  ...(enteredOptions === undefined ? {} : { entered_options: enteredOptions.map(({ uid, value }) => ({ uid, value })) }),
});

/** Puts products into the cart, which a guest gets with the first of them; says what could not be added. */
export async function addToCart(shop: BrowserShopClient, additions: readonly CartAddition[]): Promise<readonly ItemProblem[]> {
  const { user_errors: problems } = await changeCart(
    shop,
    async (id) => (await shop.mutate(AddToCartDocument, { id, items: additions.map(inputOf) })).addProductsToCart,
    { mayStart: true },
  );
  return problems.filter((problem) => problem !== null);
}
