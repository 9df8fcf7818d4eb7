import type { Neckline } from '../spec.ts';
import { curve, type Curve } from '../svg/curve.ts';

/** From the inner end of the strap to the middle of the chest; x is the distance from the axis. */
export const necklines: Readonly<Record<Neckline, Curve>> = {
  sweetheart: curve(
    [82, 266],
    [
      [79, 304],
      [44, 332],
      [0, 306],
    ],
  ),
  round: curve(
    [78, 262],
    [
      [70, 300],
      [38, 314],
      [0, 314],
    ],
  ),
  v: curve(
    [74, 256],
    [
      [50, 290],
      [22, 322],
      [0, 346],
    ],
  ),
  square: curve(
    [78, 262],
    [[72, 312]],
    [
      [48, 317],
      [22, 318],
      [0, 318],
    ],
  ),
  high: curve(
    [46, 212],
    [
      [34, 230],
      [16, 236],
      [0, 236],
    ],
  ),
  balconette: curve(
    [84, 274],
    [
      [80, 300],
      [60, 296],
      [44, 302],
    ],
    [
      [28, 308],
      [14, 318],
      [0, 322],
    ],
  ),
};

/** Lowest point of the neckline on the axis. */
export const neckDepth = (neckline: Neckline): number => necklines[neckline].segments.at(-1)?.at(-1)?.[1] ?? 310;
