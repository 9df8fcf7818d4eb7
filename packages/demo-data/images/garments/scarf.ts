import { clothPiece, contactShadow, fold } from '../parts/cloth.ts';
import { mirrorImage, proportioned, type Subject } from '../parts/subject.ts';
import type { Hex, ScarfSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { modelOf, randomOf } from '../svg/random.ts';

const square = 'M400 150C500 262 610 380 700 498C600 612 500 728 398 846C300 730 196 612 100 500C200 380 300 262 400 150Z';
const squareBorder = 'M400 196C490 298 580 398 662 499C574 600 486 700 399 800C310 700 224 600 138 500C226 398 312 298 400 196Z';
const squareInner = 'M400 232C480 322 560 412 632 499C554 590 476 678 399 764C320 676 244 590 168 500C246 412 322 322 400 232Z';
const triangle = 'M92 330C240 300 560 300 708 330C620 480 520 640 400 800C280 640 180 480 92 330Z';
const triangleBorder = 'M140 356C270 332 530 332 660 356C586 482 500 620 400 754C300 620 214 482 140 356Z';

const fringes = (colour: Hex): string => {
  const strands = repeat(44, (index) => {
    const share = index / 43;
    const across = share < 0.5 ? share * 2 : (1 - share) * 2;
    const x = share < 0.5 ? 92 + 308 * across : 708 - 308 * across;
    const y = 330 + 470 * across ** 0.96;
    return svg`M${x} ${y}q${share < 0.5 ? -7 : 7} 20 ${share < 0.5 ? -3 : 3} 44`;
  });
  return `<path d="${strands}" fill="none" stroke="${darker(colour, 0.4)}" stroke-width="5.6"/><path d="${strands}" fill="none" stroke="${colour}" stroke-width="4"/>`;
};

const printedBorder = (path: string, inner: string, colour: Hex, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="7" stroke-dasharray=".1 18" stroke-linecap="round"/><path d="${inner}" fill="none" stroke="${colour}" stroke-width="3.4"/>`;

const borderWidth = ({ seed }: ScarfSpec): number => 18 + Math.round(randomOf(`border ${modelOf(seed)}`)() * 22);

const drawSquare = (spec: ScarfSpec, brush: Brush): string => {
  const corner = 'M700 498C640 560 600 612 560 660C548 612 540 560 548 506C600 486 650 484 700 498Z';
  return (
    clothPiece(brush, square, spec.fabric, { turn: 45, volume: 0.7 }) +
    printedBorder(squareBorder, squareInner, spec.border, borderWidth(spec)) +
    fold([400, 160, 380, 340, 420, 560, 398, 836], 24, 0.8) +
    fold([250, 330, 300, 430, 330, 560, 310, 730], 18, 0.7) +
    fold([520, 300, 500, 420, 520, 560, 500, 716], 18, 0.7) +
    contactShadow(brush, corner, 1) +
    clothPiece(brush, corner, { name: 'uni', colours: [spec.border] }, { volume: 0.7 })
  );
};

const drawTriangle = (spec: ScarfSpec, brush: Brush): string =>
  (spec.fringe ? fringes(spec.fringe) : '') +
  clothPiece(brush, triangle, spec.fabric, { volume: 0.7 }) +
  printedBorder(
    triangleBorder,
    'M182 378C290 358 510 358 618 378C556 486 480 604 400 712C320 604 244 486 182 378Z',
    spec.border,
    borderWidth(spec),
  ) +
  fold([220, 330, 270, 430, 340, 560, 390, 740], 20, 0.8) +
  fold([420, 324, 430, 460, 420, 600, 404, 760], 20, 0.7) +
  fold([580, 330, 540, 440, 480, 560, 420, 690], 18, 0.7);

/** A printed square with a turned corner, or a shoulder triangle with fringe. */
export const scarf = (spec: ScarfSpec): Subject => {
  const draw = spec.form === 'square' ? drawSquare : drawTriangle;
  const plain: Subject = {
    fabrics: [spec.fabric, { name: 'uni', colours: [spec.border] }],
    box: spec.form === 'square' ? { x: 96, y: 148, width: 608, height: 700 } : { x: 86, y: 304, width: 628, height: 546 },
    detail: { x: 250, y: 440, width: 240, height: 300 },
    front: (brush) => draw(spec, brush),
    back: (brush) => mirrorImage(draw(spec, brush)),
  };
  return proportioned(plain, spec.seed, spec.form === 'square' ? 0.04 : 0.14);
};
