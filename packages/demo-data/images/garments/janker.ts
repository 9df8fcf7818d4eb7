import { hornButton } from '../parts/buttons.ts';
import { braid, clothPiece, contactShadow, fold, seam } from '../parts/cloth.ts';
import { motifAt } from '../parts/embroidery.ts';
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
import type { JankerSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { curve } from '../svg/curve.ts';
import { repeat, svg } from '../svg/markup.ts';
import { chestInside, lapels, neckInside, standCollar } from './collars.ts';

const sleeve: SleeveCut = { endY: 616, width: 62, spread: 72 };
const hems = { jacket: 640, coat: 800 } as const;

const necks = {
  stand: curve(
    [50, 226],
    [
      [40, 250],
      [20, 262],
      [0, 264],
    ],
  ),
  lapel: curve(
    [50, 226],
    [
      [46, 300],
      [22, 360],
      [0, 400],
    ],
  ),
} as const;

const torsoOf = ({ wearer, length, collar }: JankerSpec): Torso => ({
  neck: necks[collar],
  shoulder: wearer === 'women' ? 146 : 160,
  chest: wearer === 'women' ? 136 : 150,
  waist: wearer === 'women' ? 114 : 142,
  hip: (wearer === 'women' ? 140 : 152) + (length === 'coat' ? 26 : 0),
  waistY: 520,
  hemY: hems[length],
  tail: 14,
});

const sleeves = (spec: JankerSpec, brush: Brush): string => {
  const torso = torsoOf(spec);
  const x = 400 + torso.shoulder;
  const cuff = cuffOutline(torso, sleeve, 46);
  return brush.bothSides(
    clothPiece(brush, sleeveOutline(torso, sleeve), spec.fabric, { round: 'tube', volume: 0.8 }) +
      fold([x + 10, 300, x + 24, 360, x + 26, 420, x + 40, 520], 11, 0.7) +
      fold([x - 6, 440, x + 12, 462, x + 30, 468, x + 46, 460], 9, 0.9) +
      contactShadow(brush, cuff, 0.5, 0, -2) +
      clothPiece(brush, cuff, spec.contrast ?? spec.fabric, { volume: 0.8 }) +
      braid(
        svg`M${x + sleeve.spread - 2} ${sleeve.endY - 46}Q${x + sleeve.spread - 32} ${sleeve.endY - 36} ${x + sleeve.spread - sleeve.width - 6} ${sleeve.endY - 36}`,
        spec.piping,
        2.8,
      ) +
      hornButton(brush, x + sleeve.spread - 16, sleeve.endY - 20, 5.6, spec.buttons),
  );
};

const pockets = (spec: JankerSpec, brush: Brush): string => {
  if (spec.pockets === 'none') return '';
  const y = spec.length === 'coat' ? 580 : 536;
  const lid = `M438 ${y}L516 ${y - 6}L520 ${y + 32}Q480 ${y + 46} 442 ${y + 38}Z`;
  const welt = `M440 ${y}L514 ${y - 8}L516 ${y + 12}L442 ${y + 20}Z`;
  const path = spec.pockets === 'flap' ? lid : welt;
  return brush.bothSides(
    contactShadow(brush, path, 0.8, 1, 3) +
      clothPiece(brush, path, spec.contrast ?? spec.fabric, { volume: 0.4 }) +
      braid(path, spec.piping, 2.4) +
      (spec.pockets === 'flap' ? hornButton(brush, 479, y + 24, 6, spec.buttons) : ''),
  );
};

const buttons = (spec: JankerSpec, brush: Brush): string => {
  const top = spec.collar === 'lapel' ? 408 : 304;
  const bottom = spec.length === 'coat' ? 640 : 586;
  const columns = spec.front === 'double' ? [372, 442] : [407];
  return repeat(spec.collar === 'lapel' ? 3 : 5, (_, share) =>
    columns.map((x) => hornButton(brush, x, top + share * (bottom - top), 9, spec.buttons)).join(''),
  );
};

const frontEdge = (spec: JankerSpec, brush: Brush): string => {
  const { hemY, tail } = torsoOf(spec);
  const overlap = spec.front === 'double' ? 62 : 22;
  const top = spec.collar === 'lapel' ? 384 : 264;
  const path = `M400 ${top}L${400 + overlap} ${top + 16}V${hemY + tail - 4}L398 ${hemY + tail}Z`;
  return (
    contactShadow(brush, path, 0.7, 2, 2) +
    clothPiece(brush, path, spec.fabric, { volume: 0.2 }) +
    braid(`M${400 + overlap} ${top + 16}V${hemY + tail - 3}`, spec.piping, 3)
  );
};

const chest = (spec: JankerSpec, brush: Brush): string => {
  const torso = torsoOf(spec);
  const side = 400 + torso.chest;
  return (
    clothPiece(brush, torsoOutline(torso), spec.fabric) +
    brush.bothSides(
      fold([side - 10, 400, side - 40, 430, side - 56, 470, side - 60, 520], 12, 0.8) +
        seam(armhole(torso), 2.6, 0.4) +
        seam(svg`M${side - 44} 330C${side - 52} 420 ${side - 54} 500 ${side - 40} ${torso.hemY}`, 1.8, 0.24),
    ) +
    frontEdge(spec, brush) +
    pockets(spec, brush) +
    (spec.collar === 'stand'
      ? standCollar(brush, spec.contrast ?? spec.fabric, spec.piping)
      : lapels(brush, spec.contrast ?? spec.fabric, 400, spec.piping)) +
    (spec.collar === 'stand' ? motifAt(brush, 'oak', 470, 366, spec.piping, 0.7) : '') +
    buttons(spec, brush)
  );
};

const inside = (spec: JankerSpec, brush: Brush): string =>
  (spec.collar === 'lapel' ? chestInside(brush, spec.contrast ?? spec.fabric, 400) : '') + neckInside(brush, spec.contrast ?? spec.fabric);

const front = (spec: JankerSpec, brush: Brush): string => sleeves(spec, brush) + inside(spec, brush) + chest(spec, brush);

const back = (spec: JankerSpec, brush: Brush): string => {
  const torso = torsoOf(spec);
  const { hemY, tail, waist } = torso;
  const strap = `M${400 - waist + 40} 506H${400 + waist - 40}V534H${400 - waist + 40}Z`;
  return (
    sleeves(spec, brush) +
    clothPiece(
      brush,
      torsoOutline({
        ...torso,
        neck: curve(
          [50, 226],
          [
            [30, 238],
            [14, 240],
            [0, 240],
          ],
        ),
      }),
      spec.fabric,
    ) +
    brush.bothSides(seam(armhole(torso), 2.6, 0.4)) +
    seam(`M400 242V${hemY + tail}`, 2.2, 0.4) +
    contactShadow(brush, strap, 0.7) +
    clothPiece(brush, strap, spec.contrast ?? spec.fabric, { volume: 0.4 }) +
    brush.bothSides(hornButton(brush, 400 + waist - 54, 520, 8, spec.buttons)) +
    clothPiece(brush, 'M346 234C360 204 440 204 454 234C436 246 364 246 346 234Z', spec.contrast ?? spec.fabric, { volume: 0.7 }) +
    braid('M346 234C364 246 436 246 454 234', spec.piping, 2.6)
  );
};

/** A jacket to be worn: what lies between its lapels is the wearer's. */
export const jankerLayers = (spec: JankerSpec): TopLayers => ({
  torso: torsoOf(spec),
  behind: (brush) => neckInside(brush, spec.contrast ?? spec.fabric),
  sleeves: { cut: sleeve, draw: (brush) => sleeves(spec, brush) },
  body: (brush) => chest(spec, brush),
});

/** Loden jacket or coat with stand collar or lapels. */
export const janker = (spec: JankerSpec): Subject => {
  const torso = torsoOf(spec);
  return {
    fabrics: [spec.fabric, ...(spec.contrast ? [spec.contrast] : [])],
    box: boxAround(torso.shoulder + sleeve.spread + 6, 200, torso.hemY + torso.tail),
    detail: closeUp(420, 370, 290),
    front: (brush) => front(spec, brush),
    back: (brush) => back(spec, brush),
    worn: wornTorso(spec.wearer),
  };
};
