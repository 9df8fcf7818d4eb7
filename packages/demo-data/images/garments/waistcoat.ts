import { chain, coinButton } from '../parts/buttons.ts';
import { braid, clothPiece, contactShadow, fold, seam } from '../parts/cloth.ts';
import { wornTorso, type TopLayers } from '../parts/torso.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import type { Fabric, Hex, WaistcoatSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, shade } from '../svg/colour.ts';
import { curve, oneSide, outline } from '../svg/curve.ts';
import { repeat, svg } from '../svg/markup.ts';
import { standCollar } from './collars.ts';

const half = ({ wearer }: WaistcoatSpec) => ({ waist: wearer === 'women' ? 104 : 120, chest: wearer === 'women' ? 122 : 130 });

const liningOf = (spec: WaistcoatSpec): Fabric => ({ name: 'seide', colours: [spec.lining ?? darker(spec.fabric.colours[0], 0.4)] });

/** Front panel of the seen right; the panels overlap in the middle. */
const panel = (spec: WaistcoatSpec, neckY: number): string => {
  const { waist, chest } = half(spec);
  return `${oneSide(
    curve(
      [-6, neckY + 18],
      [
        [14, neckY - 20],
        [44, 290],
        [56, 226],
      ],
      [[124, 246]],
      [
        [104, 290],
        [100, 350],
        [chest, 392],
      ],
      [
        [chest - 2, 440],
        [waist, 480],
        [waist, 520],
      ],
      [
        [waist, 560],
        [waist + 4, 590],
        [waist + 6, 612],
      ],
      [[54, 650]],
      [[-6, 612]],
    ),
  )}Z`;
};

const backPanel = (spec: WaistcoatSpec): string => {
  const { waist, chest } = half(spec);
  return outline(
    curve(
      [0, 236],
      [
        [24, 234],
        [44, 230],
        [56, 224],
      ],
      [[124, 246]],
      [
        [104, 290],
        [100, 350],
        [chest, 392],
      ],
      [
        [chest - 2, 440],
        [waist, 480],
        [waist, 520],
      ],
      [
        [waist + 4, 590],
        [waist + 6, 600],
        [waist + 6, 610],
      ],
      [[0, 600]],
    ),
  );
};

const pocket = (brush: Brush, spec: WaistcoatSpec): string => {
  const welt = 'M430 508L496 496L499 516L433 528Z';
  return (
    contactShadow(brush, welt, 0.6, 0, 2) +
    clothPiece(brush, welt, spec.fabric, { volume: 0.4 }) +
    (spec.piping ? braid('M430 508L496 496', spec.piping, 2.4) : seam('M430 508L496 496'))
  );
};

const watchChain = (brush: Brush, colour: Hex): string => {
  const points = Array.from(
    { length: 17 },
    (_, index) => [400 + index * 4.2, 470 + 46 * Math.sin((index / 16) * Math.PI * 0.9) + index * 1.6] as const,
  );
  return chain(brush, points, 4.6, colour) + coinButton(brush, 402, 472, 5, colour);
};

const shawl = (brush: Brush, spec: WaistcoatSpec, neckY: number): string => {
  const path = `M454 224C474 260 470 330 404 ${neckY + 14}C396 ${neckY - 6} 440 300 454 224Z`;
  return brush.bothSides(contactShadow(brush, path, 0.7) + clothPiece(brush, path, spec.fabric, { turn: 20, volume: 0.5 }));
};

const panels = (spec: WaistcoatSpec, brush: Brush): string => {
  const neckY = spec.collar === 'stand' ? 276 : 372;
  const count = spec.buttonCount ?? 6;
  const path = panel(spec, neckY);
  const piping = spec.piping
    ? braid(
        oneSide(
          curve(
            [-6, neckY + 18],
            [
              [14, neckY - 20],
              [44, 290],
              [56, 226],
            ],
          ),
        ),
        spec.piping,
        3.4,
      ) + braid(oneSide(curve([half(spec).waist + 6, 612], [[54, 650]], [[-6, 612]])), spec.piping, 3)
    : '';
  const side =
    clothPiece(brush, path, spec.fabric) +
    fold([522, 420, 500, 450, 492, 480, 490, 520], 9, 0.8) +
    seam('M470 330C462 400 462 520 470 630', 1.6, 0.22) +
    pocket(brush, spec) +
    piping;
  const top = spec.collar === 'stand' ? 300 : neckY + 22;
  return (
    `<g transform="matrix(-1 0 0 1 800 0)">${side}</g>${contactShadow(brush, path, 0.6, -2, 3)}${side}` +
    (spec.collar === 'shawl' ? shawl(brush, spec, neckY) : '') +
    (spec.collar === 'stand' ? standCollar(brush, spec.fabric, spec.piping) : '') +
    repeat(count, (_, share) => coinButton(brush, 400, top + share * (596 - top), 8.6, spec.buttons)) +
    (spec.chain ? watchChain(brush, spec.chain) : '')
  );
};

const inside = (spec: WaistcoatSpec, brush: Brush): string =>
  clothPiece(brush, backPanel(spec), liningOf(spec)) +
  `<path d="M346 226C362 244 438 244 454 226L450 250C430 262 370 262 350 250Z" fill="${shade}" opacity=".28"/>`;

const front = (spec: WaistcoatSpec, brush: Brush): string => inside(spec, brush) + panels(spec, brush);

const back = (spec: WaistcoatSpec, brush: Brush): string => {
  const strap = 'M300 500H500V518H300Z';
  return (
    clothPiece(brush, backPanel(spec), liningOf(spec)) +
    seam('M400 236V602') +
    clothPiece(brush, strap, liningOf(spec), { volume: 0.3 }) +
    svg`<path d="M386 496h28v26h-28z" fill="none" stroke="${spec.buttons}" stroke-width="4"/>`
  );
};

const chestUnderCollar = 'M400 304C368 292 348 262 345 226C370 250 430 250 455 226C452 262 432 292 400 304Z';

/** A waistcoat to be worn: over somebody else's sleeves. */
export const waistcoatLayers = (spec: WaistcoatSpec): TopLayers => ({
  torso: { shoulder: 124, chest: half(spec).chest, waist: half(spec).waist, hip: half(spec).waist + 6, waistY: 520, hemY: 612, tail: 38 },
  behind: () => '',
  // A stand collar closes over cloth, not over the shirt.
  body: (brush) => (spec.collar === 'stand' ? clothPiece(brush, chestUnderCollar, spec.fabric, { volume: 0.4 }) : '') + panels(spec, brush),
});

/** Waistcoat with coin buttons and a lining that shows at the neck. */
export const waistcoat = (spec: WaistcoatSpec): Subject => ({
  fabrics: [spec.fabric, liningOf(spec)],
  box: boxAround(136, spec.collar === 'stand' ? 202 : 220, 652),
  detail: closeUp(410, 430, 210),
  front: (brush) => front(spec, brush),
  back: (brush) => back(spec, brush),
  worn: wornTorso(spec.wearer),
});
