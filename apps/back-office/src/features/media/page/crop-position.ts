export type Focus = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** Necklines and faces are in the upper part: what products are cut around as long as nobody says otherwise. */
export const usualFocus: Focus = { x: 0.5, y: 0.3 };

const share = (focus: number, whole: number, cut: number): number =>
  whole <= cut ? 50 : Math.round((Math.max(0, Math.min(whole - cut, focus * whole - cut / 2)) / (whole - cut)) * 1_000) / 10;

/** Where the frame of products lies over a picture that the shop cuts around a point, for `object-position`. */
export function cropPosition({ width, height }: Size, ratio: number, focus: Focus): string {
  const cut = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return `${share(focus.x, width, cut.width)}% ${share(focus.y, height, cut.height)}%`;
}

const inPercent = (part: number): string => `${Math.round(part * 1_000) / 10}%`;

/** Where pages lay a picture that they cut themselves, which know its point and not its shape; without one as their style sheet says. */
export const pagePosition = (focus: Focus | null): string => (focus ? `${inPercent(focus.x)} ${inPercent(focus.y)}` : '50% 18%');

/** A number of percent as a share, and inside the picture. */
export const shareOf = (percent: number): number => Math.round(Math.max(0, Math.min(100, percent)) * 10) / 1_000;

/** Where somebody pointed at, as shares of what they pointed into. */
export const pointIn = (box: { left: number; top: number; width: number; height: number }, x: number, y: number): Focus => ({
  x: shareOf(((x - box.left) / box.width) * 100),
  y: shareOf(((y - box.top) / box.height) * 100),
});

export const isFocus = (value: unknown): value is Focus =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value && typeof value.x === 'number' && typeof value.y === 'number';
