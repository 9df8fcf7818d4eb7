import { clothPiece, contactShadow, fold } from '../parts/cloth.ts';
import { motifAt } from '../parts/embroidery.ts';
import { mirrorImage, type Subject } from '../parts/subject.ts';
import type { Fabric, SocksSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { placed, repeat, svg } from '../svg/markup.ts';
import { modelOf, randomOf } from '../svg/random.ts';

/** Where the tube begins; the foot is the same for all. */
const tops = { knee: 170, loferl: 190, crew: 430 } as const;

const foot = 'C424 690 468 716 536 738C578 752 590 800 558 814H370C320 814 296 782 300 722';

const outlineOf = ({ form }: SocksSpec): string => {
  const top = tops[form];
  if (form === 'loferl') return `M296 ${top}H436C450 300 444 420 432 540Q366 556 302 540C290 420 284 300 296 ${top}Z`;
  const calf = form === 'knee' ? 'C448 330 432 500 424 640' : 'C432 500 428 580 424 640';
  const shin = form === 'knee' ? 'C304 560 282 330 296' : 'C302 620 296 520 296';
  return `M296 ${top}H436${calf}${foot}${shin} ${top}Z`;
};

const footlet = 'M312 640H426C426 690 470 718 538 740C580 754 592 802 560 816H372C322 816 298 784 302 724Z';

const cableColumn = (x: number, top: number, bottom: number, spec: SocksSpec): string => {
  const step = 40;
  const rows = Math.floor((bottom - top) / step);
  const strand = (flip: 1 | -1): string =>
    svg`M${x - flip * 9} ${top}` +
    repeat(rows, (index) =>
      index % 2 === 0 ? svg`c0 16 ${flip * 18} 24 ${flip * 18} ${step}` : svg`c0 16 ${-flip * 18} 24 ${-flip * 18} ${step}`,
    );
  const line = (colour: string, width: number): string =>
    `<path d="${strand(1)}${strand(-1)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  return line(darker(spec.colour, 0.42), 11) + line(lighter(spec.colour, 0.14), 8) + line(lighter(spec.colour, 0.42), 2);
};

const diamonds = (top: number, bottom: number, spec: SocksSpec): string =>
  repeat(Math.floor((bottom - top) / 64), (index) => {
    const y = top + 32 + index * 64;
    return svg`<path d="M366 ${y - 32}L394 ${y}L366 ${y + 32}L338 ${y}Z" fill="${spec.cuff}" fill-opacity=".75" stroke="${darker(spec.colour, 0.3)}"/><path d="M366 ${y - 16}L380 ${y}L366 ${y + 16}L352 ${y}Z" fill="${lighter(spec.colour, 0.4)}"/>`;
  });

const ribs = (top: number, bottom: number, spec: SocksSpec): string =>
  `<path d="${repeat(8, (index) => `M${308 + index * 17} ${top}V${bottom}`)}" stroke="${darker(spec.colour, 0.4)}" stroke-width="3" stroke-opacity=".6"/>`;

const pattern = (spec: SocksSpec, brush: Brush): string => {
  const top = tops[spec.form] + 86;
  const bottom = spec.form === 'loferl' ? 520 : 660;
  if (spec.pattern === 'cable') return cableColumn(338, top, bottom, spec) + cableColumn(396, top, bottom, spec);
  if (spec.pattern === 'diamond') return diamonds(top, bottom, spec);
  if (spec.pattern === 'rib') return ribs(top, bottom, spec);
  return motifAt(brush, 'edelweiss', 368, top + 70, spec.cuff, 1.15) + ribs(top + 84, bottom, spec);
};

const cuffBand = (spec: SocksSpec, brush: Brush): string => {
  const top = tops[spec.form];
  const path = `M290 ${top - 6}Q366 ${top + 6} 442 ${top - 6}L444 ${top + 66}Q366 ${top + 80} 288 ${top + 66}Z`;
  const zigzag = `M292 ${top + 40}${repeat(8, () => 'l9.3-14l9.3 14')}`;
  return (
    contactShadow(brush, path, 0.8, 0, 4) +
    clothPiece(brush, path, { name: 'strick', colours: [spec.cuff] }, { round: 'tube' }) +
    `<path d="${zigzag}" fill="none" stroke="${lighter(spec.colour, 0.3)}" stroke-width="3.4" stroke-linejoin="round"/><path d="M290 ${top + 12}Q366 ${top + 24} 442 ${top + 12}M290 ${top + 54}Q366 ${top + 68} 444 ${top + 54}" fill="none" stroke="${lighter(spec.colour, 0.2)}" stroke-width="3"/>`
  );
};

const single = (spec: SocksSpec, brush: Brush): string => {
  const wool: Fabric = { name: 'strick', colours: [spec.colour] };
  const path = outlineOf(spec);
  const heel = `<path d="M300 720C332 708 360 732 366 782" fill="none" stroke="${darker(spec.colour, 0.4)}" stroke-width="3"/><path d="M502 728C486 750 486 792 496 814" fill="none" stroke="${darker(spec.colour, 0.4)}" stroke-width="3"/>`;
  const ankle = fold([424, 630, 400, 650, 370, 660, 340, 652], 12, 0.9) + fold([426, 668, 400, 690, 372, 700, 340, 694], 11, 0.8);
  const lower =
    spec.form === 'loferl'
      ? clothPiece(brush, footlet, wool) + `<path d="M310 646H428M310 656H428" stroke="${spec.cuff}" stroke-width="5"/>`
      : '';
  return (
    lower +
    (spec.form === 'loferl' ? heel : '') +
    clothPiece(brush, path, wool, { round: 'tube', volume: 0.8 }) +
    (spec.form === 'loferl' ? '' : heel + ankle) +
    `<g ${brush.clip(path)}>${pattern(spec, brush)}</g>` +
    cuffBand(spec, brush)
  );
};

/** How far the hind stocking lies from the front one. */
const apart = ({ seed }: SocksSpec): { readonly x: number; readonly y: number } => {
  const random = randomOf(`pair ${modelOf(seed)}`);
  return { x: 62 + Math.round(random() * 64), y: -64 + Math.round(random() * 56) };
};

const pair = (spec: SocksSpec, brush: Brush): string => {
  const { x, y } = apart(spec);
  return placed(x, y, single(spec, brush)) + placed(-62, 12, single(spec, brush));
};

/** A pair of stockings, one behind the other; Loferl are calf tubes with footlets. */
export const socks = (spec: SocksSpec): Subject => ({
  fabrics: [
    { name: 'strick', colours: [spec.colour] },
    { name: 'strick', colours: [spec.cuff] },
  ],
  box: { x: 222, y: tops[spec.form] - 8 + apart(spec).y, width: 368 + apart(spec).x, height: 842 - tops[spec.form] - apart(spec).y },
  detail: { x: 220, y: tops[spec.form] - 20, width: 240, height: 300 },
  front: (brush) => pair(spec, brush),
  back: (brush) => mirrorImage(pair(spec, brush)),
  beside: { width: 34, x: 38, y: 144 },
});
