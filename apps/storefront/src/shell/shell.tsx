import type { ReactNode } from 'react';
import { BrowserBehaviour } from './browser-behaviour.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ShellHeader } from './shell-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { DrawerPlace } from '../features/cart/drawer-place.tsx';
import { LinkClicks } from '../lib/navigation/link-clicks.tsx';
import { LoadingIndicator } from '../lib/navigation/loading-indicator.tsx';
import { NoticeArea } from '../lib/notices/notice-area.tsx';

/** What stands around every page, error pages included. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <LoadingIndicator />
      <ShellHeader />
      <NoticeArea />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ShellFooter />
      <DrawerPlace />
      <LinkClicks />
      <BrowserBehaviour />
    </>
  );
}
