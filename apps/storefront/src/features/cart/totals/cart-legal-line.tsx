import { useMessages } from '../../../i18n/language-context.tsx';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { LegalLine } from '../../../ui/legal-line.tsx';

type Props = {
  readonly id: string;
  readonly isFree: boolean;
  readonly isCollected?: boolean;
  /** Of what is paid in the end, which includes VAT for everybody. */
  readonly isTotal?: boolean;
};

/** The tax and shipping line of the cart's prices; it says so when delivery costs nothing (LAW-01). */
export function CartLegalLine({ id, isFree, isCollected = false, isTotal = false }: Props) {
  const t = useMessages('cart');
  const { storeView } = useShopState();
  const isNet = useIsNet() && !isTotal;
  const href = localPath(storeView, t('shippingPage'));
  return isFree ? (
    <LegalLine id={id} text={t(isNet ? 'netOnly' : 'vatOnly')} linkText={t(isCollected ? 'legalCollected' : 'legalFree')} href={href} />
  ) : (
    <LegalLine id={id} text={t(isNet ? 'netText' : 'legalText')} linkText={t('legalLink')} href={href} />
  );
}
