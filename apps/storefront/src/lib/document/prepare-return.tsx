/**
 * Runs in the browser while the page is read, before anything scrolls. Whoever loads a page again, or comes back to it, is led to the
 * place they left: everything above it must have its true height, and what a phone keeps closed must be closed (`ui/accordion.tsx`).
 * Whoever comes for a place in the page, or for words in it, is led there: it must not be hidden.
 */
const code = `{
  const { type, name = '' } = performance.getEntriesByType('navigation')[0] ?? {};
  const forget = (mark) => document.documentElement.removeAttribute(mark);
  if (type !== 'navigate') forget('data-parts-wait');
  if (type !== 'navigate' || location.hash || name.includes(':~:')) forget('data-below-waits');
  for (const section of document.querySelectorAll('details[data-fold]')) {
    section.dataset.fold = 'done';
    if (matchMedia('(max-width: 899px)').matches) section.open = section.querySelector(':target') !== null;
  }
}`;

/** Stands before React Router's own script, which scrolls. Only the server needs its text. */
export const PrepareReturn = () => (
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : '' }} />
);
