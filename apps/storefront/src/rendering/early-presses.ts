/** On the root element once the visitor has moved, touched, typed or scrolled; the event says when. */
export const interactedMark = 'data-interacted';
export const interactionEvent = 'shop:interaction';

/** A control that was pressed before React could handle it; with a value where something was typed or selected. */
type EarlyPress = { readonly control: HTMLElement; readonly value?: string };

declare global {
  interface Window {
    readonly earlyPresses?: EarlyPress[] & { isPopstateHeld?: boolean };
  }
}

/**
 * Runs in the browser before anything is laid out (the policy allows it by its hash). React 19 drops a press on what it has not
 * hydrated and whose code is still on the way, so presses are held and replayed. Not held is what browsers do by themselves: links,
 * `summary`, text fields, forms with an address that have something in them. Two presses on one toggle count once: the first showed
 * nothing yet.
 *
 * A link to a place of the page is the browser's own, too, and the router is told by `popstate`. React cannot put off what happens in
 * that event: it would throw away the markup of every island, so the router is told when they are hydrated.
 */
const code = `{
  const root = document.documentElement, presses = window.earlyPresses = [];
  const events = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin', 'click', 'input', 'change', 'scroll'];
  const interact = ({ type, movementX, movementY }) => {
    // Browsers send both by themselves while they lay a page out.
    if ((type === 'scroll' && scrollY === 0) || (type === 'pointermove' && !movementX && !movementY)) return;
    for (const name of events) removeEventListener(name, interact, true);
    root.setAttribute('${interactedMark}', '');
    dispatchEvent(new Event('${interactionEvent}'));
  };
  for (const name of events) addEventListener(name, interact, { capture: true, passive: true });
  const isHeld = (control) => !root.hasAttribute('data-hydrated') || control.closest('[data-island]');
  const hold = (event, press) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    const isToggle = press.control.matches('[aria-pressed], [aria-expanded], [type=radio]');
    if (!isToggle || !presses.some(({ control }) => control === press.control)) presses.push(press);
  };
  addEventListener('click', (event) => {
    const control = event.target.closest?.('a, button, input, summary');
    // The browser scrolls to a place of the page: everything above it must have its true height by then.
    if (control?.hash) root.setAttribute('data-full-layout', '');
    if (!control?.matches('button, [type=checkbox], [type=radio], [type=submit]') || !isHeld(control)) return;
    const isSent = control.type === 'submit' && control.form?.hasAttribute('action');
    if (!isSent || ![...new FormData(control.form).values()].some(String)) hold(event, { control });
  }, true);
  for (const type of ['input', 'change']) addEventListener(type, (event) => {
    const control = event.target;
    if (!isHeld(control) || control.matches('[type=checkbox], [type=radio]') || (type === 'change') !== control.matches('select')) return;
    const before = presses.findIndex((press) => press.control === control);
    if (before >= 0) presses.splice(before, 1);
    hold(event, { control, value: control.value });
  }, true);
  const page = location.pathname + location.search;
  addEventListener('popstate', (event) => {
    if (location.pathname + location.search !== page || !document.querySelector('[data-island]')) return;
    event.stopImmediatePropagation();
    presses.isPopstateHeld = true;
  }, true);
  const { type } = performance.getEntriesByType('navigation')[0] ?? {};
  root.toggleAttribute('data-full-layout', type !== 'navigate');
}`;

/** Before the stylesheet, which a script after it would wait for. */
export const withEarlyPresses = (head: string, mark: string): string =>
  head.replace('<link', `<script nonce="${mark}">${code}</script><link`);

/** Replays what was pressed in a part that is hydrated now, each in a task of its own so that React renders in between. */
export function replayPresses(part: Element): void {
  const presses = window.earlyPresses ?? [];
  if (window.earlyPresses?.isPopstateHeld && !document.querySelector('[data-island]')) {
    window.earlyPresses.isPopstateHeld = false;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }
  const mine = presses.filter(({ control }) => part.contains(control) && !control.closest('[data-island]'));
  for (const press of mine) presses.splice(presses.indexOf(press), 1);
  mine.forEach((press, index) => setTimeout(() => replay(press), index));
}

function replay({ control, value }: EarlyPress): void {
  if (value === undefined) control.click();
  else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else typeAgain(control as HTMLInputElement | HTMLTextAreaElement, value);
}

/** React compares with the value it saw last, which is what was typed already: it must see another one first. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
