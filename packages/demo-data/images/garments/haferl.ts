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
      'M166 640C160 580 176 508 208 452C258 480 320 484 368 462C398 516 456 540 536 552C614 560 670 606 672 670Q672 688 664 694H166C160 676 164 656 166 640Z',
    collar: 'M208 452C258 480 320 484 368 462C374 476 374 488 366 500C312 514 244 506 198 474Z',
    top: 450,
  },
  boot: {
    upper:
      'M166 640C158 548 168 440 184 350C238 368 300 368 350 348C356 420 376 484 410 516C452 540 494 546 536 552C614 560 670 606 672 670Q672 688 664 694H166C160 676 164 656 166 640Z',
    collar: 'M184 350C238 368 300 368 350 348C354 366 352 378 348 390C294 404 232 400 180 376Z',
    top: 350,
  },
};

/** A stitched welt over a lugged sole with a heel of its own. */
const sole = (spec: HaferlSpec): string => {
  const rubber = spec.sole ?? '#2a211c';
  const welt = '#b99a6b';
  const lugs =
    repeat(9, (index) => `M${424 + index * 25} 726l4 13h11l4-13Z`) + repeat(7, (index) => `M${172 + index * 26} 742l3 10h13l3-10Z`);
  return (
    `<path d="M158 700H674C682 712 676 724 660 728H414Q402 728 398 738L394 744H172C160 736 154 718 158 700Z" fill="${rubber}"/><path d="${lugs}" fill="${darker(rubber, 0.35)}"/>` +
    `<path d="M160 716H672" stroke="${lighter(rubber, 0.25)}" stroke-width="2"/>` +
    `<path d="M152 690H676Q684 698 678 706H156Q148 698 152 690Z" fill="${welt}" stroke="${darker(welt, 0.5)}" stroke-width="1.6"/>` +
    stitches('M162 697H668', spec.thread ?? '#f3e9cf', 2.6, '7 5')
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
  const cap = 'M556 556C520 580 500 630 502 692';
  const apron = 'M392 528C452 566 520 572 566 566';
  return (
    sole(spec) +
    clothPiece(brush, upper, spec.leather, { round: 'drum' }) +
    `<ellipse cx="598" cy="606" rx="58" ry="24" fill="${brush.light('glow')}" transform="rotate(34 598 606)"/><ellipse cx="594" cy="606" rx="30" ry="9" fill="${brush.light('glow')}" transform="rotate(34 594 606)"/><ellipse cx="250" cy="570" rx="44" ry="80" fill="${brush.light('glow')}"/><ellipse cx="420" cy="676" rx="230" ry="26" fill="${brush.light('dusk')}"/>` +
    `<path d="${repeat(7, (index) => svg`M${548 - index * 8} ${574 + index * index * 2.4}h.1`)}" stroke="${darker(spec.leather.colours[0], 0.6)}" stroke-width="6" stroke-linecap="round" transform="translate(16 8)"/>` +
    seam(`${facing}${cap}${apron}`, 3, 0.5) +
    `<g transform="translate(9 2)">${stitches(`${facing}${cap}`, thread, 1.8)}</g>` +
    seam('M174 566C206 584 216 640 208 692', 3, 0.5) +
    `<path d="M194 470C184 462 186 436 200 432C212 434 214 450 208 462" fill="none" stroke="${darker(spec.leather.colours[0], 0.3)}" stroke-width="7" transform="translate(0 ${spec.height === 'boot' ? -102 : 0})"/>` +
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
