const edge = 16;
/** Less than this is no list to choose from: then the page moves instead. */
const leastHeight = 240;

/** Moves and shortens a popover that is positioned in its parent, so that all of it lies on the screen. */
export function keepInside(popover: HTMLElement): void {
  popover.style.removeProperty('left');
  popover.style.removeProperty('max-height');
  const { top, right, height } = popover.getBoundingClientRect();
  const over = right - (document.documentElement.clientWidth - edge);
  if (over > 0) popover.style.left = `${popover.offsetLeft - over}px`;
  const room = window.innerHeight - top - edge;
  if (height <= room) return;
  popover.style.maxHeight = `${Math.max(leastHeight, room)}px`;
  popover.scrollIntoView({ block: 'nearest' });
}
