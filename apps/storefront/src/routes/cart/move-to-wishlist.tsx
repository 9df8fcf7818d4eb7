import { variantSku } from '../../features/cart/lines/line-facts.ts';
import { useChangeWishlist } from '../../features/wishlist/use-change-wishlist.ts';
import type { CartLineItemFragment } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { notices } from '../../lib/notices/use-notices.ts';
import { LinkButton } from '../../ui/link-button.tsx';

type Props = { readonly line: CartLineItemFragment; readonly remove: () => Promise<boolean> };

/** Keeps a line of the cart for later: onto the wishlist first, then out of the cart. A set cannot be wished for as it was put together. */
export function MoveToWishlist({ line, remove }: Props) {
  const t = useMessages('cart');
  const { add } = useChangeWishlist();
  if (line.__typename === 'BundleCartItem') return null;
  const { product, quantity } = line;
  const name = product.name ?? '';
  const sku = product.sku ?? '';
  const wish = line.__typename === 'ConfigurableCartItem' ? { sku: variantSku(line), parent_sku: sku, quantity } : { sku, quantity };
  const move = async (): Promise<void> => {
    if ((await add(wish)) && (await remove())) notices.show({ kind: 'success', text: t('movedToWishlist', { name }) });
  };
  return (
    <LinkButton small onClick={() => void move()}>
      {t('toWishlist')}
      <span className="visually-hidden"> ({name})</span>
    </LinkButton>
  );
}
