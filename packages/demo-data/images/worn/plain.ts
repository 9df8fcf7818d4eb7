import { kentCollar } from '../garments/collars.ts';
import { blouseSleeves } from '../garments/blouse-parts.ts';
import { clothPiece } from '../parts/cloth.ts';
import type { Fabric, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import type { Body } from './body.ts';
import { limbOutline } from './bone.ts';
import { alongLeg, bodiceWarp, torsoWarp } from './fitting.ts';
import { between, through, type Point } from './path-data.ts';
import { worn } from './warp-markup.ts';

/**
 * Quiet companions of the piece that is shown: plain, and drawn with few lines, since they take their share of the picture's bytes.
 */
const linen: Hex = '#f4f0e6';
const leather: Hex = '#4a3226';
const cloth: Fabric = { name: 'uni', colours: [linen] };

/** Both edges of a top between two rows of (distance from the middle in centimetres, height). */
const sides = (body: Body, rows: readonly (readonly [number, number])[]): readonly [readonly Point[], readonly Point[]] => {
  const edge = (side: 1 | -1): readonly Point[] => rows.map(([off, height]) => body.on(side * off * body.pixelsPerCm, body.y(height)));
  return [edge(-1), edge(1)];
};

const halfCm = (body: Body, height: number): number => body.half(body.y(height)) / body.pixelsPerCm;

const waistRows = (body: Body): readonly (readonly [number, number])[] => {
  const { marks } = body;
  return [
    [halfCm(body, marks.underarm) + 0.8, marks.underarm],
    [halfCm(body, (marks.underarm + marks.waist) / 2) + 1.4, (marks.underarm + marks.waist) / 2],
    [halfCm(body, marks.waist) + 1.3, marks.waist],
    [halfCm(body, marks.waist - 3) + 0.6, marks.waist - 3],
  ];
};

const dragLines = (body: Body): string => {
  const { marks, y } = body;
  const low = marks.waist + (marks.underarm - marks.waist) * 0.3;
  return ([-1, 1] as const)
    .flatMap((side) =>
      [0, 1, 2].map((step) =>
        through([
          body.front(side * (0.96 - step * 0.08), y(low + step * 2)),
          body.front(side * (0.6 - step * 0.16), y(low - 3 - step)),
          body.front(side * (0.42 - step * 0.1), y(low - 6 - step)),
        ]),
      ),
    )
    .join('');
};

const creased = (body: Body, colour: Hex): string =>
  svg`<path d="${dragLines(body)}" fill="none" stroke="${darker(colour, 0.45)}" stroke-opacity=".28" stroke-width="${0.34 * body.pixelsPerCm}" stroke-linecap="round"/>`;

/** A white shirt with a turned-down collar; its sleeves are drawn with the arms. */
export const plainShirt = (brush: Brush, body: Body): string => {
  const { marks, y, pixelsPerCm: k } = body;
  const shoulder = halfCm(body, marks.shoulder - 3);
  const neck = halfCm(body, marks.neckSide) + 0.4;
  const path = between(
    ...sides(body, [
      [neck, marks.neckSide + 0.6],
      [shoulder * 0.72, marks.shoulder + 1.3],
      [shoulder * 0.97, marks.shoulder - 0.9],
      ...waistRows(body),
    ]),
  );
  const placket = through([marks.neckSide - 4, marks.underarm, marks.waist - 3].map((height) => body.on(0.6 * k, y(height))));
  const buttons = repeat(4, (index) => {
    const [x, at] = body.on(0, y(marks.shoulder - 5 - index * ((marks.shoulder - marks.waist) / 4.6)));
    return svg`<circle cx="${x}" cy="${at}" r="${0.5 * k}" fill="#d9cdb4" stroke="#8c7f66"/>`;
  });
  const torso = { shoulder: 166, chest: 160, waist: 152, hip: 160, waistY: 500, hemY: 672, tail: 50 };
  return (
    clothPiece(brush, path, cloth, { volume: 0.8 }) +
    creased(body, linen) +
    svg`<path d="${placket}" fill="none" stroke="${darker(linen, 0.4)}" stroke-opacity=".5" stroke-width="1.4"/>` +
    buttons +
    worn(brush, torsoWarp(body, torso, k), (own) => kentCollar(own, cloth))
  );
};

/** Its sleeve on one arm: `reach` is the share of the arm that it covers. */
export const plainSleeve = (brush: Brush, body: Body, side: 1 | -1, reach: number): string => {
  const bone = body.arms[side === 1 ? 1 : 0];
  const k = body.pixelsPerCm;
  const end = bone.length * reach;
  return (
    clothPiece(brush, limbOutline(bone, -0.6 * k, end, 1.3 * k, 7), cloth, { round: 'tube', volume: 0.7 }) +
    clothPiece(brush, limbOutline(bone, end - 4.6 * k, end + 0.4 * k, 1.7 * k, 3), cloth, { round: 'tube', volume: 0.8 })
  );
};

/** A white blouse with a frill. */
export const plainBlouse = (brush: Brush, body: Body): string => {
  const { marks, pixelsPerCm: k } = body;
  const shoulder = halfCm(body, marks.shoulder - 3);
  const drop = (marks.shoulder - marks.underarm) * 0.62;
  const [left, right] = sides(body, [[shoulder * 0.56, marks.shoulder + 1.6], [shoulder * 0.94, marks.shoulder - 0.6], ...waistRows(body)]);
  const [neckLeft, neckRight] = sides(body, [
    [shoulder * 0.56, marks.shoulder + 1.6],
    [shoulder * 0.5, marks.shoulder - drop * 0.6],
    [shoulder * 0.26, marks.shoulder - drop * 0.96],
    [0, marks.shoulder - drop],
  ]);
  const neck = through([...neckLeft, ...[...neckRight].reverse().slice(1)]);
  const path = `${neck}L${through([...right]).slice(1)}L${through([...left].reverse()).slice(1)}Z`;
  return (
    clothPiece(brush, path, cloth, { volume: 0.8 }) +
    creased(body, linen) +
    svg`<path d="${neck}" fill="none" stroke="${darker(linen, 0.25)}" stroke-width="${1.3 * k}" stroke-linecap="round"/><path d="${neck}" fill="none" stroke="#fffdf7" stroke-width="${1.1 * k}" stroke-linecap="round"/><path d="${neck}" fill="none" stroke="${darker(linen, 0.3)}" stroke-width="${1.1 * k}" stroke-dasharray="1.4 5"/>`
  );
};

export const plainPuff = (brush: Brush, body: Body, side: 1 | -1): string =>
  worn(brush, bodiceWarp(body), (own) => blouseSleeves(own, cloth, 'puff'), { side });

/** Dark breeches to the knee. */
export const plainBreeches = (brush: Brush, body: Body): string => {
  const { marks, y, pixelsPerCm: k } = body;
  const hide: Fabric = { name: 'suede', colours: [leather] };
  const hem = marks.knee - 4;
  const halves = ([-1, 1] as const).map((side) => {
    const leg = body.legs[side === 1 ? 1 : 0];
    const onLeg = (height: number, way: 1 | -1): Point => {
      const { middle, across, radius } = leg.at(alongLeg(leg, y(height)));
      return [middle[0] + across[0] * (radius + 1.2 * k) * way, middle[1] + across[1] * (radius + 1.2 * k) * way];
    };
    const down = [0.25, 0.5, 0.75, 1].map((share) => marks.crotch + (hem - marks.crotch) * share);
    const outer = [
      body.on(side * (body.half(y(marks.waist - 1)) + 0.4 * k), y(marks.waist - 1)),
      body.on(side * (body.half(y(marks.hip)) + 0.7 * k), y(marks.hip)),
      ...down.map((height) => onLeg(height, side)),
    ];
    const inner = [
      body.on(-side * 1, y(marks.waist - 1)),
      body.on(-side * 1, y(marks.crotch - 2)),
      ...down.map((height) => onLeg(height, side === 1 ? -1 : 1)),
    ];
    return clothPiece(brush, between(outer, inner), hide, { round: 'tube', volume: 0.85 });
  });
  const [left, right] = sides(body, [
    [halfCm(body, marks.waist) + 0.6, marks.waist],
    [halfCm(body, marks.waist - 3) + 0.7, marks.waist - 3],
  ]);
  const band = `${through(left)}L${through([...right].reverse()).slice(1)}Z`;
  return halves.join('') + clothPiece(brush, band, { name: 'suede', colours: [darker(leather, 0.2)] });
};
