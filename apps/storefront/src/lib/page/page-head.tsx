import { shopTitle } from '../shop-name.ts';
import { headLinks } from './page-links.ts';
import { useShopState } from './shop-state.tsx';
import { usePageAddress } from './use-page-address.ts';

type PageHeadProps = {
  /** Without the shop's name, which is added. */
  readonly title: string;
  readonly description?: string | null | undefined;
  /** Path without prefix and query where it differs from the address, such as a product below a category. */
  readonly canonicalPath?: string | undefined;
  readonly noindex?: boolean;
  /** Off where the other languages have no page of the very same content. */
  readonly translated?: boolean;
};

/** Title, description, canonical and hreflang of a page; every page renders exactly one. */
export function PageHead({ title, description, canonicalPath, noindex = false, translated = true }: PageHeadProps) {
  const { storeView, storeViews, settings } = useShopState();
  const address = usePageAddress();
  const links = headLinks(settings.publicUrl, storeView, storeViews, { ...address, path: canonicalPath ?? address.path });
  return (
    <>
      <title>{title.includes(shopTitle) ? title : `${title} | ${shopTitle}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={links.canonical} />}
      {noindex || !translated
        ? null
        : links.alternates.map(({ hrefLang, href }) => <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />)}
    </>
  );
}
