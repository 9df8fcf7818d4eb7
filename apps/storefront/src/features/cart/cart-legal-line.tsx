import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { LegalLine } from '../../ui/legal-line.tsx';

/** The tax and shipping line of the cart's prices; it says so when delivery costs nothing (LAW-01). */
export function CartLegalLine({ id, isFree }: { readonly id: string; readonly isFree: boolean }) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const href = localPath(storeView, t('shippingPage'));
  return isFree ? (
    <LegalLine id={id} text={t('vatOnly')} linkText={t('legalFree')} href={href} />
  ) : (
    <LegalLine id={id} text={t('legalText')} linkText={t('legalLink')} href={href} />
  );
}
