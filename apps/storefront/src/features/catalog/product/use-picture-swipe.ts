import { useEffect } from 'react';

const minDistance = 32;

/** Sideways over a card of a `data-swipe` grid shows its other picture; one pair of listeners for all cards. */
export function usePictureSwipe(): void {
  useEffect(() => {
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    let start: { readonly x: number; readonly y: number; readonly card: Element } | undefined;
    const begin = ({ target, touches }: TouchEvent): void => {
      const card = target instanceof Element ? target.closest('[data-swipe] article') : null;
      const touch = touches.length === 1 ? touches[0] : undefined;
      start = card && touch ? { x: touch.clientX, y: touch.clientY, card } : undefined;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent): void => {
      if (!start || !touch) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) >= minDistance && Math.abs(x) > Math.abs(y))
        start.card.querySelector('[data-pictures]')?.toggleAttribute('data-second', x < 0);
      start = undefined;
    };
    document.addEventListener('touchstart', begin, options);
    document.addEventListener('touchend', end, options);
    return () => controller.abort();
  }, []);
}
