/** A picture that goes along from page to page; the style sheet gives whatever carries it one name. */
const mark = 'data-moves-on';

/** The page that follows must be there by then: a transition holds the old one still while it waits. */
const patienceMs = 250;

type Start = (update?: () => Promise<void>) => Pick<ViewTransition, 'skipTransition' | 'updateCallbackDone' | 'ready'>;

/** React Router starts the transitions and hands none of them out, so the browser's own function learns not to wait. */
export function limitTransitions(document: Document): void {
  const start = (document.startViewTransition as Start | undefined)?.bind(document);
  if (!start) return;
  const limited: Start = (update) => {
    const transition = start(update);
    const timer = setTimeout(() => transition.skipTransition(), patienceMs);
    const clear = (): void => clearTimeout(timer);
    transition.updateCallbackDone.then(clear, clear);
    // What was skipped is no failure.
    transition.ready.catch(() => undefined);
    return transition;
  };
  document.startViewTransition = limited as typeof document.startViewTransition;
}

/**
 * Whether the way along a link is shown: not to whoever wants no motion, not where browsers cannot, not within a page that stays
 * where it is. The picture of a product card moves on to the gallery, unless this page has a gallery already.
 */
export function isShown(link: Element): boolean {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches || link.closest('[data-keep-scroll]'))
    return false;
  for (const marked of document.querySelectorAll(`article [${mark}]`)) marked.removeAttribute(mark);
  if (!document.querySelector(`[${mark}]`)) link.closest('article')?.querySelector('img')?.setAttribute(mark, '');
  return true;
}
