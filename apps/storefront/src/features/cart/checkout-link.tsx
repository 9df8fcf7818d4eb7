import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { SignpostLink } from '../../ui/signpost-link.tsx';

/** Where ordering begins; while the shop takes no orders on the screen there is no such place, and no button that leads nowhere. */
const checkoutPath = undefined as string | undefined;

/** The way on from the cart. */
export function CheckoutLink({ children, wide = false }: { readonly children: string; readonly wide?: boolean }) {
  const { storeView } = useShopState();
  if (checkoutPath === undefined) return null;
  return (
    <SignpostLink wide={wide} href={localPath(storeView, checkoutPath)}>
      {children}
    </SignpostLink>
  );
}
