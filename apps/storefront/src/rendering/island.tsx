import { memo, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import { UnnotedMessages } from '../i18n/language-context.tsx';
import { deviceValues, tabValues } from '../lib/session/storage.ts';
import { useMarkup } from './cached-markup.tsx';
import { lazyPart, UnnotedParts } from './lazy-part.tsx';

/** On the root element once the visitor has moved, touched, typed or scrolled; the event says when. */
const interactedMark = 'data-interacted';
const interactionEvent = 'shop:interaction';

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
 * `summary`, text fields, forms with an address that have something in them.
 * A link to an anchor of the page is the browser's own, too, and the router is told by `popstate`. React cannot put off what happens in
 * that event: it would throw away the markup of every island, so the router is told when they are hydrated.
 */
export const earlyPressesScript = (mark: string): string => `<script nonce="${mark}">{
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
    const before = presses.findIndex(({ control }) => control === press.control);
    // What was typed last counts, and a toggle once: its first press showed nothing yet.
    const isOne = 'value' in press || press.control.matches('[aria-pressed], [aria-expanded], [type=radio]');
    presses[isOne && before >= 0 ? before : presses.length] = press;
  };
  addEventListener('click', (event) => {
    const control = event.target.closest?.('a, button, input, summary');
    // The browser scrolls to an anchor of the page: everything above it must have its true height by then.
    if (control?.hash) root.setAttribute('data-full-layout', '');
    if (!control?.matches('button, [type=checkbox], [type=radio], [type=submit]') || !isHeld(control)) return;
    const isSent = control.type === 'submit' && control.form?.hasAttribute('action');
    if (!isSent || ![...new FormData(control.form).values()].some(String)) hold(event, { control });
  }, true);
  for (const type of ['input', 'change']) addEventListener(type, (event) => {
    const control = event.target;
    if (!isHeld(control) || control.matches('[type=checkbox], [type=radio]') || (type === 'change') !== control.matches('select')) return;
    hold(event, { control, value: control.value });
  }, true);
  const page = location.pathname + location.search;
  addEventListener('popstate', (event) => {
    if (location.pathname + location.search !== page || !document.querySelector('[data-island]')) return;
    event.stopImmediatePropagation();
    presses.isPopstateHeld = true;
  }, true);
  root.toggleAttribute('data-full-layout', performance.getEntriesByType('navigation')[0]?.type !== 'navigate');
}</script>`;

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
  if (value === undefined) return control.click();
  const field = control as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  // React compares with the value it saw last, which is what was typed already: it must see another one first.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

let interaction: Promise<void> | undefined;

/** The visitor's first movement, touch, key or scroll; at once for those who have been here before and see their own prices and marks. */
export function firstInteraction(): Promise<void> {
  return (interaction ??=
    deviceValues.get('customerToken') !== undefined ||
    deviceValues.get('wishlistId') !== undefined ||
    tabValues.get('branch') !== undefined ||
    document.documentElement.hasAttribute(interactedMark)
      ? Promise.resolve()
      : new Promise((resolve) => window.addEventListener(interactionEvent, () => resolve(), { once: true })));
}

const never = (): (() => void) => () => undefined;
const [no, yes] = [(): boolean => false, (): boolean => true];
const open: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type GateProps = { readonly part: RefObject<HTMLElement | null>; readonly isOpen: boolean; readonly children: ReactNode };

/** Suspends hydration until the first interaction; the server's markup stays visible, with its links and forms. */
function Gate({ part, isOpen, children }: GateProps) {
  const isHydrating = useSyncExternalStore(never, no, yes);
  // In every render: a component that suspended may not leave it out.
  use(import.meta.env.SSR || isOpen || !isHydrating ? open : firstInteraction());
  useEffect(() => {
    part.current?.removeAttribute('data-island');
    if (part.current) replayPresses(part.current);
  }, [part]);
  return children;
}

/**
 * A part whose code and messages are fetched, and which is hydrated, at the first interaction with the page, or when its props change.
 * `data-island` stands until then. `cached` is for parts that show nothing but their props: the server caches their markup under them.
 */
export function island<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
  { cached = false }: { readonly cached?: boolean } = {},
): ComponentType<Props> {
  const Part = lazyPart(source, load);
  function Island(props: Props) {
    const [first] = useState(props);
    const element = useRef<HTMLDivElement>(null);
    const content = (
      <Suspense fallback={null}>
        <Gate part={element} isOpen={first !== props}>
          <UnnotedParts>
            <UnnotedMessages>
              <Part {...props} />
            </UnnotedMessages>
          </UnnotedParts>
        </Gate>
      </Suspense>
    );
    const inside = useMarkup(cached ? source : undefined, props, content);
    return <div ref={element} className="part" data-island="" suppressHydrationWarning {...inside} />;
  }
  return memo(Island) as unknown as ComponentType<Props>;
}
