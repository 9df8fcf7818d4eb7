import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnceForMissingChunk } from './lib/browser/missing-chunk.ts';
import { receivePageData } from './lib/page/page-data.ts';
import { captureRegions } from './lib/page/static-region.tsx';
import { shopStateElementId, type ShopState } from './lib/page/shop-state.tsx';
import { followOtherTabs } from './lib/session/storage.ts';
import { loadMessages } from './messages/load-messages.ts';
import { Providers } from './providers.tsx';
import { resolveTheme } from './themes/resolve-theme.ts';

reloadOnceForMissingChunk(window);
followOtherTabs(window);

const state = JSON.parse(document.getElementById(shopStateElementId)?.textContent ?? '{}') as ShopState;
receivePageData(window, document);
const regions = captureRegions(document);
const [theme, messages] = await Promise.all([resolveTheme(state.themeName), loadMessages(state.storeView.language)]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Providers state={state} theme={theme} messages={messages} regions={regions}>
        <HydratedRouter />
      </Providers>
    </StrictMode>,
  );
});
