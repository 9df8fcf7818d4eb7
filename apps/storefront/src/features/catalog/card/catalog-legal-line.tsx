import { useMessages } from '../../../i18n/language-context.tsx';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { localPath } from '../../../lib/page/store-view.ts';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import { LegalLine } from '../../../ui/legal-line.tsx';

/** The tax and shipping line of a grid or of one product (LAW-01). */
export function CatalogLegalLine({ id }: { readonly id: string }) {
  const t = useMessages('catalog');
  const { storeView } = useShopState();
  const text = useIsNet() ? t('legalTextNet') : t('legalText');
  return <LegalLine id={id} text={text} linkText={t('legalLink')} href={localPath(storeView, t('shippingPage'))} />;
}
