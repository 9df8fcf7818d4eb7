import type { TopLayers } from '../parts/torso.ts';
import type { Sleeve } from '../spec.ts';
import type { lederhoseLayers } from '../garments/lederhose.ts';
import { crotch as flatCrotch, top as flatWaist, widthAt } from '../garments/lederhose-cut.ts';
import type { Body } from './body.ts';
import type { Bone } from './bone.ts';
import type { Point, Warp } from './path-data.ts';

/** Pairs in rising order; between them a straight line, beyond them the nearest one goes on. */
type Pairs = readonly (readonly [number, number])[];

const along = (pairs: Pairs, at: number): number => {
  const found = pairs.findIndex(([from]) => from >= at);
  const index = Math.min(pairs.length - 1, Math.max(1, found < 0 ? pairs.length - 1 : found));
  const [x0, y0] = pairs[index - 1] ?? [0, 0];
  const [x1, y1] = pairs[index] ?? [1, 0];
  return y0 + ((at - x0) * (y1 - y0)) / (x1 - x0);
};

const held = (pairs: Pairs, at: number): number => along(pairs, Math.max(pairs[0]?.[0] ?? at, Math.min(pairs.at(-1)?.[0] ?? at, at)));

const sideOf = (x: number): 1 | -1 => (x < 400 ? -1 : 1);

/** Shirts, jackets and waistcoats: their shoulders on the shoulders, their waist at the waist, `ease` pixels wider than the body. */
export const torsoWarp = (body: Body, torso: TopLayers['torso'], ease: number): Warp => {
  const { marks, y, half } = body;
  const [shoulder, waist] = [y(marks.shoulder + 0.3), y(marks.waist)];
  const below = Math.max(0.8, (waist - shoulder) / (torso.waistY - 254));
  const heights: Pairs = [
    [200, y(marks.neckSide + 3.4)],
    [226, y(marks.neckSide - 0.2)],
    [254, shoulder],
    [386, y(marks.underarm - 1)],
    [torso.waistY, waist],
    [torso.waistY + 400, waist + 400 * below],
  ];
  const flat: Pairs = [
    [254, torso.shoulder],
    [386, torso.chest],
    [torso.waistY, torso.waist],
    [torso.hemY, torso.hip],
  ];
  const shoulders = half(y(marks.shoulder - 3)) * (torso.shoulder < 130 ? 0.82 : 0.97);
  const seen: Pairs = [
    [254, shoulders],
    [386, half(y(marks.underarm)) + ease],
    [torso.waistY, half(waist) + ease * 1.5],
    [torso.hemY, half(y(marks.hip + 4)) + ease * 1.2],
  ];
  return (x, at) => body.on(((x - 400) * held(seen, at)) / held(flat, at), along(heights, at));
};

/** The bodice of a dirndl lies close; what stands out beyond it (puffed sleeves) keeps its volume. */
export const bodiceWarp = (body: Body, piece: 'bodice' | 'blouse' = 'bodice'): Warp => {
  const { marks, y, half, pixelsPerCm: k } = body;
  const heights: Pairs = [
    [206, y(marks.neckSide + 0.4)],
    [228, y(marks.shoulder + 1.4)],
    [294, y(marks.underarm - 0.5)],
    [430, y(marks.waist)],
    [560, y(marks.waist) + 130 * 0.86 * body.zoom],
  ];
  // A blouse hangs straight where a bodice is cut to the waist.
  const [ribs, waist, below] = piece === 'blouse' ? [106, 106, 103] : [99, 84, 94];
  const flat: Pairs = [
    [228, 108],
    [294, 101],
    [335, 106],
    [384, ribs],
    [430, waist],
    [470, below],
  ];
  const strap = half(y(marks.shoulder - 3)) * 0.8;
  const seen: Pairs = [
    [228, strap],
    [294, half(y(marks.underarm)) * 0.97],
    [335, half(y(marks.underarm * 0.72 + marks.waist * 0.28)) + 0.3 * k],
    [384, half(y(marks.underarm * 0.34 + marks.waist * 0.66))],
    [430, half(y(marks.waist)) + 2],
    [470, half(y(marks.waist - 5.5)) + 3],
  ];
  return (x, at) => {
    const off = Math.abs(x - 400);
    const [from, to] = [held(flat, at), held(seen, at)];
    const reach = off <= from ? (off * to) / from : to + (off - from) * 0.62 * body.zoom;
    return body.on(sideOf(x) * reach, along(heights, at));
  };
};

/** Middle and half width of a flat sleeve at a height, measured from the axis. */
type FlatSleeve = { readonly from: number; readonly to: number; readonly axis: Pairs; readonly half: Pairs };

/** The sleeve of a shirt or jacket as `parts/torso.ts` cuts it. */
export const torsoSleeve = ({ torso: { shoulder }, sleeves }: TopLayers): FlatSleeve => {
  const { endY = 600, width = 60, spread = 70 } = sleeves?.cut ?? {};
  return {
    from: 262,
    to: endY,
    axis: [
      [262, shoulder - 12],
      [386, shoulder + 14],
      [endY, shoulder + spread - width / 2],
    ],
    half: [
      [262, 32],
      [386, 40],
      [endY, width / 2 + 3],
    ],
  };
};

/** The sleeves of a blouse that reach along the arm; the others keep to the shoulder. */
export const blouseSleeve: Readonly<Record<Extract<Sleeve, 'half' | 'long'>, FlatSleeve>> = {
  half: {
    from: 230,
    to: 412,
    axis: [
      [246, 104],
      [320, 144],
      [412, 174],
    ],
    half: [
      [246, 24],
      [320, 43],
      [412, 32],
    ],
  },
  long: {
    from: 230,
    to: 596,
    axis: [
      [246, 104],
      [330, 146],
      [410, 169],
      [596, 189],
    ],
    half: [
      [246, 24],
      [330, 44],
      [410, 32],
      [596, 19],
    ],
  },
};

/** A sleeve on its arm: `reach` is the share of the arm that it covers. */
export const sleeveWarp =
  (arms: readonly [Bone, Bone], flat: FlatSleeve, reach: number, ease: number): Warp =>
  (x, at) => {
    const side = sideOf(x);
    const bone = arms[side === 1 ? 1 : 0];
    const { middle, across, radius } = bone.at(((at - flat.from) / (flat.to - flat.from)) * bone.length * reach);
    const off = ((Math.abs(x - 400) - held(flat.axis, at)) / held(flat.half, at)) * (radius + ease) * side;
    return [middle[0] + across[0] * off, middle[1] + across[1] * off];
  };

/** Where a height is met along a leg. */
export const alongLeg = (leg: Bone, y: number): number => {
  const [, root] = leg.at(0).middle;
  const [, foot] = leg.at(leg.length).middle;
  return ((y - root) / (foot - root)) * leg.length;
};

type Breeches = ReturnType<typeof lederhoseLayers>;

/** Height of the hem of breeches on a body. */
export const breechesHem = ({ marks, y }: Body, cut: 'kurz' | 'kniebund' | 'lang'): number =>
  ({ kurz: y(marks.crotch * 0.56 + marks.knee * 0.44), kniebund: y(marks.knee - 5), lang: y(marks.ankle + 3) })[cut];

/** Breeches: one surface over hip and seat that parts into two legs. */
export const breechesWarp = (body: Body, { cut }: Breeches, model: 'kurz' | 'kniebund' | 'lang'): Warp => {
  const { marks, y, half, pixelsPerCm: k } = body;
  const heights: Pairs = [
    [flatWaist, y(marks.waist - 1)],
    [flatWaist + 110, y(marks.hip + 1)],
    [flatCrotch, y(marks.crotch - 2)],
    [cut.hem, breechesHem(body, model)],
  ];
  const flat: Pairs = [
    [flatWaist, cut.waist],
    [flatWaist + 110, cut.hip],
    [flatCrotch, widthAt(cut, flatCrotch)],
  ];
  const seen: Pairs = [
    [flatWaist, half(y(marks.waist - 1)) + 0.5 * k],
    [flatWaist + 110, half(y(marks.hip + 1)) + 0.8 * k],
    [flatCrotch, half(y(marks.hip)) + 0.8 * k],
  ];
  const loose = { kurz: 2.6, kniebund: 1.3, lang: 1.6 }[model] * k;
  const onLeg = (x: number, at: number): Point => {
    const side = sideOf(x);
    const leg = body.legs[side === 1 ? 1 : 0];
    const outer = widthAt(cut, at);
    const inner = Math.max(0, (cut.inner * (at - flatCrotch)) / (cut.hem - flatCrotch));
    const { middle, across, radius } = leg.at(alongLeg(leg, along(heights, at)));
    const off = ((Math.abs(x - 400) - (outer + inner) / 2) / ((outer - inner) / 2)) * (radius + loose) * side;
    return [middle[0] + across[0] * off, middle[1] + across[1] * off];
  };
  return (x, at) => {
    const hip = body.on(((x - 400) * held(seen, at)) / held(flat, at), along(heights, at));
    const share = Math.max(0, Math.min(1, (at - flatCrotch + 90) / 100));
    if (share === 0) return hip;
    const leg = onLeg(x, at);
    const eased = share * share * (3 - 2 * share);
    return [hip[0] + (leg[0] - hip[0]) * eased, hip[1] + (leg[1] - hip[1]) * eased];
  };
};

/** Braces run from the waistband over the shoulders. */
export const bracesWarp = (body: Body, { cut, reach }: Breeches): Warp => {
  const { marks, y, half } = body;
  const heights: Pairs = [
    [flatWaist - reach, y(marks.shoulder + 2.6)],
    [flatWaist, y(marks.waist - 1)],
  ];
  const narrow = (half(y(marks.waist)) / cut.waist) * 0.96;
  return (x, at) => body.on((x - 400) * narrow, along(heights, at));
};
