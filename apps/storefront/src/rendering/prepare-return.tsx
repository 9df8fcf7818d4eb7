import { InlineScript } from './inline-script.tsx';

/**
 * Runs in the browser while the page is read, before anything scrolls. Whoever comes back to a page is led to the place they left:
 * what a phone keeps closed above it must be closed (`ui/accordion.tsx`), unless they come for a place in it.
 */
const code = `for (const section of document.querySelectorAll('details[data-fold]')) {
  section.dataset.fold = 'done';
  if (matchMedia('(max-width: 899px)').matches) section.open = section.querySelector(':target') !== null;
}`;

/** Stands before React Router's own script, which scrolls. Only the server needs its text. */
export const PrepareReturn = () => <InlineScript code={import.meta.env.SSR ? code : ''} />;
