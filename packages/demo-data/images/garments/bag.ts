import { braid, clothPiece, contactShadow, seam, stitches } from '../parts/cloth.ts';
import { hornButton } from '../parts/buttons.ts';
import { motifAt, scroll } from '../parts/embroidery.ts';
import { proportioned, type Subject } from '../parts/subject.ts';
import type { BagSpec, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { modelOf, randomOf } from '../svg/random.ts';

const heartShape =
  'M400 820C330 772 206 700 206 572C206 500 262 462 318 474C360 482 388 512 400 540C412 512 440 482 482 474C538 462 594 500 594 572C594 700 470 772 400 820Z';

const handle = (path: string, colour: Hex, width: number): string =>
  `<path d="${path}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="${width + 3}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>${stitches(path, lighter(colour, 0.5), 1.8, '6 5')}`;

const ring = (x: number, y: number, colour: Hex): string =>
  `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="13" fill="none" stroke="${colour}" stroke-width="4.6"/>`;

/** The motif over a scroll, under it, or alone and large. */
const decorated = (spec: BagSpec, brush: Brush, x: number, y: number, scale: number): string => {
  const random = randomOf(`bag ${modelOf(spec.seed)}`);
  const choice = random();
  const size = scale * (0.85 + random() * 0.3);
  if (choice < 0.3) return motifAt(brush, spec.motif, x, y + 14 * size, spec.embroidery, size * 1.3);
  const motif = motifAt(brush, spec.motif, x, y + (choice < 0.65 ? 0 : 28 * size), spec.embroidery, size);
  return motif + scroll(brush, x, choice < 0.65 ? y + 26 * size : y - 52 * size, spec.embroidery, size * 0.92);
};

/** Short to carry by hand, long for the shoulder. */
const handleTop = ({ seed }: BagSpec): number => 150 + Math.round(randomOf(`handle ${modelOf(seed)}`)() * 150);

const heart = (spec: BagSpec, brush: Brush, plain: boolean): string => {
  const clasp = spec.clasp ?? '#d8c9a6';
  return (
    handle(
      svg`M250 500C236 ${handleTop(spec) + 90} 324 ${handleTop(spec)} 400 ${handleTop(spec)}C476 ${handleTop(spec)} 564 ${handleTop(spec) + 90} 550 500`,
      spec.strap,
      13,
    ) +
    clothPiece(brush, heartShape, spec.fabric) +
    braid(heartShape, spec.strap, 8) +
    stitches(
      'M400 796C336 752 224 688 224 574C224 514 268 480 316 490C356 498 386 526 400 562C414 526 444 498 484 490C532 480 576 514 576 574C576 688 464 752 400 796Z',
      spec.embroidery,
      2.2,
      '7 5',
    ) +
    ring(250, 500, clasp) +
    ring(550, 500, clasp) +
    (plain ? '' : decorated(spec, brush, 400, 712, 1.75)) +
    `<path d="M362 508Q400 566 438 508" stroke="${spec.strap}" stroke-width="6" fill="none"/>` +
    hornButton(brush, 400, 548, 13, clasp)
  );
};

const crossbody = (spec: BagSpec, brush: Brush, plain: boolean): string => {
  const body = 'M222 520H578C590 620 586 740 560 800Q400 830 240 800C214 740 210 620 222 520Z';
  const lid = 'M214 508Q400 490 586 508C592 580 584 640 562 668C500 712 300 712 238 668C216 640 208 580 214 508Z';
  const clasp = spec.clasp ?? '#d8c9a6';
  return (
    handle('M234 520C150 330 280 190 420 190C540 190 640 330 566 520', spec.strap, 11) +
    clothPiece(brush, body, spec.fabric) +
    (plain ? '' : contactShadow(brush, lid, 1, 0, 6) + clothPiece(brush, lid, spec.fabric, { volume: 0.8 })) +
    (plain
      ? seam('M232 640Q400 660 568 640', 2.6)
      : braid(lid, spec.strap, 4) + decorated(spec, brush, 400, 600, 1.3) + hornButton(brush, 400, 684, 14, clasp)) +
    stitches('M238 790Q400 816 562 790', spec.embroidery, 2, '7 5') +
    ring(234, 520, clasp) +
    ring(566, 520, clasp)
  );
};

const pouch = (spec: BagSpec, brush: Brush, plain: boolean): string => {
  const body = 'M286 420C240 520 190 640 214 740C240 820 560 820 586 740C610 640 560 520 514 420Q400 440 286 420Z';
  const neck = 'M286 420C270 372 262 340 264 312Q400 336 536 312C538 340 530 372 514 420Q400 442 286 420Z';
  const gathers = repeat(
    13,
    (index) =>
      `M${292 + index * 18} 424C${286 + index * 19} 470 ${276 + index * 20.6} 520 ${270 + index * 21.6} ${560 - Math.abs(index - 6) * 8}`,
  );
  return (
    handle('M270 380C210 210 330 150 400 150C470 150 590 210 530 380', spec.strap, 8) +
    clothPiece(brush, body, spec.fabric) +
    `<path d="${gathers}" stroke="#0b0d14" stroke-opacity=".22" stroke-width="3" fill="none"/>` +
    clothPiece(brush, neck, spec.fabric, { volume: 0.8 }) +
    braid('M264 312Q400 336 536 312', spec.strap, 5) +
    (plain ? '' : decorated(spec, brush, 400, 690, 1.6)) +
    braid('M284 418Q400 440 516 418', spec.strap, 8) +
    `<path d="M400 432C384 480 372 520 380 560M404 432C424 476 432 512 424 548" stroke="${spec.strap}" stroke-width="6" fill="none"/>` +
    hornButton(brush, 400, 432, 15, spec.clasp) +
    hornButton(brush, 380, 562, 9, spec.clasp) +
    hornButton(brush, 424, 550, 9, spec.clasp)
  );
};

const forms = { heart, crossbody, pouch } as const;
const boxes = {
  heart: { x: 200, y: 160, width: 400, height: 668 },
  crossbody: { x: 196, y: 182, width: 408, height: 640 },
  pouch: { x: 206, y: 144, width: 388, height: 656 },
} as const;

const plain = (spec: BagSpec): Subject => ({
  fabrics: [spec.fabric, { name: 'nappa', colours: [spec.strap] }],
  box: spec.form === 'heart' ? { ...boxes.heart, y: handleTop(spec) - 10, height: 838 - handleTop(spec) } : boxes[spec.form],
  detail: { x: 264, y: 500, width: 272, height: 340 },
  front: (brush) => forms[spec.form](spec, brush, false),
  back: (brush) => forms[spec.form](spec, brush, true),
  beside: { width: 24, x: 36, y: 108 },
});

/** Heart bag, crossbody bag or drawstring pouch. */
export const bag = (spec: BagSpec): Subject => proportioned(plain(spec), spec.seed, 0.13);
