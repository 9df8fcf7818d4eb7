/** A picture that goes along from page to page; the style sheet gives whatever carries it one name. */
const mark = 'data-moves-on';

/**
 * Whether the picture of a product card moves on to the gallery: not for whoever wants no motion, nor where browsers cannot, nor from
 * a page that has a gallery already. Ask only when the code of the product page is loaded: a transition holds the old page still.
 */
export function movesOn(link: Element): boolean {
  const picture = link.closest('article')?.querySelector('img');
  if (!picture || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  for (const marked of document.querySelectorAll(`article [${mark}]`)) marked.removeAttribute(mark);
  if (!document.querySelector(`[${mark}]`)) picture.setAttribute(mark, '');
  return true;
}
