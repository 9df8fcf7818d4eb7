const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go());
    else setTimeout(go, 50);
  });

/** Gives the parts that wait below the first screen their true height, each in a moment when nothing else is to be done. */
export async function layOutBelow(document: Document): Promise<void> {
  for (const part of document.querySelectorAll('[data-below]')) {
    await idle();
    part.removeAttribute('data-below');
  }
  document.documentElement.removeAttribute('data-parts-wait');
}
