import { clothPiece, contactShadow, fold } from '../parts/cloth.ts';
import { motifAt } from '../parts/embroidery.ts';
import { mirrorImage, proportioned, type Subject } from '../parts/subject.ts';
import type { BootiesSpec, Fabric } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { placed, repeat, svg } from '../svg/markup.ts';

const shoe =
  'M276 520C272 590 252 640 250 694C250 744 290 764 350 764H512C590 764 616 722 600 676C586 636 530 628 478 610C446 598 436 560 438 520Z';
const sole = 'M249 712C254 756 292 774 350 774H514C584 774 614 744 606 706C580 736 540 742 500 742H350C300 742 262 736 249 712Z';
const cuff = 'M258 416Q356 434 456 416L464 528Q360 552 250 528Z';

const instep = ({ pattern, colour, cuff: trim }: BootiesSpec, brush: Brush): string => {
  if (pattern === 'edelweiss') return motifAt(brush, 'edelweiss', 500, 716, trim, 1.05);
  if (pattern === 'diamond') {
    return repeat(
      3,
      (index) =>
        svg`<path d="M${440 + index * 46} ${664 + index * 10}l16 20l-16 20l-16-20z" fill="${trim}" stroke="${darker(trim, 0.4)}"/>`,
    );
  }
  const rows = pattern === 'rib' ? 7 : 4;
  const lines = repeat(rows, (_, share) => svg`M${408 + share * 130} ${628 + share * 34}q14 50-4 108`);
  const width = pattern === 'rib' ? 4 : 11;
  return `<path d="${lines}" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="${width}" stroke-opacity=".7"/><path d="${lines}" fill="none" stroke="${lighter(colour, 0.25)}" stroke-width="${width * 0.5}"/>`;
};

/** A tied cord with two bobbles; short and sewn on, as children's clothes must have it. */
const cord = (spec: BootiesSpec, brush: Brush): string => {
  const line =
    'M262 546Q360 570 446 546M440 548C470 526 496 536 490 558C484 574 456 566 440 550C470 580 476 606 470 628M440 550C424 584 420 604 428 624';
  const bobble = (x: number, y: number): string =>
    svg`<circle cx="${x}" cy="${y}" r="15" fill="${spec.cuff}"/><circle cx="${x}" cy="${y}" r="15" fill="${brush.light('metal')}" opacity=".4"/>`;
  return `<path d="${line}" fill="none" stroke="${darker(spec.cuff, 0.45)}" stroke-width="9"/><path d="${line}" fill="none" stroke="${spec.cuff}" stroke-width="6"/>${bobble(470, 634)}${bobble(428, 630)}`;
};

const single = (spec: BootiesSpec, brush: Brush): string => {
  const wool: Fabric = { name: 'strick', colours: [spec.colour] };
  const ribs = repeat(11, (index) => `M${266 + index * 18.4} ${424 + Math.abs(5 - index)}V${536 - Math.abs(5 - index)}`);
  return (
    clothPiece(brush, shoe, wool, { volume: 0.8 }) +
    fold([440, 560, 420, 590, 380, 604, 340, 598], 10, 0.8) +
    `<g ${brush.clip(shoe)}>${instep(spec, brush)}</g>` +
    clothPiece(brush, sole, { name: 'strick', colours: [spec.cuff] }, { volume: 0.7 }) +
    contactShadow(brush, cuff, 0.9, 0, 5) +
    clothPiece(brush, cuff, { name: 'strick', colours: [lighter(spec.colour, 0.16)] }, { round: 'tube' }) +
    `<path d="${ribs}" stroke="${darker(spec.colour, 0.3)}" stroke-opacity=".5" stroke-width="3"/>` +
    cord(spec, brush)
  );
};

/** The pair, one behind the other. */
export const bootiePair = (spec: BootiesSpec, brush: Brush): string =>
  placed(96, -96, single(spec, brush)) + placed(-76, 30, single(spec, brush));

/** Knitted baby booties with turned cuff. */
export const booties = (spec: BootiesSpec): Subject =>
  proportioned(
    {
      fabrics: [
        { name: 'strick', colours: [spec.colour] },
        { name: 'strick', colours: [spec.cuff] },
      ],
      box: { x: 172, y: 318, width: 530, height: 490 },
      detail: { x: 172, y: 430, width: 290, height: 362 },
      front: (brush) => bootiePair(spec, brush),
      back: (brush) => mirrorImage(bootiePair(spec, brush)),
      beside: { width: 18, x: 34, y: 163 },
    },
    spec.seed,
    0.1,
  );
