import { useEffect, useRef, type RefObject } from 'react';

/** Loads what stands below the page once a visitor gets near it; nothing is missing without it (R183). */
export function useWhenNear<Place extends Element>(load: (signal: AbortSignal) => Promise<void>): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (place.current === null) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load(controller.signal).catch(() => undefined);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [load]);
  return place;
}
