import { coinButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, fold, seam } from '../parts/cloth.ts';
import { motifAt, tendril } from '../parts/embroidery.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import {
  armhole,
  cuffOutline,
  sleeveOutline,
  torsoOutline,
  wornTorso,
  type SleeveCut,
  type TopLayers,
  type Torso,
} from '../parts/torso.ts';
import type { CardiganSpec, Fabric, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { across, curve, type Curve } from '../svg/curve.ts';
import { repeat, svg } from '../svg/markup.ts';
import { neckInside } from './collars.ts';

const sleeve: SleeveCut = { endY: 610, width: 52, spread: 74 };
const hemY = 630;

const necks: Readonly<Record<CardiganSpec['neckline'], Curve>> = {
  round: curve(
    [52, 226],
    [
      [46, 262],
      [24, 282],
      [0, 284],
    ],
  ),
  v: curve(
    [52, 226],
    [
      [46, 270],
      [22, 330],
      [0, 366],
    ],
  ),
  stand: curve(
    [48, 222],
    [
      [38, 246],
      [18, 256],
      [0, 258],
    ],
  ),
};

const torsoOf = ({ wearer, neckline }: CardiganSpec): Torso => ({
  neck: necks[neckline],
  shoulder: wearer === 'men' ? 154 : 140,
  chest: wearer === 'men' ? 146 : 132,
  waist: wearer === 'men' ? 140 : 114,
  hip: wearer === 'men' ? 142 : 128,
  waistY: 510,
  hemY,
  tail: 10,
});

/** A strip of ribs across a path of its own width. */
const ribbed = (path: string, colour: Hex, width: number): string =>
  svg`<path d="${path}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="${width + 2}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>` +
  svg`<path d="${path}" fill="none" stroke="${darker(colour, 0.32)}" stroke-width="${width}" stroke-dasharray="2 4.4"/><path d="${path}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-opacity=".5" stroke-width="${width}" stroke-dasharray="1 5.4" stroke-dashoffset="-3"/>`;

const edgeFabric = (spec: CardiganSpec): Fabric => ({ name: 'strick', colours: [spec.edge] });

const sleeves = (spec: CardiganSpec, brush: Brush): string => {
  const torso = torsoOf(spec);
  const x = 400 + torso.shoulder;
  const cuff = cuffOutline(torso, sleeve, 52);
  const ribs = repeat(8, (index) => svg`M${x + sleeve.spread - 3 - index * 6.6} ${sleeve.endY - 44 + index * 1.2}l4 44`);
  return brush.bothSides(
    clothPiece(brush, sleeveOutline(torso, sleeve), spec.fabric, { turn: -9, round: 'tube', volume: 0.8 }) +
      fold([x - 6, 440, x + 12, 460, x + 28, 466, x + 42, 458], 9, 0.8) +
      clothPiece(brush, cuff, edgeFabric(spec), { volume: 0.8 }) +
      `<path d="${ribs}" stroke="${darker(spec.edge, 0.45)}" stroke-width="1.8" stroke-opacity=".6"/>`,
  );
};

const frontBand = (spec: CardiganSpec): string => {
  const depth = torsoOf(spec).neck.segments.at(-1)?.at(-1)?.[1] ?? 284;
  return ribbed(`M400 ${depth}V${hemY + 8}`, spec.edge, 30);
};

const hemBand = (spec: CardiganSpec): string => {
  const { hip } = torsoOf(spec);
  return ribbed(svg`M${400 - hip} ${hemY - 22}Q400 ${hemY - 8} ${400 + hip} ${hemY - 22}`, spec.edge, 44);
};

const decoration = (spec: CardiganSpec, brush: Brush): string =>
  spec.embroidery
    ? brush.bothSides(motifAt(brush, 'edelweiss', 464, 372, spec.embroidery, 0.8) + tendril(brush, 464, 384, 130, spec.embroidery, 0.9))
    : '';

const chest = (spec: CardiganSpec, brush: Brush): string => {
  const torso = torsoOf(spec);
  const path = torsoOutline(torso);
  const depth = torso.neck.segments.at(-1)?.at(-1)?.[1] ?? 284;
  const neckline = across(torso.neck);
  return (
    clothPiece(brush, path, spec.fabric) +
    brush.bothSides(
      fold([400 + torso.chest - 10, 400, 400 + torso.waist - 34, 430, 400 + torso.waist - 46, 470, 400 + torso.waist - 50, 510], 11, 0.7) +
        seam(armhole(torso), 2.4, 0.4),
    ) +
    `<g ${brush.clip(path)}>${hemBand(spec)}</g>` +
    decoration(spec, brush) +
    contactShadow(brush, `M385 ${depth + 8}H415V${hemY + 6}H385Z`, 0.6, 2, 0) +
    frontBand(spec) +
    ribbed(neckline, spec.edge, spec.neckline === 'stand' ? 34 : 18) +
    repeat(6, (_, share) => coinButton(brush, 400, depth + 22 + share * (hemY - depth - 34), 8, spec.buttons))
  );
};

const front = (spec: CardiganSpec, brush: Brush): string => sleeves(spec, brush) + neckInside(brush, spec.fabric) + chest(spec, brush);

const back = (spec: CardiganSpec, brush: Brush): string => {
  const neck = curve(
    [52, 226],
    [
      [36, 240],
      [16, 244],
      [0, 244],
    ],
  );
  const path = torsoOutline({ ...torsoOf(spec), neck });
  return (
    sleeves(spec, brush) +
    clothPiece(brush, path, spec.fabric) +
    brush.bothSides(seam(armhole(torsoOf(spec)), 2.4, 0.4)) +
    `<g ${brush.clip(path)}>${hemBand(spec)}</g>` +
    ribbed(across(neck), spec.edge, 14)
  );
};

/** A knitted jacket to be worn. */
export const cardiganLayers = (spec: CardiganSpec): TopLayers => ({
  torso: torsoOf(spec),
  behind: (brush) => neckInside(brush, spec.fabric),
  sleeves: { cut: sleeve, draw: (brush) => sleeves(spec, brush) },
  body: (brush) => chest(spec, brush),
});

/** Knitted jacket with ribbed edges. */
export const cardigan = (spec: CardiganSpec): Subject => ({
  fabrics: [spec.fabric, edgeFabric(spec)],
  box: boxAround(torsoOf(spec).shoulder + sleeve.spread + 6, 206, hemY + 12),
  detail: closeUp(430, 400, 260),
  front: (brush) => front(spec, brush),
  back: (brush) => back(spec, brush),
  worn: wornTorso(spec.wearer ?? 'women'),
});
