import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnceForMissingChunk } from './lib/browser/missing-chunk.ts';
import { shopStateElementId, type ShopState } from './lib/page/shop-state.tsx';
import { followOtherTabs } from './lib/session/storage.ts';
import { lazyMessages } from './messages/load-messages.ts';
import { Providers } from './providers.tsx';
import { receiveHandoff } from './rendering/handoff.ts';
import { loadParts } from './rendering/lazy-part.tsx';
import { captureRegions } from './rendering/static-region.tsx';
import { resolveTheme } from './themes/resolve-theme.ts';

reloadOnceForMissingChunk(window);
followOtherTabs(window);

// The data stands at the end of the document, which a script from the browser's cache is ahead of.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start());
else void start();

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(shopStateElementId)?.textContent ?? '{}') as ShopState;
  receiveHandoff(window, document);
  const regions = captureRegions(document);
  const lazy = lazyMessages(state.storeView.language);
  const modules = state.modules ?? [];
  const [theme] = await Promise.all([resolveTheme(state.themeName), loadParts(modules), lazy.loadSources(modules)]);
  // Parts that the theme brings are known only now.
  await loadParts(modules);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Providers state={state} theme={theme} messages={lazy.messages} loadNamespace={lazy.load} regions={regions}>
          <HydratedRouter />
        </Providers>
      </StrictMode>,
    );
  });
}
