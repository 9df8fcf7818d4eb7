import { createMenuController, focusAfter, type MenuController } from './menu-controller.ts';

const entrySelector = '[data-menu-entry]';
const linkSelector = '[data-menu-link]';

/**
 * Gives the menu its behaviour. The markup is static text, so everything hangs on its data attributes:
 * a theme may draw the menu as it likes as long as an entry holds its link and its panel.
 */
export function attachMenu(menu: HTMLElement, signal: AbortSignal): void {
  const controller = createMenuController((entry) => showPanel(menu, entry), {
    set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    clear: (timer) => window.clearTimeout(timer as number | undefined),
  });
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) =>
    menu.addEventListener(name, listener, { signal });

  on('pointerover', (event) => {
    const entry = event.pointerType === 'mouse' ? entryOf(event.target) : undefined;
    if (entry) controller.pointerEnters(entry.id);
  });
  on('pointerleave', (event) => {
    if (event.pointerType === 'mouse') controller.pointerLeaves();
  });
  on('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(linkSelector) : null;
    const entry = link?.hasAttribute('aria-expanded') ? entryOf(link) : undefined;
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (entry && plain && !controller.activates(entry.id)) event.preventDefault();
  });
  on('keydown', (event) => handleKey(menu, controller, event));
  on('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || !menu.contains(event.relatedTarget)) controller.closes();
  });
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) controller.closes();
    },
    { signal },
  );
  menu.addEventListener('menu:close', () => controller.closes(), { signal });
}

/** After a navigation every panel is closed. */
export function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll('[data-menu]')) menu.dispatchEvent(new CustomEvent('menu:close'));
}

const entryOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(entrySelector) ?? undefined) : undefined;

function showPanel(menu: HTMLElement, open: string | undefined): void {
  for (const entry of menu.querySelectorAll<HTMLElement>(entrySelector)) {
    const isOpen = entry.id === open;
    entry.toggleAttribute('data-open', isOpen);
    entry.querySelector(`${linkSelector}[aria-expanded]`)?.setAttribute('aria-expanded', String(isOpen));
  }
}

function handleKey(menu: HTMLElement, controller: MenuController, event: KeyboardEvent): void {
  const link = document.activeElement;
  const entry = entryOf(link);
  if (!entry || !(link instanceof HTMLElement)) return;
  const first = entry.querySelector<HTMLElement>(linkSelector);
  if (event.key === 'Escape') {
    controller.closes();
    first?.focus();
    return;
  }
  const panelLinks = [...entry.querySelectorAll<HTMLElement>('[data-menu-panel] a')];
  if (link === first && event.key === 'ArrowDown' && panelLinks.length > 0) {
    controller.opens(entry.id);
    panelLinks[0]?.focus();
  } else {
    const links = link === first ? [...menu.querySelectorAll<HTMLElement>(linkSelector)] : panelLinks;
    const next = focusAfter(event.key, links.indexOf(link), links.length, link === first ? 'row' : 'column');
    if (next === undefined) return;
    links[next]?.focus();
  }
  event.preventDefault();
}
