import type { Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { mix } from '../svg/colour.ts';
import { svg } from '../svg/markup.ts';
import type { Body } from './body.ts';
import { limbOutline, type Bone } from './bone.ts';
import { between, through, type Point } from './path-data.ts';

/** The one shadow tone of a skin. */
export const shadowOf = (skin: Hex): Hex => mix(skin, '#54201a', 0.42);
const lineOf = (skin: Hex): Hex => mix(skin, '#3d1612', 0.6);

const painted = (brush: Brush, path: string, skin: Hex): string =>
  brush.path(path, `fill="${skin}"`) +
  brush.path(path, `fill="${brush.light('flesh')}"`) +
  brush.path(path, `fill="none" stroke="${lineOf(skin)}" stroke-opacity=".42" stroke-width="1.1"`);

/** A limb of bare skin. */
export const bareLimb = (brush: Brush, bone: Bone, skin: Hex, from = 0, to = bone.length): string =>
  painted(brush, limbOutline(bone, from, to), skin);

/** Relaxed, seen from its back; the wrist at the origin, the thumb to the right. */
const handShape =
  'M-10 -6C-11 8-15 20-15 34C-15 48-12 60-8 72C-6 79-1 80 0 74C2 80 7 79 7 72C10 73 13 69 12 62C13 52 12 42 11 34C15 40 18 47 21 51C25 54 28 50 26 44C22 33 17 20 13 10C12 4 11 0 10 -6Z';
const handLines = 'M-6 44C-5 56-4 66 0 74M2 44C3 54 5 64 7 71M11 34C9 28 8 22 8 16';

/** The hand at the end of an arm. */
export const hand = (brush: Brush, body: Body, side: 1 | -1): string => {
  const bone = body.arms[side === 1 ? 1 : 0];
  const { middle, across } = bone.at(bone.length);
  const turn = (Math.atan2(-across[0], across[1]) * 180) / Math.PI + 90;
  const size = (bone.at(bone.length).radius / 12.6) * 0.98;
  const markup =
    painted(brush, handShape, body.skin) +
    `<path d="${handLines}" fill="none" stroke="${lineOf(body.skin)}" stroke-opacity=".5" stroke-width="1.2" stroke-linecap="round"/>`;
  return `<g transform="${svg`translate(${middle[0]} ${middle[1]}) rotate(${turn + side * -4})`} scale(${(-side * size).toFixed(3)} ${size.toFixed(3)})">${markup}</g>`;
};

/** Neck, shoulders and chest, as far as clothes leave them free. */
export const trunk = (brush: Brush, body: Body): string => {
  const { marks, y, skin } = body;
  const heights = [
    marks.neckTop + 3,
    marks.chin - 2,
    marks.neckSide + 1.6,
    marks.neckSide - 0.6,
    marks.shoulder + 0.6,
    marks.shoulder - 2.4,
    marks.underarm + 4,
    marks.underarm - 6,
    marks.waist,
  ];
  const edge = (side: 1 | -1): readonly Point[] => heights.map((height) => body.front(side, y(height)));
  const path = between(edge(-1), edge(1));
  const k = body.pixelsPerCm;
  const bones = ([-1, 1] as const)
    .map((side) => {
      const collar = [0.08, 0.3, 0.62].map((u, index) => body.front(side * u, y(marks.shoulder - 1.4 + index * 0.7)));
      const sinew = [body.front(side * 0.62, y(marks.chin - 4)), body.front(side * 0.06, y(marks.shoulder - 0.4))];
      return through(collar) + through(sinew);
    })
    .join('');
  const [middle, chin] = body.front(0, y(marks.chin - 0.6));
  return (
    painted(brush, path, skin) +
    svg`<g ${brush.clip(path)}><path d="M${middle - 9 * k} -20H${middle + 9 * k}V${chin - k}Q${middle + 2 * k} ${chin + 5 * k} ${middle - 9 * k} ${chin - 2 * k}Z" fill="${shadowOf(skin)}" opacity=".7"/>` +
    `<path d="${bones}" fill="none" stroke="${shadowOf(skin)}" stroke-opacity=".5" stroke-width="${(k * 0.36).toFixed(1)}" stroke-linecap="round"/></g>`
  );
};

/** Jaw and chin, cut off by the frame below the mouth: a face would be somebody's. */
export const jaw = (brush: Brush, body: Body): string => {
  const { marks, y, skin, pixelsPerCm: k } = body;
  const [middle] = body.front(0, y(marks.chin));
  const wide = { women: 6, men: 6.9, kids: 6.3 }[body.wearer] * k;
  const [top, chin] = [-12, y(marks.chin)];
  const tip = { women: 0.3, men: 0.42, kids: 0.4 }[body.wearer] * wide;
  const path = svg`M${middle - wide} ${top}C${middle - wide} ${chin - 3.4 * k} ${middle - tip * 2} ${chin - 0.5 * k} ${middle - tip * 0.6} ${chin}Q${middle} ${chin + 0.5 * k} ${middle + tip * 0.6} ${chin}C${middle + tip * 2} ${chin - 0.5 * k} ${middle + wide} ${chin - 3.4 * k} ${middle + wide} ${top}Z`;
  return painted(brush, path, skin);
};

/** Shadow of a hem or a sleeve on the limb below it. */
export const castOn = (brush: Brush, bone: Bone, skin: Hex, from: number, to: number): string =>
  brush.path(limbOutline(bone, from, to, 0, 4), `fill="${shadowOf(skin)}" opacity=".36"`);
