import { isEven, sheenOf, surfaceOf } from '../fabrics/registry.ts';
import type { Fabric } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import type { LightName } from '../svg/lights.ts';
import { shade, shadeOn } from '../svg/colour.ts';
import { alpha, repeat, svg } from '../svg/markup.ts';
import { paleness } from './cloth.ts';

/** How cloth leaves the waist: in a bell, at once as a full circle does, straight to the hem, over the hip and down, or close to the knee. */
export type Fall = 'bell' | 'circle' | 'straight' | 'column' | 'trumpet';

/** Cloth gathered at a waist and falling to a hem, about x = 400. */
export type Drape = {
  readonly waistY: number;
  readonly halfWaist: number;
  readonly length: number;
  readonly flare: number;
  readonly folds: number;
  readonly fall?: Fall;
  /** How far the middle of the hem hangs below its sides; a hem that is shorter in front has less than nothing. */
  readonly dip?: number;
  /** The hem of an apron may come to a point. */
  readonly isPointed?: boolean;
  /** Depth of the waves of the hem. */
  readonly wave?: number;
  /** How far the hem swings to the seen right. */
  readonly lean?: number;
  /** A narrow strip: its cloth need not turn with every fold. */
  readonly isStrip?: boolean;
};

/** Both controls of the line of fall, as shares of its width and its length. */
const falls: Readonly<Record<Fall, readonly [number, number, number, number]>> = {
  bell: [0.2, 0.17, 0.7, 0.52],
  circle: [0.4, 0.13, 0.86, 0.5],
  straight: [0.33, 0.33, 0.67, 0.67],
  column: [0.6, 0.12, 0.92, 0.5],
  trumpet: [0.34, 0.16, 0.12, 0.62],
};

type FallLine = {
  readonly top: readonly [number, number];
  readonly hem: readonly [number, number];
  readonly controls: readonly [number, number, number, number];
};

/** The line of fall at `t`, from -1 (left edge) over 0 (axis) to 1. */
const fallAt = (drape: Drape, t: number): FallLine => {
  const { waistY, halfWaist, length, flare, lean = 0, dip = 26 } = drape;
  const curveOff = 1 - t * t;
  const top = [400 + t * halfWaist, waistY + 12 * curveOff] as const;
  const hem = [400 + t * (halfWaist + flare) + lean, waistY + length + dip * (drape.isPointed ? 1 - Math.abs(t) : curveOff)] as const;
  const dx = hem[0] - top[0];
  const [x1, y1, x2, y2] = falls[drape.fall ?? 'bell'];
  return { top, hem, controls: [top[0] + dx * x1, top[1] + length * y1, top[0] + dx * x2, top[1] + length * y2] };
};

/** How far the cloth reaches from the axis at a share of its length, near enough to sew a flounce to it. */
export const halfWidthAt = (drape: Drape, share: number): number => {
  const { top, hem, controls } = fallAt({ ...drape, lean: 0 }, 1);
  const at = (u: number, a: number, b: number, c: number, d: number): number =>
    a * (1 - u) ** 3 + 3 * b * u * (1 - u) ** 2 + 3 * c * u * u * (1 - u) + d * u ** 3;
  const y = top[1] + (hem[1] - top[1]) * share;
  let u = share;
  for (let step = 0; step < 8; step += 1) u += (y - at(u, top[1], controls[1], controls[3], hem[1])) / (hem[1] - top[1]);
  return at(u, top[0], controls[0], controls[2], hem[0]) - 400;
};

const down = ({ controls, hem }: FallLine): string => svg`C${controls[0]} ${controls[1]} ${controls[2]} ${controls[3]} ${hem[0]} ${hem[1]}`;
const up = ({ controls, top }: FallLine): string => svg`C${controls[2]} ${controls[3]} ${controls[0]} ${controls[1]} ${top[0]} ${top[1]}`;

/** Falls need no fractions: whole pixels keep the file small. */
const whole = ({ top, hem, controls: [a, b, c, d] }: FallLine): FallLine => ({
  top: [Math.round(top[0]), Math.round(top[1])],
  hem: [Math.round(hem[0]), Math.round(hem[1])],
  controls: [Math.round(a), Math.round(b), Math.round(c), Math.round(d)],
});

const wedge = (drape: Drape, t: number, width: number): string => {
  const left = whole(fallAt(drape, t));
  const right = whole(fallAt(drape, Math.min(1, Math.max(-1, t + width))));
  return svg`M${left.top[0]} ${left.top[1]}${down(left)}L${right.hem[0]} ${right.hem[1] + 4}${up({ ...right, top: left.top })}Z`;
};

/** Where the folds lie; slightly irregular, edges included. */
const foldShares = (brush: Brush, folds: number): readonly number[] =>
  Array.from({ length: folds + 1 }, (_, index) => {
    const even = (index / folds) * 2 - 1;
    return index === 0 || index === folds ? even : even + brush.jitter(0.45 / folds);
  });

const hemScallop = ({ wave = 9 }: Drape, from: FallLine, to: FallLine): string =>
  svg`Q${Math.round((from.hem[0] + to.hem[0]) / 2)} ${Math.round((from.hem[1] + to.hem[1]) / 2) + wave} ${to.hem[0]} ${to.hem[1]}`;

/** In steps of six degrees: every further turn is one more pattern to rasterise. */
const slant = (from: FallLine, to: FallLine): number => {
  const dx = (from.hem[0] + to.hem[0] - from.top[0] - to.top[0]) / 2;
  return Math.round((-Math.atan2(dx, from.hem[1] - from.top[1]) * 30) / Math.PI) * 6;
};

/** Folds are of three depths: as many paths, whatever their number. */
const foldShading = (brush: Brush, drape: Drape, lines: readonly { readonly t: number }[], fabric: Fabric): string => {
  const width = 1.1 / drape.folds;
  const dark = shadeOn(fabric.colours[0]);
  const pale = paleness(fabric.colours[0]);
  const deep = lines.map(({ t }) => ({ t, depth: Math.floor(brush.random() * 3) }));
  const layer = (markup: string, paint: string, opacity: number): string =>
    markup && `<path d="${markup}" fill="${paint}" fill-opacity="${alpha(opacity)}"/>`;
  const shadows = repeat(3, (depth) => {
    const own = deep.filter((fall) => fall.depth === depth);
    const opacity = (0.15 + depth * 0.04) * pale;
    return (
      layer(own.map(({ t }) => wedge(drape, t, width * 0.8)).join(''), dark, opacity) +
      layer(own.map(({ t }) => wedge(drape, t, width * 0.32)).join(''), dark, opacity + 0.04)
    );
  });
  return shadows + layer(deep.map(({ t }) => wedge(drape, t - width * 0.5, width * 0.5)).join(''), '#fff', 0.1);
};

const drapeLight = (brush: Brush, outline: string, fabric: Fabric): string => {
  const ground = fabric.colours[0];
  const sheen = sheenOf(fabric);
  const overlay = (name: LightName, opacity: number): string =>
    brush.path(outline, svg`fill="${brush.light(name)}" opacity="${alpha(opacity)}"`);
  return [
    overlay('volume', 0.85 * paleness(ground)),
    surfaceOf(fabric) === 'pile' ? overlay('pile', 0.7) : '',
    sheen > 0.15 ? overlay('sheen', sheen) : '',
    overlay('fall', paleness(ground)),
    brush.path(outline, `fill="none" stroke="${shadeOn(ground)}" stroke-opacity=".45" stroke-width="1.3"`),
  ].join('');
};

const groundUnder = (fabric: Fabric): string => (fabric.name === 'spitze' ? 'none' : fabric.colours[0]);

/** The drape's outline, with a hem that waves with the folds, and its finished cloth. */
export const drapeCloth = (brush: Brush, drape: Drape, fabric: Fabric): { readonly outline: string; readonly markup: string } => {
  const lines = foldShares(brush, drape.folds).map((t) => ({ t, ...whole(fallAt(drape, t)) }));
  const panels = lines.slice(1).map((to, index) => ({ from: lines[index] ?? to, to }));
  const first = whole(fallAt(drape, -1));
  const last = whole(fallAt(drape, 1));
  const hem = panels.map(({ from, to }) => hemScallop(drape, from, to)).join('');
  const outline = svg`M${first.top[0]} ${first.top[1]}${down(first)}${hem}${up(last)}Q400 ${drape.waistY + 24} ${first.top[0]} ${first.top[1]}Z`;

  const isTurned = !drape.isStrip && !isEven(fabric);
  const cloth = (isTurned ? panels : []).map(
    ({ from, to }) =>
      svg`<path d="M${from.top[0]} ${from.top[1]}${down(from)}${hemScallop(drape, from, to)}${up(to)}Z" fill="${brush.cloth(fabric, slant(from, to))}"/>`,
  );
  return {
    outline,
    // Under turned panels the plain ground is enough: it shows as a hairline between them.
    markup: svg`${brush.path(outline, `fill="${isTurned ? groundUnder(fabric) : brush.cloth(fabric)}"`)}${cloth}<g ${brush.clip(outline)}>${foldShading(brush, drape, lines.slice(1, -1), fabric)}</g>${drapeLight(brush, outline, fabric)}`,
  };
};

/** Short gathers that fan out under a waistband, fine ones and broader ones. */
export const gathers = (brush: Brush, drape: Drape, count: number): string => {
  const lines = Array.from({ length: count }, (_, index) => {
    const { top, hem } = whole(fallAt(drape, ((index / (count - 1)) * 2 - 1) * 0.96));
    const reach = 0.16 + brush.random() * 0.42;
    const dx = hem[0] - top[0];
    const long = drape.length * reach;
    const bend = [dx * 0.04, long * 0.3, dx * reach * 0.5, long * 0.6, dx * reach * 0.9, long].map(Math.round).join(' ');
    return { isBroad: brush.random() > 0.5, path: svg`M${top[0]} ${top[1]}c${bend}` };
  });
  const layer = (isBroad: boolean, width: number): string =>
    svg`<path d="${lines.filter((line) => line.isBroad === isBroad).map(({ path }) => path)}" stroke-width="${width}"/>`;
  return `<g fill="none" stroke="${shade}" stroke-opacity=".2" stroke-linecap="round">${layer(false, 1.4)}${layer(true, 2.4)}</g>`;
};

/** A line that runs parallel to the hem, `above` pixels over it. */
export const hemLine = (drape: Drape, above: number): string => {
  const raised = { ...drape, length: drape.length - above, flare: drape.flare * (1 - above / drape.length) + above * 0.1 };
  const points = Array.from({ length: 9 }, (_, index) => whole(fallAt(raised, index / 4 - 1)).hem);
  return points.map(([x, y], index) => svg`${index ? 'L' : 'M'}${x} ${y}`).join('');
};
