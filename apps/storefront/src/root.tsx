import type { ReactNode } from 'react';
import { Links, Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { DeferredScripts } from './rendering/deferred-scripts.tsx';
import { PrepareReturn } from './rendering/prepare-return.tsx';
import { failureOf } from './lib/page/page-failure.ts';
import { useShopState } from './lib/page/shop-state.tsx';
import { localPath } from './lib/page/store-view.ts';
import { useTheme } from './theme/theme.tsx';
import { Shell } from './shell/shell.tsx';
import { lazyPart } from './rendering/lazy-part.tsx';
import './theme/global.css';
import './theme/controls.css';
import './theme/print.css';

const FailurePage = lazyPart('src/shell/failure-page.tsx', async () => (await import('./shell/failure-page.tsx')).FailurePage);

/** Nothing in here may throw: it also frames the error pages. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { storeView, themeName, styles } = useShopState();
  const { fonts } = useTheme();
  return (
    <html lang={storeView.language} data-theme={themeName} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localPath(storeView, 'manifest.webmanifest')} />
      </head>
      <body>
        <Shell>{children}</Shell>
        <PrepareReturn />
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailurePage failure={failureOf(useRouteError())} />;
}
