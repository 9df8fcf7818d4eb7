import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells when the focus or the pointer goes elsewhere, as long as it matters. */
export function useOutside(element: RefObject<HTMLElement | null>, isActive: boolean, onOutside: () => void): void {
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const listen = (event: Event): void => leave(event);
    document.addEventListener('focusin', listen, { signal });
    document.addEventListener('pointerdown', listen, { signal });
    return () => controller.abort();
  }, [isActive]);
}
