import { ShopProse } from '../../../lib/page/shop-prose.tsx';

/** The product in two sentences. */
export function ProductLead({ html }: { readonly html: string }) {
  return <ShopProse html={html} />;
}
