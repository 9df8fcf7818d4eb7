import { freeSpot, type Taken } from './free-spot.ts';

const controls = 'a[href], button, input, select, textarea, summary';
const around = 8;

/** A bar that stays where it is cannot be scrolled from under a notice. What is fixed has no parent that it is placed by. */
function isFixed(control: HTMLElement): boolean {
  let placed: Element = control;
  while (placed instanceof HTMLElement && placed.offsetParent) placed = placed.offsetParent;
  return placed !== document.body;
}

/** What a visitor may want to press: everything in view that is not a notice, with the air it needs. */
function takenIn(place: ParentNode, area: Element): readonly Taken[] {
  return [...place.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const { left, top, width, height, bottom } = control.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
    if (!isSeen || area.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return [];
    const weight = isFixed(control) ? 10_000 : control.tagName === 'A' ? 1 : 100;
    return [{ left: left - around, top: top - around, width: width + 2 * around, height: height + 2 * around, weight }];
  });
}

/** Moves the notices to where they cover no control, if they do. */
export function placeNotices(area: HTMLElement, place: ParentNode): void {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = freeSpot(area.getBoundingClientRect(), screen, takenIn(place, area));
  Object.assign(area.style, { left: `${left}px`, top: `${top}px`, bottom: 'auto', right: 'auto' });
}
