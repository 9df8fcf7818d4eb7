import { clothPiece, stitches } from '../parts/cloth.ts';
import { scroll } from '../parts/embroidery.ts';
import { mirrorImage, proportioned, type Subject } from '../parts/subject.ts';
import type { Hex, PumpSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { placed } from '../svg/markup.ts';

/** How high the back of the shoe stands, and its heel, for each form. */
const heels: Readonly<Record<PumpSpec['heel'], { readonly lift: number; readonly path: (lift: number) => string }>> = {
  flat: { lift: 24, path: (lift) => `M158 ${680 - lift}H262L254 704H170Z` },
  kitten: {
    lift: 84,
    path: (lift) =>
      `M160 ${676 - lift}C190 ${690 - lift} 230 ${696 - lift} 258 ${700 - lift}C226 ${726 - lift} 212 670 210 706H180C178 650 160 ${720 - lift} 160 ${676 - lift}Z`,
  },
  block: { lift: 76, path: (lift) => `M156 ${674 - lift}L272 ${698 - lift}L252 706H166Z` },
};

const instepStrap = (path: string, colour: Hex): string =>
  `<path d="${path}" fill="none" stroke="${darker(colour, 0.55)}" stroke-width="25"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="21"/>` +
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="6" transform="translate(-4 -3)"/>${stitches(path, lighter(colour, 0.4), 1.4)}`;

const shoe = (spec: PumpSpec, brush: Brush): string => {
  const { lift, path } = heels[spec.heel];
  const y = (value: number): number => value - lift;
  const colour = spec.leather.colours[0];
  const upper = `M152 ${y(680)}C150 ${y(630)} 150 ${y(590)} 158 ${y(556)}C178 ${y(566)} 196 ${y(580)} 214 ${y(606)}C262 ${y(650)} 330 ${672 - lift * 0.7} 400 ${654 - lift * 0.3}C430 ${628 - lift * 0.2} 456 606 486 598C560 604 640 640 662 688Q664 702 648 704C560 706 470 704 400 ${706 - lift * 0.3}C310 ${712 - lift * 0.7} 230 ${y(704)} 152 ${y(680)}Z`;
  const inside = `M158 ${y(556)}C178 ${y(566)} 196 ${y(580)} 214 ${y(606)}C262 ${y(650)} 330 ${672 - lift * 0.7} 400 ${654 - lift * 0.3}C430 ${628 - lift * 0.2} 456 606 486 598C420 592 380 ${610 - lift * 0.3} 330 ${628 - lift * 0.6}C270 ${y(620)} 214 ${y(580)} 158 ${y(556)}Z`;
  const soleLine = `M150 ${y(682)}C230 ${y(708)} 310 ${714 - lift * 0.7} 400 ${708 - lift * 0.3}C470 706 560 708 652 705`;
  const strap = `M330 ${678 - lift * 0.7}C340 ${622 - lift * 0.6} 372 ${594 - lift * 0.4} 412 ${598 - lift * 0.3}C434 ${600 - lift * 0.3} 444 ${608 - lift * 0.2} 452 618`;
  const buckle = spec.buckle
    ? placed(
        520,
        632,
        `<rect x="-24" y="-17" width="48" height="34" rx="5" fill="none" stroke="${darker(spec.buckle, 0.5)}" stroke-width="9"/><rect x="-24" y="-17" width="48" height="34" rx="5" fill="none" stroke="${spec.buckle}" stroke-width="6"/><path d="M0-17V17" stroke="${lighter(spec.buckle, 0.3)}" stroke-width="4"/>`,
        16,
      )
    : '';
  return (
    brush.path(inside, `fill="${spec.lining ?? '#d9c3a5'}"`) +
    `<path d="${path(lift)}" fill="${darker(colour, 0.35)}"/><path d="${path(lift)}" fill="${brush.light('tube')}"/>` +
    `<path d="${soleLine}" fill="none" stroke="#3a2a1f" stroke-width="9" stroke-linecap="round"/>` +
    clothPiece(brush, upper, spec.leather, { round: 'drum' }) +
    `<ellipse cx="570" cy="640" rx="60" ry="22" fill="${brush.light('glow')}" transform="rotate(20 570 640)"/>` +
    stitches(
      `M164 ${y(566)}C184 ${y(578)} 196 ${y(592)} 212 ${y(614)}C262 ${y(660)} 330 ${680 - lift * 0.7} 402 ${662 - lift * 0.3}C432 ${636 - lift * 0.2} 458 614 486 606`,
      lighter(colour, 0.45),
      1.6,
    ) +
    (spec.strap ? instepStrap(strap, colour) : '') +
    (spec.embroidery ? placed(552, 652, scroll(brush, 0, 0, spec.embroidery, 0.9), 24) : '') +
    buckle
  );
};

const pair = (spec: PumpSpec, brush: Brush): string => placed(48, -190, shoe(spec, brush)) + placed(-18, 50, shoe(spec, brush));

/** A pair of pumps from the side, flat or with heel, with buckle or strap. */
export const pump = (spec: PumpSpec): Subject => {
  const { lift } = heels[spec.heel];
  const plain: Subject = {
    fabrics: [spec.leather],
    box: { x: 124, y: 350 - lift, width: 594, height: 412 + lift },
    detail: { x: 400, y: 530, width: 260, height: 325 },
    front: (brush) => pair(spec, brush),
    back: (brush) => mirrorImage(pair(spec, brush)),
    beside: { width: 36, x: 38, y: 160 },
  };
  return proportioned(plain, spec.seed, 0.07);
};
