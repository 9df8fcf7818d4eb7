import { FormPlace } from '../../features/forms/form-place.tsx';
import { contentPath } from '../../features/navigation/footer-links.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { screenPath } from '../../lib/page/screen-paths.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';

/** The form of type `product` below a product. */
export function ProductQuestion({ sku }: { readonly sku: string }) {
  const t = useMessages('forms');
  return <Place title={t('askProduct')} form={`product?${new URLSearchParams({ sku })}`} />;
}

/** The form of type `category` below the one category that has it. */
export function CategoryEnquiry({ categoryId }: { readonly categoryId: number }) {
  const t = useMessages('forms');
  return <Place title={t('askCategory')} form={`category?category=${categoryId}`} />;
}

function Place({ title, form }: { readonly title: string; readonly form: string }) {
  const { storeView } = useShopState();
  const path = `/${screenPath('forms', storeView.language)}/${form}`;
  return (
    <FormPlace
      title={title}
      path={path}
      href={localPath(storeView, path)}
      privacyHref={localPath(storeView, contentPath(storeView.language, 'privacy'))}
    />
  );
}
