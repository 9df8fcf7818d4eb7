import { useLayoutEffect } from 'react';

type Mark = 'data-covered' | 'data-total-bar';

/**
 * Marks the root element for the style sheet as long as it is wanted. To look for the part itself from there (`:has`) would be a walk
 * through the whole page whenever any style is computed.
 */
export function useRootMark(mark: Mark, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.setAttribute(mark, '');
    return () => root.removeAttribute(mark);
  }, [mark, isOn]);
}
