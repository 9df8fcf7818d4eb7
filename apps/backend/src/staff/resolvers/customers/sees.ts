import { netPrice } from '@shop/rules/net-price';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { billRows, type CartSource } from '#modules/cart/index.ts';
import { priceOf, type ProductSource } from '#modules/catalog/index.ts';
import type { CustomerCard } from '#modules/customer/index.ts';
import { tierPrices, tiersAt } from '#modules/pricing/index.ts';
import { readCustomerWishlist } from '#modules/wishlist/index.ts';
import type { Parts } from '../../parts.ts';
import { money } from '../orders/order-shape.ts';

type Seeing = Pick<Parts, 'database' | 'carts' | 'catalog' | 'stores' | 'articleName' | 'languageOf'>;
type Piece = { readonly sku: string; readonly quantity: number };

/** The request that this customer would send: what it is answered with is what they see. */
const requestOf = ({ stores }: Seeing, { id, storeCode }: CustomerCard, now: Date): RequestContext | undefined => {
  const store = stores.scope(storeCode);
  return store && { requestId: '', ip: '', store, credential: 'customer', customerId: id, now };
};

/** What the shop shows somebody, counted by what counts it for themselves: nobody logs in as them, and nothing is written. */
export async function seenBy(parts: Seeing, card: CustomerCard, now: Date) {
  const { database, carts, catalog, languageOf, articleName } = parts;
  const context = requestOf(parts, card, now);
  const cart = context && (await carts.seenBy(card.id, context));
  const wishlist = await readCustomerWishlist(database, card.id);
  const isBusiness = card.approval === 'approved';
  const view = context && catalog.view(context.store.code);
  const priced = pricing({ isBusiness, vatPercent: carts.listVatPercent(), now });
  const named = ({ sku, quantity }: Piece) => ({ sku, quantity, name: articleName(sku) ?? null });
  return {
    isBusiness,
    language: languageOf(card.storeCode),
    cart: cart
      ? cartPieces(cart, isBusiness).map(({ source, ...piece }) => ({ ...named(piece), ...piece, tiers: priced.tiers(source) }))
      : [],
    bill: cart && cart.lines.length > 0 ? billShape(cart) : null,
    coupon: cart?.state.cart.document.couponKey ?? null,
    wishlist: wishlist.items.map((item) => {
      const source = view?.sourceBySku(item.sku);
      const unit = priced.unit(source);
      return { ...named(item), unit, total: unit && money(unit.cents * item.quantity), tiers: priced.tiers(source) };
    }),
    isWishlistShared: wishlist.isShared,
  };
}

type Terms = { readonly isBusiness: boolean; readonly vatPercent: number; readonly now: Date };

/** List prices as the shop shows them to this customer: a business sees them without VAT, and cheaper by the number (LAW-02). */
function pricing({ isBusiness, vatPercent, now }: Terms) {
  const shown = (cents: number) => money(isBusiness ? Math.round(netPrice(cents / 100, vatPercent) * 100) : cents);
  const finalOf = (source: ProductSource | undefined): number | undefined => source && priceOf(source, now)?.lowest.finalCents;
  return {
    unit: (source: ProductSource | undefined) => {
      const cents = finalOf(source);
      return cents === undefined ? null : shown(cents);
    },
    tiers: (source: ProductSource | undefined) => {
      const cents = isBusiness ? finalOf(source) : undefined;
      if (!source || cents === undefined) return [];
      return tierPrices(cents, tiersAt(source.record.tiers, now.getTime())).map(({ quantity, finalCents }) => ({
        quantity,
        unit: shown(finalCents),
      }));
    },
  };
}

/** Every line that lies in the cart; one that cannot be bought any more has no price, and the shop hides it. */
function cartPieces({ state, lines, totals }: CartSource, isBusiness: boolean) {
  return state.cart.document.lines.map(({ id, sku, quantity }) => {
    const index = lines.findIndex(({ line }) => line.id === id);
    const amounts = totals.lines[index];
    return {
      sku,
      quantity,
      source: lines[index]?.source,
      unit: amounts ? money(isBusiness ? amounts.unitExcl : amounts.unitIncl) : null,
      total: amounts ? money(isBusiness ? amounts.rowExcl : amounts.rowIncl) : null,
    };
  });
}

const billShape = ({ totals }: CartSource) => ({
  rows: billRows(totals).map(({ kind, cents }) => ({ kind, amount: money(cents) })),
  tax: money(totals.tax),
  total: money(totals.grandTotal),
});
