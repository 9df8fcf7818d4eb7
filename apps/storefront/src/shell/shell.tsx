import type { ReactNode } from 'react';
// Also brings the styles of what only the server renders.
import messageStyles from '../features/content/notices/global-messages.module.css';
import { PriceSwitch } from '../features/customer/prices/price-switch.tsx';
import { loadMatchingPieces } from './load-matching-pieces.ts';
import { ShellCheckoutFooter, ShellCheckoutHeader } from './shell-checkout.tsx';
import { ShellHeader } from './shell-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { BrowserBehaviour } from './browser-behaviour.tsx';
import { DrawerPlace } from '../features/cart/drawer/drawer-place.tsx';
import { island } from '../rendering/island.tsx';
import { LinkClicks } from '../lib/navigation/link-clicks.tsx';
import { ConnectionBar } from '../lib/offline/connection-bar.tsx';
import { LoadingIndicator } from '../lib/navigation/loading-indicator.tsx';
import { NoticeArea } from '../lib/notices/notice-area.tsx';
import { StaticRegion } from '../rendering/static-region.tsx';

const ShellFooter = island('src/shell/shell-footer.tsx', async () => (await import('./shell-footer.tsx')).ShellFooter);

const productParts = ['src/routes/product/product-view.tsx', 'src/features/catalog/product/product-gallery.tsx'];

/** What stands around every page, error pages included. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LoadingIndicator />
      <ConnectionBar />
      <StaticRegion name="messages" className={messageStyles.region} />
      <PriceSwitch />
      <ShellCheckoutHeader />
      <ShellHeader />
      <NoticeArea />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ShellCheckoutFooter />
      <ShellFooter />
      <DrawerPlace loadMatches={loadMatchingPieces} />
      <LinkClicks cardParts={productParts} />
      <BrowserBehaviour />
    </>
  );
}
