export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
/** `weight` tells a button or a field from a link, which is seldom alone. */
export type Taken = Box & { readonly weight: number };

const step = 8;
const margin = 16;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const hiddenBy = (spot: Box, taken: readonly Taken[]): number => taken.reduce((sum, box) => sum + overlap(spot, box) * box.weight, 0);

/**
 * Where something fits on the screen without lying on what is taken: where it is, if that is free, else as low as it goes, at the right
 * before the left; where there is no room, where it hides least.
 */
export function freeSpot(current: Box, screen: Pick<Box, 'width' | 'height'>, taken: readonly Taken[]): Box {
  const { width, height } = current;
  const isOnScreen = current.left >= 0 && current.top >= 0 && current.left + width <= screen.width && current.top + height <= screen.height;
  if (isOnScreen && hiddenBy(current, taken) === 0) return current;
  const columns = [...new Set([Math.max(0, screen.width - width - margin), Math.min(margin, Math.max(0, screen.width - width))])];
  const lowest = Math.max(0, screen.height - height - margin);
  let best: Box = { left: columns[0] ?? 0, top: lowest, width, height };
  let least = Infinity;
  for (const left of columns) {
    for (let top = lowest; top >= 0; top -= step) {
      const spot = { left, top, width, height };
      const hidden = hiddenBy(spot, taken);
      if (hidden < least) [best, least] = [spot, hidden];
      if (hidden === 0) return spot;
    }
  }
  return best;
}
