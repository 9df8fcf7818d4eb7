/** Pictures that are not of the first screen are out of reach (`global.css`) until those of it are there (`start-after-paint.ts`). */
export const picturesWait = 'data-pictures-wait';
/** Parts below the first screen of a phone are not laid out until somebody moves (`start-after-paint.ts`). */
export const belowWaits = 'data-below-waits';

/**
 * Runs in the browser before anything is laid out, so nothing waits where scripts do not run, and eight seconds at most where the rest
 * of the document does not come.
 *
 * Whoever loads a page again, or comes back to it, is led to the place they left: everything above it must have its true height.
 * Whoever comes for a place in the page, or for words in it, is led there: it must not be hidden.
 */
const code = `{
  const root = document.documentElement;
  const { type, name = '' } = performance.getEntriesByType('navigation')[0] ?? {};
  const isNew = type === 'navigate';
  root.toggleAttribute('${picturesWait}', true);
  root.toggleAttribute('data-parts-wait', isNew);
  root.toggleAttribute('${belowWaits}', isNew && !location.hash && !name.includes(':~:'));
  setTimeout(() => {
    root.removeAttribute('${picturesWait}');
    root.removeAttribute('${belowWaits}');
  }, 8000);
}`;

/** Before the stylesheet, which a script after it would wait for. React does not know of the marks, so it cannot bring them back. */
export const letPartsWait = (head: string): string => head.replace('<link', `<script>${code}</script><link`);
