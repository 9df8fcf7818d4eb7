import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { leaveFarRoutes } from './lib/browser/far-routes.ts';
import { reloadOnceForMissingChunk } from './lib/browser/missing-chunk.ts';
import { nextTask } from './lib/browser/moments.ts';
import { tellPlaceWhenAwake } from './lib/navigation/tell-place-when-awake.ts';
import { receivePageData } from './lib/page/page-data.ts';
import { captureRegions } from './lib/page/static-region.tsx';
import { loadLate } from './lib/page/late.tsx';
import { shopStateElementId, type ShopState } from './lib/page/shop-state.tsx';
import { followOtherTabs } from './lib/session/storage.ts';
import { lateMessages } from './messages/load-messages.ts';
import { Providers } from './providers.tsx';
import { resolveTheme } from './themes/resolve-theme.ts';

reloadOnceForMissingChunk(window);
followOtherTabs(window);
tellPlaceWhenAwake(window);

void start();

async function start(): Promise<void> {
  // To run the code of all the parts is a task of its own, and that of React another.
  await nextTask();
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const state = JSON.parse(document.getElementById(shopStateElementId)?.textContent ?? '{}') as ShopState;
  receivePageData(window, document);
  const regions = captureRegions(document);
  const words = lateMessages(state.storeView.language);
  const late = state.late ?? [];
  const [theme] = await Promise.all([resolveTheme(state.themeName), loadLate(late), words.loadSources(late)]);
  // Parts that the theme brings are known only now.
  await loadLate(late);
  if (import.meta.env.PROD) leaveFarRoutes(window.__reactRouterManifest, window.__reactRouterRouteModules);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Providers state={state} theme={theme} messages={words.messages} loadWords={words.load} regions={regions}>
          <HydratedRouter />
        </Providers>
      </StrictMode>,
    );
  });
}
