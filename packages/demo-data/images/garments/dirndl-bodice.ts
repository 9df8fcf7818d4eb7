import { chain, coinButton, horn, silver } from '../parts/buttons.ts';
import { braid, clothPiece, ruche, seam } from '../parts/cloth.ts';
import type { DirndlSpec, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, shade } from '../svg/colour.ts';
import { across, curve, joined, oneSide, outline, reversed, type Curve, type Segment } from '../svg/curve.ts';
import { placed, repeat, svg } from '../svg/markup.ts';
import type { DirndlCut } from './dirndl-silhouette.ts';
import { necklines, neckDepth } from './necklines.ts';

/** From the armhole over the waist to its middle, which may come to a point. */
const sideOf = ({ waistY, halfWaist, point }: DirndlCut): readonly Segment[] => [
  [
    [110, 330],
    [halfWaist + 16, waistY - 46],
    [halfWaist, waistY],
  ],
  point < 30
    ? [
        [48, waistY + point],
        [0, waistY + point],
      ]
    : [
        [halfWaist * 0.3, waistY + point * 0.5],
        [0, waistY + point],
      ],
];

/** From the strap over shoulder, armhole and side to the middle of the waist. */
const flank = ({ neckline }: DirndlSpec, cut: DirndlCut): Curve => {
  const [x, y] = necklines[neckline].start;
  const side = sideOf(cut);
  if (neckline === 'high')
    return curve(
      [x, y],
      [[88, 228]],
      [
        [100, 232],
        [99, 250],
        [99, 290],
      ],
      ...side,
    );
  return curve(
    [x, y],
    [[x - 4, 220]],
    [[x + 27, 224]],
    [
      [x + 28, 254],
      [101, 272],
      [100, 294],
    ],
    ...side,
  );
};

const shape = (spec: DirndlSpec, cut: DirndlCut): string => outline(joined(reversed(necklines[spec.neckline]), flank(spec, cut)));

const hooks = (top: number, bottom: number, metal: Hex): string =>
  repeat(
    7,
    (_, share) =>
      svg`<g transform="translate(400 ${top + 10 + share * (bottom - top - 22)})"><path d="M-13 0h26" stroke="${darker(metal, 0.5)}" stroke-width="3.6"/><path d="M-13-.6h26" stroke="${metal}" stroke-width="2.2"/><circle cx="-14" r="3.4" fill="none" stroke="${metal}" stroke-width="2"/><path d="M13-3v6" stroke="${metal}" stroke-width="3"/></g>`,
  );

const lacing = (brush: Brush, top: number, bottom: number, metal: Hex): string => {
  const rows = 5;
  const step = (bottom - top - 26) / rows;
  const y = (index: number): number => top + 10 + index * step;
  const cords = repeat(rows, (index) => svg`M374 ${y(index)}L426 ${y(index + 1)}M426 ${y(index)}L374 ${y(index + 1)}`);
  const eyelets = repeat(rows + 1, (index) => coinButton(brush, 373, y(index), 5.6, metal) + coinButton(brush, 427, y(index), 5.6, metal));
  const loose = svg`<path d="M374 ${y(rows)}C384 ${bottom + 2} 392 ${bottom - 4} 396 ${bottom + 4}M426 ${y(rows)}C416 ${bottom + 2} 408 ${bottom - 4} 404 ${bottom + 4}"`;
  return (
    `<path d="${cords}" stroke="${darker(metal, 0.65)}" stroke-width="4.4" stroke-opacity=".6" fill="none"/><path d="${cords}" stroke="${metal}" stroke-width="2.8" stroke-dasharray="4 1.6" fill="none"/>` +
    `${loose} stroke="${metal}" stroke-width="2.6" fill="none" stroke-dasharray="4 1.6"/>${eyelets}`
  );
};

const closure = (spec: DirndlSpec, cut: DirndlCut, brush: Brush): string => {
  const top = neckDepth(spec.neckline);
  const bottom = cut.waistY + Math.max(0, cut.point - 30);
  const metal = spec.metal ?? silver;
  if (spec.closure === 'hooks') return hooks(top, bottom, metal);
  if (spec.closure === 'lacing') return lacing(brush, top, bottom, metal);
  if (spec.closure === 'buttons')
    return repeat(6, (_, share) => coinButton(brush, 400, top + 13 + share * (bottom - top - 26), 6.8, spec.metal ?? horn));
  return `<path d="M400 ${top + 4}V${bottom}" stroke="${shade}" stroke-opacity=".5" stroke-width="2.4"/>${placed(400, top + 14, `<path d="M-3 0h6l-1 14h-4z" fill="${metal}"/>`)}`;
};

const neckTrim = (spec: DirndlSpec): string => {
  const line = across(necklines[spec.neckline]);
  if (spec.trim === 'ruche') return ruche(line, spec.trimColour, 12);
  if (spec.trim === 'piping') return braid(line, spec.trimColour, 4);
  return (
    `<path d="${line}" fill="none" stroke="${spec.trimColour}" stroke-width="11" stroke-linecap="round" stroke-dasharray=".1 9"/>` +
    `<path d="${line}" fill="none" stroke="${spec.trimColour}" stroke-width="6"/><path d="${line}" fill="none" stroke="${darker(spec.trimColour, 0.3)}" stroke-width="1.4" stroke-dasharray="2 4"/>`
  );
};

const brooch = (brush: Brush, x: number, y: number, petal: Hex): string =>
  placed(
    x,
    y,
    `<path d="M4 6C18 8 26 18 24 30C12 28 4 20 2 8ZM-4 6C-16 10-22 20-18 30C-8 26-2 18-1 8Z" fill="#4d6b46" stroke="#22331f"/>${repeat(7, (index) => `<ellipse cy="-10" rx="6" ry="9" transform="rotate(${index * 51.4})" fill="${petal}" stroke="${darker(petal, 0.45)}"/>`)}<circle r="5.4" fill="#f1c65a"/><circle r="15" fill="${brush.light('glow')}"/>`,
  );

const watchChain = (brush: Brush, y: number, metal: Hex): string => {
  const points = Array.from({ length: 23 }, (_, index) => [356 + index * 4, y + 34 - ((index - 11) / 11) ** 2 * 34] as const);
  return chain(brush, points, 4.2, metal) + coinButton(brush, 400, y + 46, 10, metal);
};

const extra = (spec: DirndlSpec, brush: Brush): string => {
  if (spec.extra === 'brooch') return brooch(brush, 340, 318, spec.trimColour);
  return spec.extra === 'chain' ? watchChain(brush, 356, spec.metal ?? silver) : '';
};

const laceOver = (spec: DirndlSpec, brush: Brush, path: string): string =>
  spec.laceOverlay ? `<path d="${path}" fill="${brush.cloth({ name: 'spitze', colours: [spec.laceOverlay] })}" opacity=".75"/>` : '';

/** Bodice seen from the front, with closure and trims. */
export const bodiceFront = (spec: DirndlSpec, cut: DirndlCut, brush: Brush): string => {
  const path = shape(spec, cut);
  const princess = oneSide(
    curve(
      [spec.neckline === 'high' ? 62 : 60, spec.neckline === 'high' ? 250 : 312],
      [
        [64, 352],
        [58, cut.waistY - 34],
        [47, cut.waistY + 10 + Math.max(0, cut.point - 30) * 0.3],
      ],
    ),
  );
  const top = neckDepth(spec.neckline);
  return (
    clothPiece(brush, path, spec.bodice) +
    laceOver(spec, brush, path) +
    brush.bothSides(
      `<path d="M${400 + 60} 318C${400 + 66} 346 ${400 + 62} 366 ${400 + 56} 384" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="14" stroke-linecap="round"/>`,
    ) +
    brush.bothSides(braid(princess, spec.trimColour, 2.6)) +
    seam(`M400 ${top}V${cut.waistY + cut.point - 1}`) +
    brush.bothSides(
      braid(
        oneSide(
          curve(
            [100, 294],
            [
              [101, 272],
              [107, 254],
              [106, 228],
            ],
          ),
        ),
        spec.trimColour,
        1.6,
      ),
    ) +
    neckTrim(spec) +
    closure(spec, cut, brush) +
    extra(spec, brush)
  );
};

/** Bodice from behind: a higher neck and a zip in the middle seam. */
export const bodiceBack = (spec: DirndlSpec, cut: DirndlCut, brush: Brush): string => {
  const neck = curve(
    [70, 228],
    [
      [56, 248],
      [28, 256],
      [0, 256],
    ],
  );
  const half = joined(
    reversed(neck),
    curve(
      [70, 228],
      [[98, 224]],
      [
        [108, 254],
        [101, 272],
        [100, 294],
      ],
      ...sideOf({ ...cut, point: 11 }),
    ),
  );
  const path = outline(half);
  const dart = oneSide(
    curve(
      [84, 268],
      [
        [60, 320],
        [50, cut.waistY - 50],
        [44, cut.waistY + 8],
      ],
    ),
  );
  return (
    clothPiece(brush, path, spec.bodice) +
    laceOver(spec, brush, path) +
    brush.bothSides(braid(dart, spec.trimColour, 2.4)) +
    braid(across(neck), spec.trimColour, 4) +
    seam(`M400 258V${cut.waistY + 10}`, 2.4, 0.5) +
    placed(400, 262, `<path d="M-3 0h6l-1 15h-4z" fill="${spec.metal ?? silver}"/>`)
  );
};
