/** The button of the message bar shows the next line, and after the last one the first again. */
export function attachMessages(document: Document, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('[data-next-message]') : null;
      const message = button?.closest('[data-message]');
      const list = message?.parentElement;
      if (!message || !list) return;
      const next = message.nextElementSibling ?? list.firstElementChild;
      const index = [...list.children].indexOf(next ?? message);
      list.scrollTo({ left: index * list.clientWidth, behavior: 'smooth' });
      // The focus follows, so that the next press goes on.
      next?.querySelector<HTMLElement>('[data-next-message]')?.focus({ preventScroll: true });
    },
    { signal },
  );
}
