/** Opens and closes the drawer of the phone menu; its levels are native details and need no script. */
export function attachDrawer(document: Document, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const drawer = document.querySelector<HTMLDialogElement>('dialog[data-drawer]');
      if (!drawer) return;
      const opener = event.target.closest('[data-drawer-open]');
      // A browser that knows command buttons has opened it already.
      if (opener && !drawer.open) drawer.showModal();
      if (event.target === drawer || event.target.closest('[data-drawer-close]')) drawer.close();
    },
    { signal },
  );
}

export function closeDrawer(document: Document): void {
  const drawer = document.querySelector<HTMLDialogElement>('dialog[data-drawer]');
  if (drawer?.open) drawer.close();
  for (const level of drawer?.querySelectorAll('details[open]') ?? []) level.removeAttribute('open');
}
