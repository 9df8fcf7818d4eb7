import { braid, clothPiece, seam, stitches } from '../parts/cloth.ts';
import { scroll } from '../parts/embroidery.ts';
import { mirrorImage, proportioned, type Subject } from '../parts/subject.ts';
import type { Hex, PumpSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { placed } from '../svg/markup.ts';

/** How high the back of the shoe stands, and its heel, for each form. */
const heels: Readonly<Record<PumpSpec['heel'], { readonly lift: number; readonly path: (lift: number) => string }>> = {
  flat: {
    lift: 22,
    path: (lift) => `M152 ${682 - lift}C186 ${700 - lift} 226 ${706 - lift} 262 ${708 - lift}L258 707H166Q154 700 152 ${682 - lift}Z`,
  },
  kitten: {
    lift: 92,
    path: (lift) =>
      `M152 ${678 - lift}C186 ${696 - lift} 222 ${704 - lift} 254 ${708 - lift}C226 ${724 - lift} 214 ${752 - lift} 212 707H184C182 ${756 - lift} 158 ${724 - lift} 152 ${678 - lift}Z`,
  },
  block: {
    lift: 80,
    path: (lift) =>
      `M151 ${678 - lift}C186 ${696 - lift} 236 ${706 - lift} 276 ${710 - lift}C262 ${726 - lift} 256 690 256 707H164C164 690 156 ${716 - lift} 151 ${678 - lift}Z`,
  },
};

const instepStrap = (path: string, colour: Hex): string =>
  `<path d="${path}" fill="none" stroke="${darker(colour, 0.55)}" stroke-width="25"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="21"/>` +
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="6" transform="translate(-4 -3)"/>${stitches(path, lighter(colour, 0.4), 1.4)}`;

const shoe = (spec: PumpSpec, brush: Brush): string => {
  const { lift, path } = heels[spec.heel];
  const y = (value: number): number => value - lift;
  const colour = spec.leather.colours[0];
  const topline = `C206 ${y(588)} 234 ${y(628)} 282 ${644 - lift * 0.86}C336 ${662 - lift * 0.6} 394 ${652 - lift * 0.3} 436 ${622 - lift * 0.14}C460 604 490 594 520 600`;
  const upper = `M150 ${y(678)}C144 ${y(640)} 146 ${y(590)} 160 ${y(548)}C166 ${y(534)} 182 ${y(534)} 190 ${y(548)}${topline}C592 612 650 640 670 676C678 692 668 704 648 705C560 708 470 706 400 ${707 - lift * 0.3}C310 ${713 - lift * 0.7} 222 ${y(706)} 150 ${y(678)}Z`;
  const inside = `M190 ${y(548)}${topline}C470 580 410 ${592 - lift * 0.2} 360 ${606 - lift * 0.45}C290 ${y(612)} 226 ${y(584)} 190 ${y(548)}Z`;
  const soleLine = `M150 ${y(682)}C230 ${y(708)} 310 ${714 - lift * 0.7} 400 ${708 - lift * 0.3}C470 706 560 708 652 705`;
  const strap = `M312 ${662 - lift * 0.72}C330 ${632 - lift * 0.62} 362 ${610 - lift * 0.46} 398 ${606 - lift * 0.34}C420 ${604 - lift * 0.28} 436 ${610 - lift * 0.2} 446 618`;
  const buckle = spec.buckle
    ? placed(
        spec.strap ? 366 : 520,
        spec.strap ? 616 - lift * 0.44 : 632,
        `<rect x="-24" y="-17" width="48" height="34" rx="5" fill="none" stroke="${darker(spec.buckle, 0.5)}" stroke-width="9"/><rect x="-24" y="-17" width="48" height="34" rx="5" fill="none" stroke="${spec.buckle}" stroke-width="6"/><path d="M0-17V17" stroke="${lighter(spec.buckle, 0.3)}" stroke-width="4"/>`,
        spec.strap ? -26 : 16,
        spec.strap ? 0.7 : 1,
      )
    : '';
  const lining = spec.lining ?? '#d9c3a5';
  const edge = `M160 ${y(548)}C166 ${y(534)} 182 ${y(534)} 190 ${y(548)}${topline}`;
  return (
    brush.path(inside, `fill="${lining}"`) +
    brush.path(inside, `fill="${brush.light('fall')}"`) +
    `<path d="${path(lift)}" fill="${darker(colour, 0.3)}"/><path d="${path(lift)}" fill="${brush.light('tube')}"/><path d="M168 702H256" stroke="#17120f" stroke-width="6"/>` +
    `<path d="${soleLine}" fill="none" stroke="#2c211a" stroke-width="9" stroke-linecap="round"/><path d="${soleLine}" fill="none" stroke="#a88a63" stroke-width="2.4" transform="translate(0 -4)"/>` +
    clothPiece(brush, upper, spec.leather, { round: 'drum' }) +
    `<ellipse cx="582" cy="638" rx="66" ry="17" fill="${brush.light('glow')}" transform="rotate(24 582 638)"/><ellipse cx="186" cy="${y(620)}" rx="20" ry="52" fill="${brush.light('glow')}" opacity=".8"/><ellipse cx="380" cy="${690 - lift * 0.4}" rx="130" ry="18" fill="${brush.light('dusk')}" opacity=".7"/>` +
    seam(`M236 ${y(618)}C244 ${y(650)} 240 ${y(680)} 232 ${y(700)}`, 2.4, 0.4) +
    braid(edge, darker(colour, 0.12), 5) +
    (spec.strap ? instepStrap(strap, colour) : '') +
    (spec.embroidery ? placed(572, 648, scroll(brush, 0, 0, spec.embroidery, 0.85), 26) : '') +
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
