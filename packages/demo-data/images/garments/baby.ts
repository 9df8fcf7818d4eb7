import { hornButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, fold, seam, stitches } from '../parts/cloth.ts';
import { motifAt, scroll } from '../parts/embroidery.ts';
import { boxAround, closeUp, proportioned, type Box, type Subject } from '../parts/subject.ts';
import type { BabySpec, Fabric } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { curve, outline } from '../svg/curve.ts';
import { placed, repeat, svg } from '../svg/markup.ts';
import { modelOf, pickOf, randomOf } from '../svg/random.ts';
import { bootiePair } from './booties.ts';

const bodyShape = outline(
  curve(
    [0, 268],
    [[74, 262]],
    [
      [80, 320],
      [92, 376],
      [132, 410],
    ],
    [
      [156, 480],
      [172, 560],
      [180, 650],
    ],
    [
      [150, 684],
      [96, 700],
      [44, 704],
    ],
    [
      [36, 680],
      [20, 668],
      [0, 668],
    ],
  ),
);
const strap = 'M440 292C446 236 442 196 430 164L462 156C478 196 482 240 474 292Z';
const legBand = 'M584 628C552 664 496 684 440 684L438 720C506 722 566 700 594 666Z';

/** Flap and pockets are stitched lines here: a romper only looks like lederhosen. */
const printedFlap = (spec: BabySpec, brush: Brush): string => {
  const random = randomOf(`romper ${modelOf(spec.seed)}`);
  const half = 58 + Math.round(random() * 26);
  const depth = 120 + Math.round(random() * 34);
  const place = pickOf(random, ['legs', 'sides', 'none'] as const);
  const legs = {
    legs: () => brush.bothSides(motifAt(brush, spec.motif, 512, 636, spec.thread, 1.15)),
    sides: () => brush.bothSides(motifAt(brush, 'vine', 528, 560, spec.thread, 1.3)),
    none: () => '',
  }[place]();
  const flap = svg`M${400 - half} 424H${400 + half}L${392 + half} ${404 + depth}Q400 ${440 + depth} ${408 - half} ${404 + depth}Z`;
  const size = 1 + random() * 0.5;
  return (
    seam(flap, 2.2, 0.3) +
    stitches(
      svg`M${410 - half} 434H${390 + half}L${383 + half} ${396 + depth}Q400 ${426 + depth} ${417 - half} ${396 + depth}Z`,
      spec.thread,
      2,
    ) +
    motifAt(brush, spec.motif, 400, 424 + depth, spec.thread, size) +
    scroll(brush, 400, 330, spec.thread, 1) +
    legs
  );
};

const romper = (spec: BabySpec, brush: Brush, isBack: boolean): string => {
  const snaps = repeat(
    3,
    (index) =>
      svg`<circle cx="${378 + index * 22}" cy="656" r="6" fill="${lighter(spec.second, 0.4)}" stroke="${darker(spec.second, 0.4)}" stroke-width="1.6"/>`,
  );
  const waist = 'M268 410Q400 432 532 410L536 436Q400 458 264 436Z';
  const rim = { name: 'strick', colours: [spec.second] } satisfies Fabric;
  const folds = fold([566, 470, 540, 520, 520, 560, 500, 580], 12, 0.8) + fold([430, 660, 452, 620, 478, 600, 510, 596], 11, 0.8);
  return (
    brush.bothSides(contactShadow(brush, strap, 0.5) + clothPiece(brush, strap, spec.fabric, { volume: 0.6 })) +
    clothPiece(brush, bodyShape, spec.fabric) +
    brush.bothSides(folds + contactShadow(brush, legBand, 0.6, 0, -3) + clothPiece(brush, legBand, rim, { volume: 0.7 })) +
    (isBack ? seam('M400 280V660', 2.4, 0.34) : printedFlap(spec, brush) + snaps) +
    contactShadow(brush, waist, 0.5, 0, 3) +
    clothPiece(brush, waist, spec.fabric, { volume: 0.8 }) +
    stitches('M272 418Q400 440 528 418', spec.thread, 1.6) +
    brush.bothSides(hornButton(brush, 455, 290, 13))
  );
};

const cap = (spec: BabySpec, brush: Brush): string => {
  const random = randomOf(`cap ${modelOf(spec.seed)}`);
  const wool: Fabric = { name: 'strick', colours: [spec.fabric.colours[0]] };
  const crown = 'M248 616C240 440 306 330 400 326C494 330 560 440 552 616Z';
  const brim = 'M228 586Q400 620 572 586L580 690Q400 726 220 690Z';
  const hairs = repeat(64, (index) => {
    const long = 44 + random() * 16;
    const angle = index * 2.4;
    return svg`M400 306l${Math.cos(angle) * long} ${Math.sin(angle) * long}`;
  });
  const bobble =
    random() < 0.7
      ? `<path d="${hairs}" stroke="${darker(spec.second, 0.2)}" stroke-width="7" stroke-linecap="round"/><path d="${hairs}" stroke="${spec.second}" stroke-width="6" stroke-linecap="round"/>`
      : '';
  const count = 3 + Math.floor(random() * 3);
  const signs = repeat(count, (_, share) =>
    motifAt(brush, spec.motif, 280 + share * 240, 684 - Math.abs(share - 0.5) * 14, spec.thread, 0.9),
  );
  return (
    bobble +
    clothPiece(brush, crown, wool) +
    brush.bothSides(fold([420, 340, 452, 420, 470, 500, 474, 590], 12, 0.7)) +
    contactShadow(brush, brim, 0.9, 0, -4) +
    clothPiece(brush, brim, { name: 'strick', colours: [spec.second] }, { volume: 0.9 }) +
    signs
  );
};

const set = (spec: BabySpec, brush: Brush, isBack: boolean): string =>
  placed(-70, -10, romper(spec, brush, isBack), -2, 0.98) +
  placed(360, -10, cap(spec, brush), 6, 0.62) +
  placed(
    340,
    340,
    bootiePair({ kind: 'booties', seed: spec.seed, colour: spec.fabric.colours[0], cuff: spec.second, pattern: 'rib' }, brush),
    -4,
    0.6,
  );

const boxes: Readonly<Record<BabySpec['form'], Box>> = {
  romper: boxAround(196, 154, 722),
  cap: boxAround(182, 246, 716),
  set: { x: 120, y: 120, width: 650, height: 690 },
};
const focus: Readonly<Record<BabySpec['form'], Box>> = {
  romper: closeUp(400, 430, 250),
  cap: closeUp(400, 620, 230),
  set: closeUp(300, 380, 220),
};

/** For the smallest: a romper, a knitted cap, or both with booties as a set. */
export const baby = (spec: BabySpec): Subject => {
  const draw = (isBack: boolean) => (brush: Brush) => {
    if (spec.form === 'cap') return cap(spec, brush);
    return (spec.form === 'set' ? set : romper)(spec, brush, isBack);
  };
  const plain = { fabrics: [spec.fabric], box: boxes[spec.form], detail: focus[spec.form], front: draw(false), back: draw(true) };
  return proportioned(plain, spec.seed, spec.form === 'set' ? 0 : 0.09);
};
