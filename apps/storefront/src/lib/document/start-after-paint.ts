const picturesWait = 'data-pictures-wait';

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
 * Runs in the browser, beside the rest: cards below the first screen of a phone are laid out once somebody moves, or one at a time
 * when the page has come to rest.
 */
const releaseCards = `(async () => {
  const cards = document.querySelectorAll('[data-below=card]');
  const release = (card) => (card.dataset.below = '');
  for (const sign of ['scroll', 'touchstart', 'keydown', 'focusin']) addEventListener(sign, () => cards.forEach(release), { once: true, passive: true });
  await new Promise((go) => setTimeout(go, 3000));
  for (const card of cards) {
    await new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go));
    release(card);
  }
})();`;

/**
 * Runs in the browser: sections that a phone has no room for (`ui/accordion.tsx`) close before anything below them is looked for, so
 * that whoever loads a page again finds the place they left. One that the address leads into stays open.
 */
const foldSections = `for (const section of document.querySelectorAll('details[data-fold]')) {
  section.dataset.fold = 'done';
  if (matchMedia('(max-width: 899px)').matches) section.open = section.querySelector(':target') !== null;
}`;

/** The document as the server sends it: what lies further down waits (`global.css`). React does not know of the marks, so it cannot bring them back. */
export const letPartsWait = (head: string): string => head.replace('<html ', `<html ${picturesWait}="" data-parts-wait="" `);

/**
 * A page can be read and its links followed without scripts, so they are fetched once it has been painted: before, they would share a
 * slow line with its stylesheet, its letters and its first picture, and take the time to paint it. All of them are then asked for at
 * once. Takes the code of React Router's own script.
 */
export const startAfterPaint = (code: string, files: readonly string[]): string =>
  [painted, foldSections, releasePictures, releaseCards, preload([...new Set(files)]), importsNow(code)].join('\n');

/** Each in a task of its own: to ask for twenty files takes a phone long enough to miss what a finger does meanwhile. */
const preload = (files: readonly string[]): string =>
  `for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await new Promise((go) => setTimeout(go));
}`;

/** Imports at the top of a module are fetched before its first line runs. */
const importsNow = (code: string): string =>
  code.replace(/\bimport \* as (\w+) from ("[^"]+")/g, 'const $1 = await import($2)').replace(/\bimport ("[^"]+")/g, 'await import($1)');
