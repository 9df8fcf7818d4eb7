import { hornButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, stitches } from '../parts/cloth.ts';
import { motifAt, scroll } from '../parts/embroidery.ts';
import type { LederhoseSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';

/** Braces lie folded back at the shoulder, so they show four fifths of their length. */
const shortened = (markup: string): string => `<g transform="translate(0 60) scale(1 .82)">${markup}</g>`;

const strap = 'M474 336C480 248 474 168 446 94L471 86C502 166 510 248 504 336Z';
const strapStitch = 'M480 330C486 248 480 170 453 98M498 330C504 248 496 166 465 92';
const bar = 'M309 194Q400 210 491 194L495 252Q400 270 305 252Z';
const barStitch = 'M321 205Q400 219 479 205L482 241Q400 257 318 241Z';

/** Braces from the front: H with an embroidered chest bar, V without. */
export const braceStraps = (spec: LederhoseSpec, brush: Brush): string => {
  if (spec.braces === 'none') return '';
  const straps = brush.bothSides(
    contactShadow(brush, strap, 0.5) +
      clothPiece(brush, strap, spec.leather, { volume: 0.8 }) +
      stitches(strapStitch, spec.thread, 1.4) +
      hornButton(brush, 489, 318, 8.4, spec.buttons),
  );
  if (spec.braces === 'v') return shortened(straps);
  const sign = spec.motif === 'edelweiss' || spec.motif === 'heart' ? motifAt(brush, spec.motif, 400, 249, spec.thread, 0.5) : '';
  return shortened(
    straps +
      contactShadow(brush, bar, 0.9) +
      clothPiece(brush, bar, spec.leather, { volume: 0.7 }) +
      stitches(barStitch, spec.thread) +
      scroll(brush, 400, 231, spec.thread, sign ? 1.12 : 1.16) +
      sign,
  );
};

/** Braces from behind, crossed under a diamond of leather. */
export const crossedBraces = (spec: LederhoseSpec, brush: Brush): string => {
  if (spec.braces === 'none') return '';
  const tape = 'M462 330C448 260 420 214 386 180C356 150 338 122 330 94L354 86C364 116 384 142 408 166C448 206 478 256 488 328Z';
  const diamond = 'M400 156L424 192L400 228L376 192Z';
  return shortened(
    brush.bothSides(contactShadow(brush, tape, 0.5) + clothPiece(brush, tape, spec.leather, { volume: 0.8 })) +
      contactShadow(brush, diamond, 0.7) +
      clothPiece(brush, diamond, spec.leather, { volume: 0.4 }) +
      stitches('M400 164L418 192L400 220L382 192Z', spec.thread, 1.4) +
      brush.bothSides(hornButton(brush, 475, 318, 8, spec.buttons)),
  );
};
