import { tiedBow } from '../parts/bow.ts';
import { clothPiece, fold, seam } from '../parts/cloth.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import { wornTorso } from '../parts/torso.ts';
import type { BlouseSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker } from '../svg/colour.ts';
import { across, curve, joined, outline, reversed, type Curve } from '../svg/curve.ts';
import { repeat, svg } from '../svg/markup.ts';
import { blouseSleeves, frill } from './blouse-parts.ts';
import { necklines } from './necklines.ts';

const hem = 540;

const neckOf = ({ neckline }: BlouseSpec): Curve => {
  const line = necklines[neckline];
  return neckline === 'high' ? line : curve([74, 232], [[line.start[0] - 2, line.start[1]]], ...line.segments);
};

const bodyOutline = (neck: Curve): string =>
  outline(
    joined(
      reversed(neck),
      curve(
        neck.start,
        [[98, 238]],
        [
          [104, 262],
          [100, 296],
          [102, 322],
        ],
        [
          [108, 370],
          [104, 440],
          [100, hem - 30],
        ],
        [
          [106, hem - 14],
          [104, hem],
        ],
        [
          [70, hem + 16],
          [30, hem + 18],
          [0, hem + 18],
        ],
      ),
    ),
  );

const bodyFolds = (brush: Brush): string =>
  repeat(9, (index) => {
    const x = 316 + index * 21 + brush.jitter(4);
    return fold(
      [x, hem - 34, x + brush.jitter(6), hem - 90, x + brush.jitter(8), 440, x + (400 - x) * 0.12, 390 + brush.jitter(24)],
      8,
      0.8,
    );
  });

const elastic = (brush: Brush, spec: BlouseSpec): string => {
  const band = `M300 ${hem - 32}Q400 ${hem - 14} 500 ${hem - 32}L503 ${hem}Q400 ${hem + 20} 297 ${hem}Z`;
  const ribs = repeat(26, (index) => svg`M${304 + index * 7.8} ${hem - 28 + 12 * (1 - ((index - 12.5) / 13) ** 2)}v26`);
  return (
    clothPiece(brush, band, spec.fabric, { volume: 0.7 }) +
    `<path d="${ribs}" stroke="${darker(spec.fabric.colours[0], 0.4)}" stroke-opacity=".45" stroke-width="1.4"/>`
  );
};

const neckTrim = (brush: Brush, spec: BlouseSpec, line: string): string => {
  const colour = spec.fabric.colours[0];
  if (spec.trim === 'frill') return frill(line, colour, 12);
  if (spec.trim === 'plain') return seam(line, 2.4, 0.35);
  return `<path d="${line}" fill="none" stroke="${brush.cloth({ name: 'spitze', colours: [colour] })}" stroke-width="20"/><path d="${line}" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="20" stroke-dasharray="1 7" stroke-opacity=".5"/><path d="${line}" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-dasharray=".1 10" transform="translate(0 8)"/>`;
};

const chest = (spec: BlouseSpec, brush: Brush): string => {
  const neck = neckOf(spec);
  const depth = neck.segments.at(-1)?.at(-1)?.[1] ?? 300;
  const cord = spec.cord ? tiedBow(brush, 400, depth + 4, { name: 'uni', colours: [spec.cord] }, 0.4) : '';
  return (
    clothPiece(brush, bodyOutline(neck), spec.fabric, { volume: 0.8 }) +
    bodyFolds(brush) +
    brush.bothSides(seam('M498 240C504 264 500 296 502 322', 1.8, 0.3)) +
    elastic(brush, spec) +
    neckTrim(brush, spec, across(neck)) +
    cord
  );
};

const sleeves = (spec: BlouseSpec, brush: Brush): string => blouseSleeves(brush, spec.sleeveFabric ?? spec.fabric, spec.sleeve);

const inside = ({ neckline, fabric }: BlouseSpec): string => {
  const path = `M326 232C350 246 376 248 400 248C424 248 450 246 474 232L470 330H330Z`;
  return neckline === 'high' ? '' : `<path d="${path}" fill="${darker(fabric.colours[0], 0.22)}"/>`;
};

const front = (spec: BlouseSpec, brush: Brush): string => sleeves(spec, brush) + inside(spec) + chest(spec, brush);

const back = (spec: BlouseSpec, brush: Brush): string => {
  const neck = curve(
    [74, 232],
    [
      [56, 250],
      [28, 258],
      [0, 258],
    ],
  );
  return (
    sleeves(spec, brush) +
    clothPiece(brush, bodyOutline(neck), spec.fabric, { volume: 0.8 }) +
    bodyFolds(brush) +
    elastic(brush, spec) +
    neckTrim(brush, spec, across(neck))
  );
};

/** The blouse without sleeves, to be worn. */
export const blouseChest = chest;

/** Short blouse for under the bodice, with an elastic hem. */
export const blouse = (spec: BlouseSpec): Subject => ({
  fabrics: [spec.fabric, ...(spec.sleeveFabric ? [spec.sleeveFabric] : [])],
  box: boxAround({ puff: 200, cap: 170, half: 208, long: 222 }[spec.sleeve], 212, Math.max(hem + 18, spec.sleeve === 'long' ? 602 : 0)),
  detail: closeUp(400, 300, 280),
  front: (brush) => front(spec, brush),
  back: (brush) => back(spec, brush),
  worn: wornTorso('women'),
});
