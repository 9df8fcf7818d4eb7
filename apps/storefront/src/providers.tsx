import type { ReactNode } from 'react';
import { createFormats } from './i18n/formats.ts';
import { LanguageProvider, type Language } from './i18n/language-context.tsx';
import type { Messages } from './i18n/message-catalogue.ts';
import { createTranslator } from './i18n/translate.ts';
import { ShopStateProvider, type ShopState } from './lib/page/shop-state.tsx';
import type { StoreView } from './lib/page/store-view.ts';
import { StaticRegionsProvider, type StaticRegions } from './lib/page/static-region.tsx';
import { ThemeProvider, type Theme } from './theme/theme.tsx';

type ProvidersProps = {
  readonly state: ShopState;
  readonly theme: Theme;
  readonly messages: Messages;
  readonly regions: StaticRegions;
  readonly children: ReactNode;
};

const languages = new WeakMap<StoreView, Language>();

// Intl's formatters are dear to make: one set for each store view, not one for each page.
function languageOf(messages: Messages, storeView: StoreView): Language {
  const known = languages.get(storeView);
  if (known) return known;
  const language = { translator: createTranslator(messages, storeView.language), formats: createFormats(storeView) };
  languages.set(storeView, language);
  return language;
}

/** What both entries put around the router, so that the server and the browser render the same. */
export function Providers({ state, theme, messages, regions, children }: ProvidersProps) {
  const language = languageOf(messages, state.storeView);
  return (
    <ShopStateProvider state={state}>
      <LanguageProvider language={language}>
        <ThemeProvider theme={theme}>
          <StaticRegionsProvider regions={regions}>{children}</StaticRegionsProvider>
        </ThemeProvider>
      </LanguageProvider>
    </ShopStateProvider>
  );
}
