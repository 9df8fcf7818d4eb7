import { shopTitle } from '../../lib/shop-name.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import { localPath } from '../../lib/page/store-view.ts';
import { usePageAddress } from '../../lib/page/use-page-address.ts';

type Props = {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  readonly type: 'website' | 'product' | 'article';
  readonly image?: string | null | undefined;
  /** Path without prefix where it differs from the address. */
  readonly path?: string | undefined;
};

/** What other sites show when a page is shared, and the keywords of the back office. */
export function SocialHead({ title, description, keywords, type, image, path }: Props) {
  const { settings, storeView } = useShopState();
  const address = usePageAddress();
  const absolute = (url: string): string => (url.startsWith('/') ? `${settings.publicUrl}${url}` : url);
  return (
    <>
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      <meta property="og:site_name" content={shopTitle} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={absolute(localPath(storeView, path ?? address.path))} />
      <meta property="og:locale" content={storeView.locale.replace('-', '_')} />
      {description ? <meta property="og:description" content={description} /> : null}
      {image ? <meta property="og:image" content={absolute(image)} /> : null}
    </>
  );
}
