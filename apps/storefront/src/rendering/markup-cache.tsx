import { hash } from 'node:crypto';
import type { Messages } from '../i18n/message-catalogue.ts';
import type { StorefrontLogger } from '../lib/page/request-context.ts';
import type { ShopState } from '../lib/page/shop-state.tsx';
import type { StoreView } from '../lib/page/store-view.ts';
import { Providers } from '../providers.tsx';
import type { Theme } from '../theme/theme.tsx';
import { isJsonCached, serialize } from './cached-json.ts';
import type { MarkupCache } from './cached-markup.tsx';
import { countWaits } from './lazy-part.tsx';
import { renderAtOnce } from './render-to-text.ts';

/** Characters of markup for each store view. One that was changed is another object, and begins anew. */
const maxCharacters = 6_000_000;

type Entries = { readonly markups: Map<string, string | undefined>; characters: number };
const entriesOf = new WeakMap<StoreView, Entries>();

const keys = new WeakMap<object, string>();

/** Of a value by its content; hashed once for what is never changed. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = keys.get(value);
  if (known !== undefined) return known;
  const key = hash('sha1', serialize(value), 'base64url');
  if (isJsonCached(value)) keys.set(value, key);
  return key;
}

/** Parts that need more than their props, told once each. */
const failedParts = new Set<string>();

function tellFailed(part: string, log: StorefrontLogger): void {
  if (failedParts.has(part)) return;
  failedParts.add(part);
  log.error('markup.failed', { part });
}

/** Markup of parts that many pages of a language show alike: whoever filters a list sees the same cards again. */
export function markupCache(state: ShopState, theme: Theme, messages: Messages, log: StorefrontLogger): MarkupCache {
  const entries = entriesOf.get(state.storeView) ?? { markups: new Map(), characters: 0 };
  entriesOf.set(state.storeView, entries);
  const { markups } = entries;
  const store = (key: string, markup: string | undefined): void => {
    const size = key.length + (markup?.length ?? 0);
    entries.characters += size;
    if (entries.characters > maxCharacters) {
      markups.clear();
      entries.characters = size;
    }
    markups.set(key, markup);
  };
  return {
    render: (name, props, element) => {
      const key = [theme.name, name, ...Object.entries(props).flatMap(([prop, value]) => [prop, keyOf(value)])].join(' ');
      const hit = markups.get(key);
      if (hit !== undefined || markups.has(key)) return hit;
      const waits = countWaits();
      const markup = renderAtOnce(
        <Providers state={state} theme={theme} messages={messages} regions={{}}>
          {element}
        </Providers>,
        idPrefix,
      );
      // Where a part waits for its code, the page that waits for it renders it itself.
      if (markup === undefined && countWaits() > waits) return undefined;
      if (markup === undefined) tellFailed(name, log);
      const own = markup === undefined || needsItsPage(markup) ? undefined : markup;
      store(key, own);
      return own;
    },
  };
}

const idPrefix = 'cached';

/** Ids that React gives depend on the place in the page, and what it preloads belongs into the page's head. */
const needsItsPage = (markup: string): boolean => markup.includes(`_${idPrefix}R_`) || markup.startsWith('<link');
