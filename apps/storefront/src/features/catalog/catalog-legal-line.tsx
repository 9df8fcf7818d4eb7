import { useMessages } from '../../i18n/language-context.tsx';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { LegalLine } from '../../ui/legal-line.tsx';

/** The tax and shipping line of a grid or of one product (LAW-01). */
export function CatalogLegalLine({ id }: { readonly id: string }) {
  const t = useMessages('catalog');
  const { storeView } = useShopState();
  return <LegalLine id={id} text={t('legalText')} linkText={t('legalLink')} href={localPath(storeView, t('shippingPage'))} />;
}
