import { idle } from './moments.ts';

/** Gives the parts that wait below the first screen their true height, each in a moment of its own. */
export async function layOutBelow(document: Document): Promise<void> {
  for (const part of document.querySelectorAll('[data-below]')) {
    await idle();
    part.removeAttribute('data-below');
  }
  for (const mark of ['data-parts-wait', 'data-below-waits']) document.documentElement.removeAttribute(mark);
}
