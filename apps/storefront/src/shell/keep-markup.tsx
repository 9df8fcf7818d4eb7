import { hash } from 'node:crypto';
import type { Messages } from '../i18n/message-catalogue.ts';
import { renderAtOnce } from '../lib/document/render-to-text.ts';
import { isLasting, writeJson } from '../lib/page/lasting-json.ts';
import type { KeepMarkup, NameOf } from '../lib/page/kept-markup.tsx';
import type { ShopState } from '../lib/page/shop-state.tsx';
import type { StoreView } from '../lib/page/store-view.ts';
import { Providers } from '../providers.tsx';
import type { Theme } from '../theme/theme.tsx';

/** Characters of markup for each store view. One that was changed is another object, and begins anew. */
const most = 6_000_000;

type Kept = { readonly markups: Map<string, string | undefined>; characters: number };
const keptBy = new WeakMap<StoreView, Kept>();

const names = new WeakMap<object, string>();

const nameOf: NameOf = (value) => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = names.get(value);
  if (known !== undefined) return known;
  const name = hash('sha1', writeJson(value), 'base64url');
  if (isLasting(value)) names.set(value, name);
  return name;
};

/** Keeps the markup of parts that many pages of a language show alike: whoever filters a list sees the same cards again. */
export function keepMarkup(state: ShopState, theme: Theme, messages: Messages): KeepMarkup {
  const kept = keptBy.get(state.storeView) ?? { markups: new Map(), characters: 0 };
  keptBy.set(state.storeView, kept);
  const { markups } = kept;
  return {
    nameOf,
    render: (part, element) => {
      const key = `${theme.name} ${part}`;
      const known = markups.get(key);
      if (known !== undefined || markups.has(key)) return known;
      const markup = renderAtOnce(
        <Providers state={state} theme={theme} messages={messages} regions={{}}>
          {element}
        </Providers>,
        idMark,
      );
      // Where a part waits for its code, the page that waits for it renders it itself.
      if (markup === undefined) return undefined;
      const own = needsItsPage(markup) ? undefined : markup;
      kept.characters += key.length + (own?.length ?? 0);
      if (kept.characters > most) {
        markups.clear();
        kept.characters = key.length + (own?.length ?? 0);
      }
      markups.set(key, own);
      return own;
    },
  };
}

const idMark = 'kept';

/** Ids that React gives depend on the place in the page, and what it preloads belongs into the page's head. */
const needsItsPage = (markup: string): boolean => markup.includes(`_${idMark}R_`) || markup.startsWith('<link');
