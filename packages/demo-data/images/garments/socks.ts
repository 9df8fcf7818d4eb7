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

/** Shin, instep and toes on one side, sole, heel and calf on the other. */
const foot = 'C416 596 414 626 424 654C442 694 500 716 560 740C604 760 608 808 566 816H372C326 816 290 794 286 752C284 718 302 692 305 652';

const outlineOf = ({ form }: SocksSpec): string => {
  const top = tops[form];
  if (form === 'loferl')
    return `M294 ${top}Q366 ${top + 10} 440 ${top}C452 290 448 420 428 540Q366 556 306 540C276 440 268 300 294 ${top}Z`;
  if (form === 'crew') return `M298 ${top}Q366 ${top + 10} 436 ${top}C434 490 428 536 423 566${foot}C306 600 298 520 298 ${top}Z`;
  return `M292 ${top}Q366 ${top + 10} 442 ${top}C452 290 446 420 428 530${foot}C308 590 298 530 284 470C266 380 274 270 292 ${top}Z`;
};

const footlet =
  'M306 646Q366 656 424 646C438 690 500 716 560 740C604 760 608 808 566 816H372C326 816 290 794 286 752C284 718 302 690 306 646Z';

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
  const ribs = repeat(17, (index) => svg`M${294 + index * 9} ${top - 2 + 6 * (1 - ((index - 8) / 8) ** 2)}v68`);
  const zigzag = `M292 ${top + 40}${repeat(8, () => 'l9.3-14l9.3 14')}`;
  return (
    contactShadow(brush, path, 0.8, 0, 4) +
    clothPiece(brush, path, { name: 'strick', colours: [spec.cuff] }, { round: 'tube' }) +
    `<path d="${ribs}" stroke="${darker(spec.cuff, 0.45)}" stroke-opacity=".4" stroke-width="2"/>` +
    `<path d="${zigzag}" fill="none" stroke="${lighter(spec.colour, 0.3)}" stroke-width="3.4" stroke-linejoin="round"/><path d="M290 ${top + 12}Q366 ${top + 24} 442 ${top + 12}M290 ${top + 54}Q366 ${top + 68} 444 ${top + 54}" fill="none" stroke="${lighter(spec.colour, 0.2)}" stroke-width="3"/>`
  );
};

const single = (spec: SocksSpec, brush: Brush): string => {
  const wool: Fabric = { name: 'strick', colours: [spec.colour] };
  const path = outlineOf(spec);
  const dark = darker(spec.colour, 0.4);
  const heel =
    `<path d="M290 726C330 716 362 744 366 792C366 804 364 812 362 816C320 812 290 790 287 752Z" fill="${spec.cuff}" fill-opacity=".28" stroke="${dark}" stroke-opacity=".6" stroke-width="2"/>` +
    `<path d="M528 728C508 750 506 792 516 816H566C608 808 604 760 560 740Z" fill="${spec.cuff}" fill-opacity=".28" stroke="${dark}" stroke-opacity=".6" stroke-width="2"/>`;
  const ankle =
    fold([424, 628, 400, 650, 370, 660, 330, 652], 12, 0.9) +
    fold([428, 664, 404, 690, 372, 700, 330, 690], 11, 0.8) +
    fold([450, 694, 430, 730, 420, 760, 424, 800], 9, 0.6);
  const lower =
    spec.form === 'loferl'
      ? clothPiece(brush, footlet, wool) + `<path d="M310 646H428M310 656H428" stroke="${spec.cuff}" stroke-width="5"/>`
      : '';
  return (
    lower +
    (spec.form === 'loferl' ? `<g ${brush.clip(footlet)}>${heel}</g>` : '') +
    clothPiece(brush, path, wool, { round: 'tube', volume: 0.8 }) +
    `<g ${brush.clip(path)}>${spec.form === 'loferl' ? '' : heel}${pattern(spec, brush)}</g>` +
    (spec.form === 'loferl' ? '' : ankle) +
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
