import { braid, clothPiece, contactShadow, stitches } from '../parts/cloth.ts';
import type { Fabric, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { shade } from '../svg/colour.ts';

/** The inside of the back, seen through the neck opening. */
export const neckInside = (brush: Brush, lining: Fabric): string => {
  const path = 'M350 228C362 204 438 204 450 228C452 262 426 284 400 284C374 284 348 262 350 228Z';
  return `${brush.path(path, `fill="${brush.cloth(lining)}"`)}${brush.path(path, `fill="${shade}" opacity=".32"`)}<path d="M386 226h28v16h-28z" fill="#f4f1ea" opacity=".8"/>`;
};

/** Lining between open lapels. */
export const chestInside = (brush: Brush, lining: Fabric, breakY: number): string => {
  const path = `M350 228C362 204 438 204 450 228L452 300L400 ${breakY + 8}L348 300Z`;
  return brush.path(path, `fill="${brush.cloth(lining)}"`) + brush.path(path, `fill="${shade}" opacity=".42"`);
};

/** Turned-down collar with points. */
export const kentCollar = (brush: Brush, fabric: Fabric): string => {
  const leaf = 'M446 214C458 222 466 234 468 246L436 304L401 264C420 256 438 238 446 214Z';
  return brush.bothSides(
    contactShadow(brush, leaf, 0.8, 1, 3) +
      clothPiece(brush, leaf, fabric, { turn: 28, volume: 0.5 }) +
      stitches('M447 224C454 230 459 238 461 246L435 294L408 265', '#fff', 1, '4 3'),
  );
};

/** Upright band, open in the middle. */
export const standCollar = (brush: Brush, fabric: Fabric, piping?: Hex): string => {
  const band = 'M442 204C434 226 420 240 402 246L402 268C424 262 448 246 456 230C456 218 450 208 442 204Z';
  const edge = 'M442 204C434 226 420 240 402 246';
  return brush.bothSides(
    contactShadow(brush, band, 0.6, 0, 3) +
      clothPiece(brush, band, fabric, { volume: 0.5 }) +
      (piping ? braid(edge, piping, 3) : stitches('M445 212C437 232 422 246 404 252', '#fff', 1, '4 3')),
  );
};

/** Lapels folded back from the chest down to `breakY`. */
export const lapels = (brush: Brush, fabric: Fabric, breakY: number, piping?: Hex): string => {
  const lapel = `M446 216C462 224 474 238 480 254L496 300L470 308L478 322C460 346 430 ${breakY - 20} 402 ${breakY}C404 330 420 262 446 216Z`;
  const collar = 'M446 216C462 224 474 238 480 254L494 296L468 302C452 276 444 246 440 222Z';
  return brush.bothSides(
    contactShadow(brush, lapel, 0.9, 2, 4) +
      clothPiece(brush, lapel, fabric, { volume: 0.6 }) +
      (piping ? braid(`M496 300L470 308L478 322C460 346 430 ${breakY - 20} 402 ${breakY}`, piping, 2.6) : '') +
      clothPiece(brush, collar, fabric, { volume: 0.5 }),
  );
};
