import { firstSign } from '../page/asleep.tsx';

/**
 * Links to a place of the same page are the browser's own, and the router hears of them as of a step in the history. For React such a step
 * cannot wait: it would throw away every part that sleeps until its code is there, under the eyes of whoever reads it. So the router hears
 * of it once they are awake.
 */
export function tellPlaceWhenAwake(window: Window): void {
  const { pathname, search } = window.location;
  const isHere = (): boolean => window.location.pathname === pathname && window.location.search === search;
  const isAsleep = (): boolean => window.document.querySelector('[data-asleep]') !== null;
  const tell = async (): Promise<void> => {
    await firstSign();
    while (isHere() && isAsleep()) await new Promise((resolve) => setTimeout(resolve, 100));
    if (isHere()) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  };
  const hold = (event: PopStateEvent): void => {
    if (!isAsleep() || !isHere()) return;
    event.stopImmediatePropagation();
    void tell();
  };
  window.addEventListener('popstate', hold, { capture: true });
}
