import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { useShopState } from '../page/shop-state.tsx';
import { clientTarget } from './client-target.ts';

/**
 * Links are plain `<a>`: half of a render went into `Link` when a page had 280 of them. This one listener turns their
 * clicks into client navigations, and fetches a page as soon as a pointer, a finger or the focus rests on its link.
 * `data-keep-scroll` (of a link, or of what it stands in) leaves the page where it is (the same list, filtered), `data-replace` takes the place of the page shown.
 */
export function LinkClicks() {
  const navigate = useNavigate();
  const { storeView, storeViews } = useShopState();
  const [intent, setIntent] = useState<string>();

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
      });
    };
    const prepare = (event: Event) => {
      const path = targetOf(event);
      if (path !== undefined) setIntent(path);
    };
    const hints = ['pointerover', 'touchstart', 'focusin'] as const;
    document.addEventListener('click', follow);
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const hint of hints) document.removeEventListener(hint, prepare);
    };
  }, [navigate, storeView, storeViews]);

  return intent === undefined ? null : <PrefetchPageLinks page={intent} />;
}
