import { shirtButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, fold, seam, stitches } from '../parts/cloth.ts';
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
import type { Hex, ShirtSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { curve } from '../svg/curve.ts';
import { repeat, svg } from '../svg/markup.ts';
import { hashText, modelOf, randomOf } from '../svg/random.ts';
import { kentCollar, neckInside, standCollar } from './collars.ts';

const pearl: Hex = '#efe6d2';

const builds = {
  men: { shoulder: 166, chest: 160, waist: 152, hip: 160, hemY: 672 },
  women: { shoulder: 146, chest: 142, waist: 120, hip: 148, hemY: 640 },
  kids: { shoulder: 160, chest: 156, waist: 152, hip: 160, hemY: 640 },
} as const;

/** Slimmer or looser, shorter or longer, flatter or rounder at the hem: each model its own. */
const torsoOf = ({ wearer = 'men', seed }: ShirtSpec): Torso => {
  const random = randomOf(`shirt ${modelOf(seed)}`);
  const around = (reach: number): number => Math.round((random() * 2 - 1) * reach);
  const build = builds[wearer];
  const ease = around(9);
  return {
    neck: curve(
      [46, 226],
      [
        [38, 248],
        [18, 262],
        [0, 262],
      ],
    ),
    shoulder: build.shoulder + around(5),
    chest: build.chest + ease * 0.6,
    waist: build.waist + ease + around(4),
    hip: build.hip + ease + around(4),
    waistY: 500,
    hemY: build.hemY + around(24),
    tail: 50 + around(22),
  };
};

const sleeveCuts: Readonly<Record<ShirtSpec['sleeves'], SleeveCut>> = {
  long: { endY: 620, width: 50, spread: 78 },
  rolled: { endY: 476, width: 66, spread: 66 },
  short: { endY: 416, width: 72, spread: 56 },
};

const sleeves = (spec: ShirtSpec, brush: Brush): string => {
  const torso = torsoOf(spec);
  const cut = sleeveCuts[spec.sleeves];
  const cuff = cuffOutline(torso, cut, spec.sleeves === 'short' ? 16 : 40);
  const x = 400 + torso.shoulder;
  const folds =
    fold([x + 16, 300, x + 30, 350, x + 36, 390, x + cut.spread * 0.7, cut.endY - 50], 9, 0.7) +
    (spec.sleeves === 'long' ? fold([x + 4, 440, x + 20, 460, x + 36, 466, x + 50, 462], 8, 0.8) : '');
  const tab =
    spec.sleeves === 'rolled'
      ? svg`<path d="M${x + 30} ${cut.endY - 74}l13-2l5 44l-8 7l-8-6z" fill="${brush.cloth(spec.fabric)}" stroke="#0b0d14" stroke-opacity=".4"/>${shirtButton(brush, x + 40, cut.endY - 42, 4.6, spec.buttons ?? pearl)}`
      : '';
  return brush.bothSides(
    clothPiece(brush, sleeveOutline(torso, cut), spec.fabric, { turn: -8, round: 'tube', volume: 0.7 }) +
      folds +
      contactShadow(brush, cuff, 0.6, 0, -2) +
      clothPiece(brush, cuff, spec.sleeves === 'rolled' && spec.contrast ? spec.contrast : spec.fabric, { turn: -8, volume: 0.7 }) +
      tab +
      (spec.sleeves === 'long' ? shirtButton(brush, x + cut.spread - 14, cut.endY - 18, 5, spec.buttons ?? pearl) : ''),
  );
};

const placket = (spec: ShirtSpec, brush: Brush): string => {
  const half = spec.placket === 'half';
  const { hemY, tail } = torsoOf(spec);
  const end = half ? 500 : hemY + tail - 2;
  const path = half ? `M384 258H416V490L400 506L384 490Z` : `M384 258H416V${end}H384Z`;
  const count = half ? 4 : 6;
  const buttons = repeat(count, (_, share) => shirtButton(brush, 400, 292 + share * (half ? 170 : end - 350), 6.4, spec.buttons ?? pearl));
  return (
    contactShadow(brush, path, 0.5, 1, 1) +
    clothPiece(brush, path, spec.fabric, { volume: 0.25 }) +
    stitches(`M388 262V${end - 16}M412 262V${end - 16}`, '#fff', 1, '4 3') +
    buttons
  );
};

const tucks = (brush: Brush, spec: ShirtSpec): string => {
  const panel = 'M424 276L480 288C486 340 484 420 482 500H424Z';
  return brush.bothSides(
    clothPiece(brush, panel, spec.fabric, { volume: 0.2 }) +
      repeat(6, (index) => seam(svg`M${432 + index * 9} ${282 + index * 2}V500`, 2, 0.3)),
  );
};

const pocket = (brush: Brush, spec: ShirtSpec): string => {
  const bag = 'M446 392H518V462L482 482L446 462Z';
  const lid = 'M443 384H521V408L482 424L443 408Z';
  return (
    contactShadow(brush, bag, 0.6, 1, 2) +
    clothPiece(brush, bag, spec.fabric, { volume: 0.4 }) +
    contactShadow(brush, lid, 0.6, 1, 2) +
    clothPiece(brush, lid, spec.fabric, { volume: 0.4 }) +
    stitches('M448 389H516V405L482 418L448 405Z', '#fff', 1, '4 3') +
    shirtButton(brush, 482, 410, 5, spec.buttons ?? pearl)
  );
};

const body = (spec: ShirtSpec, brush: Brush): string => {
  const torso = torsoOf(spec);
  const path = torsoOutline(torso);
  const folds = brush.bothSides(
    fold([400 + torso.chest - 8, 400, 400 + torso.waist - 40, 430, 400 + torso.waist - 60, 470, 400 + torso.waist - 66, 520], 11, 0.8) +
      fold(
        [400 + torso.waist - 10, 530, 400 + torso.waist - 26, 570, 400 + torso.waist - 20, 610, 400 + torso.waist - 26, torso.hemY],
        12,
        0.7,
      ),
  );
  return clothPiece(brush, path, spec.fabric) + folds + brush.bothSides(seam(armhole(torso), 2.4, 0.4));
};

/** Beside the placket: a hanging vine, a pair of stags, a spray that climbs to the shoulder, or a row of blossoms. */
const embroideries: readonly ((brush: Brush, thread: Hex) => string)[] = [
  (brush, thread) => brush.bothSides(motifAt(brush, 'edelweiss', 460, 366, thread, 0.72) + tendril(brush, 460, 374, 96, thread, 0.8)),
  (brush, thread) => brush.bothSides(motifAt(brush, 'stag', 464, 400, thread, 1.15)),
  (brush, thread) => brush.bothSides(tendril(brush, 440, 300, 190, thread, 0.74)),
  (brush, thread) => brush.bothSides([330, 380, 430].map((y) => motifAt(brush, 'edelweiss', 446, y, thread, 0.62)).join('')),
  (brush, thread) => brush.bothSides(motifAt(brush, 'oak', 466, 386, thread, 1) + motifAt(brush, 'vine', 500, 590, thread, 0.8)),
];

const lining = (spec: ShirtSpec, brush: Brush): string => neckInside(brush, spec.contrast ?? spec.fabric);

const chest = (spec: ShirtSpec, brush: Brush): string => {
  const embroidery = spec.embroidery ? embroideries[hashText(modelOf(spec.seed)) % embroideries.length]?.(brush, spec.embroidery) : '';
  return (
    body(spec, brush) +
    (spec.pleatedBib ? tucks(brush, spec) : '') +
    brush.bothSides(seam(svg`M446 232C474 276 510 292 ${386 + torsoOf(spec).shoulder} 290`, 1.8, 0.26)) +
    placket(spec, brush) +
    (embroidery ?? '') +
    (spec.pocket ? pocket(brush, spec) : '') +
    (spec.collar === 'kent' ? kentCollar(brush, spec.fabric) : standCollar(brush, spec.fabric))
  );
};

const front = (spec: ShirtSpec, brush: Brush): string => sleeves(spec, brush) + lining(spec, brush) + chest(spec, brush);

const back = (spec: ShirtSpec, brush: Brush): string =>
  sleeves(spec, brush) +
  clothPiece(
    brush,
    torsoOutline({
      ...torsoOf(spec),
      neck: curve(
        [46, 226],
        [
          [30, 236],
          [14, 238],
          [0, 238],
        ],
      ),
    }),
    spec.fabric,
  ) +
  brush.bothSides(seam(armhole(torsoOf(spec)), 2.4, 0.4) + fold([412, 324, 416, 420, 420, 530, 422, torsoOf(spec).hemY], 12, 0.8)) +
  seam(svg`M${414 - torsoOf(spec).shoulder} 322C340 332 460 332 ${386 + torsoOf(spec).shoulder} 322`, 2, 0.34) +
  clothPiece(brush, 'M350 232C362 206 438 206 450 232C434 244 366 244 350 232Z', spec.fabric, { volume: 0.7 });

/** A shirt to be worn. */
export const shirtLayers = (spec: ShirtSpec): TopLayers => ({
  torso: torsoOf(spec),
  behind: (brush) => lining(spec, brush),
  sleeves: { cut: sleeveCuts[spec.sleeves], draw: (brush) => sleeves(spec, brush) },
  body: (brush) => chest(spec, brush),
});

/** Shirt with curved tail, from the checked everyday shirt to the pull-on Pfoad. */
export const shirt = (spec: ShirtSpec): Subject => {
  const torso = torsoOf(spec);
  return {
    fabrics: [spec.fabric, ...(spec.contrast ? [spec.contrast] : [])],
    box: boxAround(torso.shoulder + sleeveCuts[spec.sleeves].spread + 6, 200, torso.hemY + torso.tail),
    detail: closeUp(400, 380, 300),
    front: (brush) => front(spec, brush),
    back: (brush) => back(spec, brush),
    worn: wornTorso(spec.wearer),
  };
};
