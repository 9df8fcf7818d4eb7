import { clothPiece, contactShadow, seam, stitches } from '../parts/cloth.ts';
import { mirrorImage, type Subject } from '../parts/subject.ts';
import type { HaferlSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter, shade } from '../svg/colour.ts';
import { placed, repeat, svg } from '../svg/markup.ts';

type Shape = { readonly upper: string; readonly collar: string; readonly top: number };

const shapes: Readonly<Record<HaferlSpec['height'], Shape>> = {
  low: {
    upper:
      'M170 622C170 560 184 500 214 456C262 482 322 486 366 466C392 522 462 562 560 586C628 602 662 634 664 678L662 692H168C164 670 168 646 170 622Z',
    collar: 'M214 456C262 482 322 486 366 466C370 484 366 498 358 510C310 522 244 512 206 478Z',
    top: 450,
  },
  boot: {
    upper:
      'M170 622C166 540 172 440 186 356C240 372 300 372 346 354C352 420 372 486 404 524C448 556 500 572 560 586C628 602 662 634 664 678L662 692H168C164 670 168 646 170 622Z',
    collar: 'M186 356C240 372 300 372 346 354C348 372 344 386 340 396C290 408 230 404 184 380Z',
    top: 350,
  },
};

const sole = (spec: HaferlSpec): string => {
  const rubber = spec.sole ?? '#2a211c';
  const lugs = repeat(12, (index) => `M${408 + index * 20} 730v9h10v-9`) + repeat(9, (index) => `M${176 + index * 22} 744v7h12v-7`);
  return (
    `<path d="M156 690H670C680 706 676 724 662 732H398L388 746H176C160 734 150 708 156 690Z" fill="${rubber}"/><path d="${lugs}" fill="${darker(rubber, 0.4)}"/>` +
    `<path d="M160 706H672" stroke="${lighter(rubber, 0.2)}" stroke-width="2"/><path d="M156 690H670" stroke="${darker(spec.leather.colours[0], 0.4)}" stroke-width="8"/>` +
    stitches('M168 698H660', spec.thread ?? '#e6d7b4', 2.4, '6 5')
  );
};

/** Side lacing, the mark of the Haferl: eyelets on a facing that runs down the outer side. */
const lacing = (spec: HaferlSpec): string => {
  const laces = spec.laces ?? lighter(spec.leather.colours[0], 0.45);
  const rows = spec.height === 'boot' ? 5 : 3;
  const startY = spec.height === 'boot' ? 424 : 530;
  return repeat(rows, (index) => {
    const y = startY + index * 34;
    const x = spec.height === 'boot' ? 322 + index * 5 : 350 - index * 3;
    return svg`<path d="M${x} ${y}C${x + 40} ${y - 8} ${x + 66} ${y + 8} ${x + 92} ${y + 26}" stroke="${shade}" stroke-opacity=".4" stroke-width="8" fill="none" transform="translate(1 3)"/><path d="M${x} ${y}C${x + 40} ${y - 8} ${x + 66} ${y + 8} ${x + 92} ${y + 26}" stroke="${laces}" stroke-width="6.4" stroke-linecap="round" fill="none"/><path d="M${x} ${y}C${x + 40} ${y - 8} ${x + 66} ${y + 8} ${x + 92} ${y + 26}" stroke="${darker(laces, 0.3)}" stroke-width="6.4" stroke-dasharray="1.4 4" fill="none"/><circle cx="${x}" cy="${y}" r="6.4" fill="#3a332b" stroke="#cfc6b2" stroke-width="2.6"/>`;
  });
};

const shoe = (spec: HaferlSpec, brush: Brush, outside: boolean): string => {
  const { upper, collar } = shapes[spec.height];
  const thread = spec.thread ?? '#f0e2c4';
  const facing =
    spec.height === 'boot'
      ? 'M346 400C330 470 316 540 322 620C324 650 330 674 338 688'
      : 'M366 470C346 522 322 562 324 620C325 650 330 672 338 688';
  const cap = 'M560 588C516 606 490 642 488 690';
  return (
    sole(spec) +
    clothPiece(brush, upper, spec.leather, { round: 'drum' }) +
    `<ellipse cx="572" cy="634" rx="64" ry="30" fill="${brush.light('glow')}" transform="rotate(14 572 634)"/><ellipse cx="240" cy="580" rx="46" ry="90" fill="${brush.light('glow')}" opacity=".7"/>` +
    seam(`${facing}${cap}`, 3, 0.5) +
    `<g transform="translate(9 2)">${stitches(`${facing}${cap}`, thread, 1.8)}</g>` +
    seam('M178 556C200 580 204 640 198 690', 3, 0.5) +
    contactShadow(brush, collar, 0.5, 0, 2) +
    brush.path(collar, `fill="${darker(spec.leather.colours[0], 0.45)}"`) +
    stitches(spec.height === 'boot' ? 'M186 388C230 410 292 412 338 402' : 'M208 486C246 518 312 528 356 516', thread, 1.6) +
    (outside ? lacing(spec) : '')
  );
};

const pair = (spec: HaferlSpec, brush: Brush): string => {
  const rise = spec.height === 'boot' ? -170 : -210;
  return placed(52, rise, shoe(spec, brush, false)) + placed(-12, 40, shoe(spec, brush, true));
};

/** A pair of Haferl shoes from the side, laced on the outside. */
export const haferl = (spec: HaferlSpec): Subject => {
  const { top } = shapes[spec.height];
  const rise = spec.height === 'boot' ? -170 : -210;
  return {
    fabrics: [spec.leather],
    box: { x: 134, y: top + rise, width: 592, height: 794 - top - rise },
    detail: { x: 190, y: top + 50, width: 260, height: 325 },
    front: (brush) => pair(spec, brush),
    back: (brush) => mirrorImage(pair(spec, brush)),
    beside: { width: 40, x: 38, y: 156 },
  };
};
