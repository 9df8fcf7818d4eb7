import { belowWaits, picturesWait } from './let-parts-wait.ts';

/** Runs in the browser. A page in the background is not painted; the time after `load`, which may come before, is for browsers that do not tell. */
const painted = `await new Promise((go) => {
  if (document.visibilityState !== 'visible') return go();
  addEventListener('load', () => setTimeout(go, 2000));
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true });
});`;

/**
 * Runs in the browser, once the page is painted: as soon as the pictures of the first screen are there, those further down are no
 * longer kept out of reach (`global.css`), and the browser fetches them when they come near. One that hangs does not keep the others.
 */
const releasePictures = `const first = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
Promise.race([
  Promise.all(first.map((image) => new Promise((go) => (image.onload = image.onerror = go)))),
  new Promise((go) => setTimeout(go, 4000)),
]).then(() => document.documentElement.removeAttribute('${picturesWait}'));`;

/**
 * Runs in the browser, once the page is painted: parts below the first screen of a phone are laid out when somebody moves, those that
 * are on it after all at once, and otherwise one at a time three seconds later. React keeps events on parts that sleep to itself, so
 * they are caught before it (`capture`). A browser without a hand on it may send a movement of its own before the first paint.
 */
const releaseParts = `const root = document.documentElement;
const showParts = () => root.removeAttribute('${belowWaits}');
const signs = ['scroll', 'wheel', 'touchstart', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click'];
for (const sign of signs) addEventListener(sign, showParts, { once: true, capture: true, passive: true });
const parts = () => document.querySelectorAll('[data-below=""], [data-below=phone]');
const show = (part) => (part.dataset.below = part.dataset.below === 'phone' ? 'seen' : 'near');
const showFirst = () => [...parts()].filter((part) => part.getBoundingClientRect().top < innerHeight).forEach(show);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFirst);
else showFirst();
setTimeout(async () => {
  for (const part of parts()) {
    await new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go, { timeout: 200 }));
    if (!root.hasAttribute('${belowWaits}')) return;
    show(part);
  }
  showParts();
}, 3000);`;

/**
 * A page can be read and its links followed without scripts, so they are fetched once it has been painted: before, they would share a
 * slow line with its stylesheet, its letters and its first picture, and take the time to paint it. All of them are then asked for at
 * once. Takes the code of React Router's own script.
 */
export const startAfterPaint = (code: string, files: readonly string[]): string =>
  [painted, releasePictures, releaseParts, preload([...new Set(files)]), importsNow(code)].join('\n');

/** Each in a task of its own: to ask for twenty files takes a phone long enough to miss what a finger does meanwhile. */
const preload = (files: readonly string[]): string =>
  `for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await new Promise((go) => setTimeout(go));
}`;

/** Imports at the top of a module are fetched before its first line runs. */
const importsNow = (code: string): string =>
  code.replace(/\bimport \* as (\w+) from ("[^"]+")/g, 'const $1 = await import($2)').replace(/\bimport ("[^"]+")/g, 'await import($1)');
