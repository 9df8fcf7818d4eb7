import type { Messages } from '../i18n/message-catalogue.ts';
import { renderAtOnce } from '../lib/document/render-to-text.ts';
import type { KeepMarkup } from '../lib/page/kept-markup.tsx';
import type { ShopState } from '../lib/page/shop-state.tsx';
import type { StoreView } from '../lib/page/store-view.ts';
import { Providers } from '../providers.tsx';
import type { Theme } from '../theme/theme.tsx';

/** Some 7 kB each. A store view that was changed is another object, and begins anew. */
const most = 2_000;
const keptBy = new WeakMap<StoreView, Map<string, string>>();

/** Keeps the markup of parts that many pages of a language show alike: whoever filters a list sees the same cards again. */
export function keepMarkup(state: ShopState, theme: Theme, messages: Messages): KeepMarkup {
  const kept = keptBy.get(state.storeView) ?? new Map<string, string>();
  keptBy.set(state.storeView, kept);
  return (name, element) => {
    const key = `${theme.name} ${name}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    // Where a part waits for its code, the page that waits for it renders it itself.
    const markup = renderAtOnce(
      <Providers state={state} theme={theme} messages={messages} regions={{}}>
        {element}
      </Providers>,
    );
    if (markup === undefined) return undefined;
    if (kept.size >= most) kept.clear();
    kept.set(key, markup);
    return markup;
  };
}
