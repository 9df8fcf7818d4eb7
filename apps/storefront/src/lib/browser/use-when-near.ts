import { useEffect, useRef, type RefObject } from 'react';

/**
 * Loads what stands below the page once a visitor gets near it, and again for another subject; nothing is missing without it (R183). What
 * came is shown by a transition: its messages may still be on the way, and what stands there must not vanish until they are here.
 */
export function useWhenNear(load: (signal: AbortSignal) => Promise<void>, subject: string | number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (element.current === null) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void latest.current(controller.signal).catch(() => undefined);
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [subject]);
  return element;
}
