import { Scripts } from 'react-router';
import { InlineScript } from './inline-script.tsx';
import { scriptsTemplateId } from './scripts-template.ts';

/**
 * Runs in the browser, right after the template: an id might also stand in a text of the shop. A page in the background is not painted;
 * the time after `load` is for browsers that do not tell of the paint.
 */
const start = `(async () => {
  const { content } = document.currentScript.previousElementSibling;
  await new Promise((go) => {
    if (document.visibilityState !== 'visible') return go();
    addEventListener('load', () => setTimeout(go, 2000));
    new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
  });
  document.head.append(content);
})();`;

/**
 * React Router's scripts, as it writes them, started once the page is painted: before, they would share a slow line with the
 * stylesheet, the fonts and the first picture. Pages can be read and their links followed without them. Only the server writes them.
 * They are moved, not cloned: Trusted Types forbid to run a copy.
 */
export const DeferredScripts = () => (
  <>
    <template id={scriptsTemplateId} suppressHydrationWarning>
      {import.meta.env.SSR ? <Scripts /> : null}
    </template>
    <InlineScript code={import.meta.env.SSR ? start : ''} />
  </>
);
