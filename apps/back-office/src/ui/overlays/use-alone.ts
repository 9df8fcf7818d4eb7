import { useEffect, type RefObject } from 'react';

/** What stays within reach over everything: notices, and lists that open later. */
const overlay = '[data-react-aria-top-layer]';

/**
 * While it covers the whole window nothing behind it can be reached: the neighbours of the element, and of everything it lies in, are inert.
 * Neighbours that come later, like the lists of its fields, are not.
 */
export function useAlone(ref: RefObject<HTMLElement | null>, isAlone: boolean): void {
  useEffect(() => {
    if (!isAlone) return;
    const still: HTMLElement[] = [];
    for (let element = ref.current; element && element !== document.body; element = element.parentElement) {
      for (const neighbour of element.parentElement?.children ?? []) {
        if (neighbour === element || !(neighbour instanceof HTMLElement) || neighbour.inert || neighbour.matches(overlay)) continue;
        if (neighbour.querySelector(overlay)) continue;
        neighbour.toggleAttribute('inert', true);
        still.push(neighbour);
      }
    }
    return () => {
      for (const element of still) element.removeAttribute('inert');
    };
  }, [ref, isAlone]);
}
