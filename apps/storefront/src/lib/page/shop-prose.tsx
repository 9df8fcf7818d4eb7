import { useCallback } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { trustedHtml } from '../trusted-html.ts';
import { linksInView } from './links-in-view.ts';
import { useShopState } from './shop-state.tsx';

/** Text of the back office on a page of this store view: its links stay in it. */
export function ShopProse({ html }: { readonly html: string }) {
  const shop = useShopState();
  const trust = useCallback((clean: string) => trustedHtml(linksInView(clean, shop)), [shop]);
  return <Prose html={html} trust={trust} />;
}
