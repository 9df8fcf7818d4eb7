import type { ReactNode } from 'react';
import { createFormats } from './i18n/formats.ts';
import { LanguageProvider, type LanguageValue } from './i18n/language-context.tsx';
import type { MessageNamespace, Messages } from './i18n/message-catalogue.ts';
import { createTranslator } from './i18n/translate.ts';
import { ShopStateProvider, type ShopState } from './lib/page/shop-state.tsx';
import type { StoreView } from './lib/page/store-view.ts';
import { StaticRegionsProvider, type StaticRegions } from './rendering/static-region.tsx';
import { ThemeProvider, type Theme } from './theme/theme.tsx';

type ProvidersProps = {
  readonly state: ShopState;
  readonly theme: Theme;
  readonly messages: Partial<Messages>;
  /** Where messages come from that are not in `messages` yet. */
  readonly loadNamespace?: ((namespace: MessageNamespace) => Promise<void>) | undefined;
  readonly onNamespace?: ((namespace: MessageNamespace) => void) | undefined;
  readonly regions: StaticRegions;
  readonly children: ReactNode;
};

const languages = new WeakMap<StoreView, LanguageValue>();

// Intl's formatters are dear to make: one set for each store view, not one for each page.
function languageOf({ messages, loadNamespace, state: { storeView } }: ProvidersProps): LanguageValue {
  const known = languages.get(storeView);
  if (known) return known;
  const language = { translator: createTranslator(messages, storeView.language, loadNamespace), formats: createFormats(storeView) };
  languages.set(storeView, language);
  return language;
}

/** What both entries put around the router, so that the server and the browser render the same. */
export function Providers(props: ProvidersProps) {
  const { state, theme, onNamespace, regions, children } = props;
  const language = languageOf(props);
  return (
    <ShopStateProvider state={state}>
      <LanguageProvider language={language} onUse={onNamespace}>
        <ThemeProvider theme={theme}>
          <StaticRegionsProvider regions={regions}>{children}</StaticRegionsProvider>
        </ThemeProvider>
      </LanguageProvider>
    </ShopStateProvider>
  );
}
