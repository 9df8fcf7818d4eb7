import { isEven, sheenOf, surfaceOf } from '../fabrics/registry.ts';
import type { Fabric } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import type { LightName } from '../svg/lights.ts';
import { shade, shadeOn } from '../svg/colour.ts';
import { alpha, repeat, svg } from '../svg/markup.ts';
import { paleness } from './cloth.ts';

/** Cloth gathered at a waist and falling to a hem, symmetrical about x = 400. */
export type Drape = {
  readonly waistY: number;
  readonly halfWaist: number;
  readonly length: number;
  readonly flare: number;
  readonly folds: number;
};

type Fall = {
  readonly top: readonly [number, number];
  readonly hem: readonly [number, number];
  readonly controls: readonly [number, number, number, number];
};

/** The line of fall at `t`, from -1 (left edge) over 0 (axis) to 1. */
const fallAt = ({ waistY, halfWaist, length, flare }: Drape, t: number): Fall => {
  const curveOff = 1 - t * t;
  const top = [400 + t * halfWaist, waistY + 12 * curveOff] as const;
  const hem = [400 + t * (halfWaist + flare), waistY + length + 26 * curveOff] as const;
  const dx = hem[0] - top[0];
  return { top, hem, controls: [top[0] + dx * 0.2, top[1] + length * 0.17, top[0] + dx * 0.7, top[1] + length * 0.52] };
};

const down = ({ controls, hem }: Fall): string => svg`C${controls[0]} ${controls[1]} ${controls[2]} ${controls[3]} ${hem[0]} ${hem[1]}`;
const up = ({ controls, top }: Fall): string => svg`C${controls[2]} ${controls[3]} ${controls[0]} ${controls[1]} ${top[0]} ${top[1]}`;

/** Falls need no fractions: whole pixels keep the file small. */
const whole = ({ top, hem, controls: [a, b, c, d] }: Fall): Fall => ({
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

const hemScallop = (from: Fall, to: Fall): string =>
  svg`Q${Math.round((from.hem[0] + to.hem[0]) / 2)} ${Math.round((from.hem[1] + to.hem[1]) / 2) + 9} ${to.hem[0]} ${to.hem[1]}`;

/** In steps of six degrees: every further turn is one more pattern to rasterise. */
const slant = (from: Fall, to: Fall): number => {
  const dx = (from.hem[0] + to.hem[0] - from.top[0] - to.top[0]) / 2;
  return Math.round((-Math.atan2(dx, from.hem[1] - from.top[1]) * 30) / Math.PI) * 6;
};

/** Folds are of three depths: as many paths, whatever their number. */
const foldShading = (brush: Brush, drape: Drape, falls: readonly { readonly t: number }[], fabric: Fabric): string => {
  const width = 1.1 / drape.folds;
  const dark = shadeOn(fabric.colours[0]);
  const pale = paleness(fabric.colours[0]);
  const deep = falls.map(({ t }) => ({ t, depth: Math.floor(brush.random() * 3) }));
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
  const falls = foldShares(brush, drape.folds).map((t) => ({ t, ...whole(fallAt(drape, t)) }));
  const panels = falls.slice(1).map((to, index) => ({ from: falls[index] ?? to, to }));
  const first = whole(fallAt(drape, -1));
  const last = whole(fallAt(drape, 1));
  const hem = panels.map(({ from, to }) => hemScallop(from, to)).join('');
  const outline = svg`M${first.top[0]} ${first.top[1]}${down(first)}${hem}${up(last)}Q400 ${drape.waistY + 24} ${first.top[0]} ${first.top[1]}Z`;

  const isTurned = !isEven(fabric);
  const cloth = (isTurned ? panels : []).map(
    ({ from, to }) =>
      svg`<path d="M${from.top[0]} ${from.top[1]}${down(from)}${hemScallop(from, to)}${up(to)}Z" fill="${brush.cloth(fabric, slant(from, to))}"/>`,
  );
  return {
    outline,
    // Under turned panels the plain ground is enough: it shows as a hairline between them.
    markup: svg`${brush.path(outline, `fill="${isTurned ? groundUnder(fabric) : brush.cloth(fabric)}"`)}${cloth}<g ${brush.clip(outline)}>${foldShading(brush, drape, falls.slice(1, -1), fabric)}</g>${drapeLight(brush, outline, fabric)}`,
  };
};

/** Short gathers that fan out under a waistband. */
export const gathers = (brush: Brush, drape: Drape, count: number): string => {
  const lines = repeat(count, (_, share) => {
    const { top, hem } = whole(fallAt(drape, (share * 2 - 1) * 0.96));
    const reach = 0.16 + brush.random() * 0.42;
    const dx = hem[0] - top[0];
    const long = drape.length * reach;
    const bend = [dx * 0.04, long * 0.3, dx * reach * 0.5, long * 0.6, dx * reach * 0.9, long].map(Math.round).join(' ');
    return svg`<path d="M${top[0]} ${top[1]}c${bend}" stroke-width="${1 + brush.random() * 1.8}"/>`;
  });
  return `<g fill="none" stroke="${shade}" stroke-opacity=".2" stroke-linecap="round">${lines}</g>`;
};

/** A line that runs parallel to the hem, `above` pixels over it. */
export const hemLine = (drape: Drape, above: number): string => {
  const raised = { ...drape, length: drape.length - above, flare: drape.flare * (1 - above / drape.length) + above * 0.1 };
  const points = Array.from({ length: 9 }, (_, index) => whole(fallAt(raised, index / 4 - 1)).hem);
  return points.map(([x, y], index) => svg`${index ? 'L' : 'M'}${x} ${y}`).join('');
};
