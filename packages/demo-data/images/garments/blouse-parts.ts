import { clothPiece, fold } from '../parts/cloth.ts';
import type { Fabric, Hex, Neckline, Sleeve } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker } from '../svg/colour.ts';
import { across, curve, endOf, joined, outline, reversed, type Curve } from '../svg/curve.ts';
import { repeat, svg } from '../svg/markup.ts';
import { necklines, neckDepth } from './necklines.ts';

/** Sleeves of the seen right side, drawn behind the strap. */
const outlines: Readonly<Record<Sleeve, string>> = {
  puff: 'M488 238C520 212 584 230 597 286C604 322 582 344 550 348C526 350 506 340 499 320Z',
  cap: 'M488 236C520 220 556 238 566 280C560 304 524 320 500 314Z',
  half: 'M488 234C528 218 572 244 588 326L606 402C588 420 558 422 542 410L500 320Z',
  long: 'M488 234C530 218 572 248 588 328L612 466C622 520 616 558 608 596C598 604 580 602 570 594C572 542 558 470 538 410L500 320Z',
};

const bands: Readonly<Record<Sleeve, string>> = {
  puff: 'M500 322C516 348 562 358 586 334',
  cap: 'M501 312C524 318 556 306 565 284',
  half: 'M542 408C560 420 588 418 605 402',
  long: 'M570 584C582 592 598 594 609 586',
};

type Gather = Parameters<typeof fold>[0];

const gatherLines: Readonly<Record<Sleeve, readonly Gather[]>> = {
  puff: [0, 1, 2, 3, 4].map((i): Gather => [
    508 + i * 17,
    238 + i * 4,
    517 + i * 17,
    276,
    514 + i * 14,
    308,
    508 + i * 13,
    338 - Math.abs(i - 2) * 2,
  ]),
  cap: [0, 1, 2].map((i): Gather => [506 + i * 16, 242 + i * 8, 512 + i * 14, 264, 512 + i * 14, 284, 510 + i * 14, 308]),
  half: [
    [512, 250, 532, 300, 548, 350, 560, 408],
    [546, 262, 566, 310, 576, 356, 588, 404],
    [506, 300, 520, 336, 530, 370, 546, 400],
  ],
  long: [
    [514, 252, 540, 320, 566, 400, 586, 500],
    [552, 270, 576, 350, 592, 430, 602, 540],
    [580, 500, 590, 540, 594, 560, 592, 584],
    [508, 310, 530, 360, 548, 410, 562, 470],
  ],
};

const frillEdge = (colour: Hex): Hex => darker(colour, 0.3);

/** Gathered edge with little shadows between the pleats. */
export const frill = (path: string, colour: Hex, width = 10): string =>
  svg`<path d="${path}" fill="none" stroke="${frillEdge(colour)}" stroke-width="${width + 1.6}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>` +
  svg`<path d="${path}" fill="none" stroke="${frillEdge(colour)}" stroke-opacity=".75" stroke-width="${width}" stroke-dasharray="1.3 4.4"/>`;

/** Both sleeves of a blouse; `lift` turns them at the shoulder, by degrees. */
export const blouseSleeves = (brush: Brush, fabric: Fabric, sleeve: Sleeve, lift = 0): string => {
  const folds = gatherLines[sleeve].map((line) => fold(line, 9, 0.9)).join('');
  const markup = clothPiece(brush, outlines[sleeve], fabric, { volume: 0.6 }) + folds + frill(bands[sleeve], fabric.colours[0], 8);
  return brush.bothSides(lift === 0 ? markup : `<g transform="rotate(${lift} 494 252)">${markup}</g>`);
};

const edgeAbove = (neckline: Neckline): Curve => {
  const depth = neckline === 'v' ? 316 : neckDepth(neckline) - 17;
  return curve(
    [76, 236],
    [
      [68, depth - 14],
      [42, depth],
      [0, depth],
    ],
  );
};

/** The inside of a blouse's back, in the neckline of a bodice that nobody wears. */
const neckBack = (fabric: Fabric): string => {
  const inside = outline(
    curve(
      [0, 244],
      [
        [30, 244],
        [60, 238],
        [78, 226],
      ],
      [
        [78, 262],
        [50, 310],
        [0, 318],
      ],
    ),
  );
  return (
    `<path d="${inside}" fill="${darker(fabric.colours[0], 0.2)}"/>` +
    frill('M324 230C345 244 372 247 400 247C428 247 455 244 476 230', darker(fabric.colours[0], 0.08), 5)
  );
};

/** Front and frill of a blouse in the neckline of a bodice. */
export const blouseFront = (brush: Brush, fabric: Fabric, neckline: Neckline): string => {
  if (neckline === 'high') return '';
  const edge = edgeAbove(neckline);
  const [, depth] = endOf(edge);
  const chest = outline(joined(reversed(edge), curve(necklines[neckline].start, [[60, 356]], [[0, 362]])));
  const pleats = repeat(
    9,
    (index) =>
      svg`<path d="M${352 + index * 12} ${depth}v28" stroke="${frillEdge(fabric.colours[0])}" stroke-opacity=".5" stroke-width="1.4"/>`,
  );
  return clothPiece(brush, chest, fabric, { volume: 0.5 }) + pleats + frill(across(edge), fabric.colours[0], 9);
};

/** What of the blouse shows in the neckline of a bodice. */
export const blouseNeck = (brush: Brush, fabric: Fabric, neckline: Neckline): string =>
  neckline === 'high' ? '' : neckBack(fabric) + blouseFront(brush, fabric, neckline);
