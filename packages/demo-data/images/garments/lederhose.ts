import { hornButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, fold, seam, stitches } from '../parts/cloth.ts';
import { motifAt, scroll, tendril } from '../parts/embroidery.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import type { LederhoseSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { oneSide } from '../svg/curve.ts';
import { repeat, svg } from '../svg/markup.ts';
import { braceStraps, crossedBraces } from './lederhose-braces.ts';
import { cutOf, legOutline, outerSeam, top } from './lederhose-cut.ts';

const flap = `M336 ${top}H464L456 ${top + 104}Q400 ${top + 134} 344 ${top + 104}Z`;
const flapStitch = `M348 ${top + 20}H452L446 ${top + 95}Q400 ${top + 119} 354 ${top + 95}Z`;

const legs = (spec: LederhoseSpec, brush: Brush): string => {
  const { hem, outer, inner } = cutOf(spec);
  const path = `${oneSide(legOutline(spec))}Z`;
  const creases =
    fold([404, top + 214, 424, top + 220, 448, top + 214, 470, top + 196], 10, 0.8) +
    fold([406, top + 232, 424, top + 246, 440, top + 246, 456, top + 238], 8, 0.7) +
    (spec.cut === 'kurz'
      ? ''
      : fold([400 + outer, hem - 130, 400 + outer - 24, hem - 120, 400 + outer - 44, hem - 122, 400 + outer - 60, hem - 132], 9, 0.8));
  const side = stitches(oneSide(outerSeam(spec)), spec.thread, 1.6);
  const inset = `<g transform="translate(-8 0)" opacity=".75">${side}</g>`;
  const cuff = svg`M${400 + outer} ${hem - 28}L${400 + outer + 3} ${hem + 2}L${400 + inner - 2} ${hem + 10}L${400 + inner} ${hem - 20}Z`;
  return brush.bothSides(
    clothPiece(brush, path, spec.leather, { round: 'tube', volume: 0.85 }) +
      creases +
      inset +
      contactShadow(brush, cuff, 0.8, 0, -3) +
      clothPiece(brush, cuff, spec.leather, { round: 'tube', volume: 0.9 }) +
      stitches(svg`M${400 + outer - 2} ${hem - 21}L${400 + inner + 3} ${hem - 13}`, spec.thread, 1.6),
  );
};

/** Three crossings and two loose ends over the slit at the outer knee. */
const kneeTies = (spec: LederhoseSpec, brush: Brush): string => {
  const { hem, outer } = cutOf(spec);
  const x = 400 + outer - 16;
  const cord = lighter(spec.leather.colours[0], 0.45);
  const crossings = repeat(3, (index) => svg`M${x - 8} ${hem - 92 + index * 19}l16 13m0-13l-16 13`);
  const ends = svg`M${x} ${hem - 30}c14 20 4 44 12 66M${x - 2} ${hem - 30}c-10 24 0 40-6 60`;
  return brush.bothSides(
    svg`<path d="${crossings}${ends}" fill="none" stroke="#0b0d14" stroke-opacity=".4" stroke-width="4.4" transform="translate(1 2)"/>` +
      svg`<path d="${crossings}${ends}" fill="none" stroke="${cord}" stroke-width="3" stroke-linecap="round"/>` +
      svg`<path d="M${x + 12} ${hem + 32}v14M${x - 8} ${hem + 28}v14" stroke="${darker(cord, 0.2)}" stroke-width="6" stroke-linecap="round"/>`,
  );
};

const legEmbroidery = (spec: LederhoseSpec, brush: Brush): string => {
  const { hem, hip } = cutOf(spec);
  const x = 400 + hip - 46;
  const short = spec.cut === 'kurz';
  const length = short ? hem - top - 250 : 190;
  return brush.bothSides(
    motifAt(brush, spec.motif, x, top + 186, spec.thread, 0.8) + tendril(brush, x, top + 196, Math.max(34, length), spec.thread, 0.84),
  );
};

/** Side pockets as arcs, and on the wearer's right the knife pocket, parallel to the outer seam. */
const pockets = (spec: LederhoseSpec, brush: Brush): string => {
  const { hip } = cutOf(spec);
  const arc = `M470 ${top + 22}C474 ${top + 74} 488 ${top + 100} ${400 + hip - 6} ${top + 106}`;
  const shadowed = `M470 ${top + 22}C474 ${top + 74} 488 ${top + 100} ${400 + hip} ${top + 106}L${400 + hip - 12} ${top + 20}Z`;
  const edge = 400 - hip + 9;
  const lean = spec.cut === 'kurz' ? 9 : 0;
  const knife = svg`M${edge} ${top + 128}L${edge + 17} ${top + 126}L${edge + 14 - lean} ${top + 214}Q${edge + 5 - lean} ${top + 221} ${edge - 3 - lean} ${top + 214}Z`;
  const knifeStitch = svg`M${edge + 4} ${top + 138}L${edge + 13} ${top + 136}L${edge + 10 - lean} ${top + 210}Q${edge + 5 - lean} ${top + 214} ${edge + 1 - lean} ${top + 210}Z`;
  return (
    brush.bothSides(
      `<path d="${shadowed}" fill="${brush.light('dusk')}" opacity=".5"/>${seam(arc, 2.4, 0.4)}<g transform="translate(-4 4)">${stitches(arc, spec.thread)}</g>`,
    ) +
    contactShadow(brush, knife, 0.6, 1, 2) +
    clothPiece(brush, knife, { ...spec.leather, colours: [darker(spec.leather.colours[0], 0.14)] }, { volume: 0.6 }) +
    stitches(knifeStitch, spec.thread, 1.2, '3.4 2.6')
  );
};

const waistband = (spec: LederhoseSpec, brush: Brush): string => {
  const { waist } = cutOf(spec);
  const path = svg`M${400 - waist} ${top - 20}Q400 ${top - 8} ${400 + waist} ${top - 20}L${400 + waist + 3} ${top + 12}Q400 ${top + 25} ${400 - waist - 3} ${top + 12}Z`;
  const line = (y: number): string =>
    stitches(svg`M${400 - waist + 3} ${top + y}Q400 ${top + y + 12} ${400 + waist - 3} ${top + y}`, spec.thread, 1.4);
  return contactShadow(brush, path, 0.6, 0, 4) + clothPiece(brush, path, spec.leather) + line(-15) + line(7);
};

const frontFlap = (spec: LederhoseSpec, brush: Brush): string =>
  contactShadow(brush, flap, 1.1) +
  clothPiece(brush, flap, spec.leather, { volume: 0.6 }) +
  stitches(flapStitch, spec.thread) +
  motifAt(brush, spec.motif === 'vine' ? 'heart' : spec.motif, 400, top + 98, spec.thread, 0.72) +
  scroll(brush, 400, top + 38, spec.thread, 0.62);

const front = (spec: LederhoseSpec, brush: Brush): string => {
  const buttons = [346, 454].map((x) => hornButton(brush, x, top + 12, 9.4, spec.buttons)).join('');
  return (
    legs(spec, brush) +
    seam(`M400 ${top + 110}V${top + 212}`, 2.6, 0.5) +
    legEmbroidery(spec, brush) +
    pockets(spec, brush) +
    (spec.cut === 'kniebund' ? kneeTies(spec, brush) : '') +
    waistband(spec, brush) +
    frontFlap(spec, brush) +
    buttons +
    braceStraps(spec, brush)
  );
};

const back = (spec: LederhoseSpec, brush: Brush): string => {
  const pocket = `M428 ${top + 70}H488L484 ${top + 132}Q458 ${top + 146} 432 ${top + 132}Z`;
  const yoke = `M400 ${top + 60}C436 ${top + 50} 474 ${top + 36} 504 ${top + 22}`;
  const lacing = repeat(3, (index) => svg`M392 ${top - 8 + index * 11}l16 9m0-9l-16 9`);
  return (
    legs(spec, brush) +
    seam(`M400 ${top + 8}V${top + 212}`, 2.6, 0.5) +
    brush.bothSides(seam(yoke, 2.2, 0.4) + `<g transform="translate(0 5)">${stitches(yoke, spec.thread)}</g>`) +
    brush.bothSides(
      contactShadow(brush, pocket, 0.7) + clothPiece(brush, pocket, spec.leather, { volume: 0.5 }) + stitches(pocket, spec.thread, 1.4),
    ) +
    legEmbroidery(spec, brush) +
    (spec.cut === 'kniebund' ? kneeTies(spec, brush) : '') +
    waistband(spec, brush) +
    `<path d="${lacing}" fill="none" stroke="${lighter(spec.leather.colours[0], 0.45)}" stroke-width="2.6"/>` +
    crossedBraces(spec, brush)
  );
};

/** Leather breeches with drop front, embroidery and braces; for men, women and children. */
export const lederhose = (spec: LederhoseSpec): Subject => {
  const { hem, hip, outer } = cutOf(spec);
  const upper = spec.braces === 'none' ? top - 24 : 128;
  const lower = spec.cut === 'kniebund' ? hem + 46 : hem + 12;
  return {
    fabrics: [spec.leather],
    box: boxAround(Math.max(hip, outer) + 4, upper, lower),
    detail: closeUp(400, top + 118, 264),
    front: (brush) => front(spec, brush),
    back: (brush) => back(spec, brush),
    worn: { waistY: top, pixelsPerCm: 6.4, marks: [] },
  };
};
