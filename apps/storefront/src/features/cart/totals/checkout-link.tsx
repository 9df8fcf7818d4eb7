import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { SignpostLink } from '../../../ui/signpost-link.tsx';

export function CheckoutLink({ children, wide = false }: { readonly children: string; readonly wide?: boolean }) {
  const { storeView } = useShopState();
  return (
    <SignpostLink wide={wide} href={localPath(storeView, 'checkout')}>
      {children}
    </SignpostLink>
  );
}
