import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { arePartsLoaded, loadParts } from '../../rendering/lazy-part.tsx';
import { useShopState } from '../page/shop-state.tsx';
import { localPath } from '../page/store-view.ts';
import { clientTarget } from './client-target.ts';
import { keepQuery } from './keep-query.ts';
import { movesOn } from './view-transition.ts';

type Props = {
  /** What the page behind a card shows first, outermost part first: fetched with its data, so that nothing jumps. */
  readonly cardParts: readonly string[];
};

/**
 * Links are plain `<a>`: half of a render went into `Link` when a page had 280 of them. This one listener turns their
 * clicks into client navigations, and prefetches a page as soon as a pointer, a finger or the focus rests on its link.
 * `data-keep-scroll` (of a link, or of what it stands in) leaves the page where it is (the same list, filtered), `data-replace` takes the place of the page shown.
 */
export function LinkClicks({ cardParts }: Props) {
  const navigate = useNavigate();
  const { storeView, storeViews } = useShopState();
  const [intent, setIntent] = useState<string>();

  useEffect(() => keepQuery(storeViews.map((view) => localPath(view, ''))), [storeViews]);

  useEffect(() => {
    const prefixes = storeViews.map(({ prefix }) => prefix).filter(Boolean);
    const targetOf = (event: Event, modified = false): string | undefined => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.getAttribute('href')) return undefined;
      const { href, target, download, dataset } = link;
      const click = { href, target, download: link.hasAttribute('download') || download !== '', reload: 'reload' in dataset, modified };
      return clientTarget(click, window.location, storeView.prefix, prefixes);
    };
    const follow = (event: MouseEvent) => {
      // Without a connection the browser itself goes: the service worker has whole pages.
      if (event.defaultPrevented || event.button !== 0 || !navigator.onLine) return;
      const path = targetOf(event, event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (path === undefined) return;
      const link = (event.target as Element).closest('a');
      event.preventDefault();
      void navigate(path, {
        preventScrollReset: Boolean(link?.closest('[data-keep-scroll]')),
        replace: link?.dataset['replace'] !== undefined,
        viewTransition: link !== null && arePartsLoaded(cardParts) && movesOn(link),
      });
    };
    const followInIsland = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-island]')) follow(event);
    };
    const prefetch = (event: Event) => {
      const path = targetOf(event);
      if (path === undefined) return;
      setIntent(path);
      if ((event.target as Element).closest('article')) void loadInOrder(cardParts).catch(() => undefined);
    };
    const hints = ['pointerover', 'touchstart', 'focusin'] as const;
    document.addEventListener('click', follow);
    // Before React: it stops clicks on what is not hydrated yet.
    window.addEventListener('click', followInIsland, { capture: true });
    for (const hint of hints) window.addEventListener(hint, prefetch, { passive: true, capture: true });
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('click', followInIsland, { capture: true });
      for (const hint of hints) window.removeEventListener(hint, prefetch, { capture: true });
    };
  }, [navigate, storeView, storeViews, cardParts]);

  return intent === undefined ? null : <PrefetchPageLinks page={intent} />;
}

/** A part is known when the one around it is there. */
async function loadInOrder(sources: readonly string[]): Promise<void> {
  for (const source of sources) await loadParts([source]);
}
