import type { LederhoseSpec } from '../spec.ts';
import { curve, type Curve } from '../svg/curve.ts';

export const top = 330;

type Cut = {
  readonly hem: number;
  /** Waist, and the hip 12 to 26 wider than it. */
  readonly waist: number;
  readonly hip: number;
  /** Outer and inner half width of the leg at the hem. */
  readonly outer: number;
  readonly inner: number;
  readonly knee?: { readonly y: number; readonly outer: number };
};

/** Measures of a cut; women's are narrower in the waist, and theirs and children's legs are shorter. */
export const cutOf = ({ cut, wearer }: LederhoseSpec): Cut => {
  const waist = wearer === 'women' ? 98 : 110;
  const hip = 126;
  const shorter = wearer === 'men' ? 0 : wearer === 'women' ? 28 : 44;
  if (cut === 'kurz') return { hem: 650 - shorter, waist, hip, outer: 150, inner: 20 };
  if (cut === 'kniebund') return { hem: 780 - shorter, waist, hip, outer: 118, inner: 18, knee: { y: 690 - shorter, outer: 128 } };
  return { hem: 900 - shorter, waist, hip, outer: 116, inner: 20, knee: { y: 760 - shorter, outer: 118 } };
};

/** Outer seam from the waist to the hem: wider at the hip, tapering at the knee. */
export const outerSeam = (spec: LederhoseSpec): Curve => {
  const { hem, waist, hip, outer, knee } = cutOf(spec);
  const thigh = knee ?? { y: hem, outer };
  const upper = curve(
    [waist, top - 10],
    [
      [waist + 5, top + 40],
      [hip - 1, top + 86],
      [hip, top + 124],
    ],
    [
      [hip + 5, top + 180],
      [thigh.outer + (knee ? 6 : -6), thigh.y - 90],
      [thigh.outer, thigh.y],
    ],
  );
  if (!knee) return upper;
  return curve(upper.start, ...upper.segments, [
    [knee.outer - 3, knee.y + 40],
    [outer, hem - 40],
    [outer, hem],
  ]);
};

/** One leg of the seen right, from the waist's middle round to the crotch. */
export const legOutline = (spec: LederhoseSpec): Curve => {
  const { hem, inner } = cutOf(spec);
  const seam = outerSeam(spec);
  return curve(
    [0, top - 2],
    [seam.start],
    ...seam.segments,
    [[inner, hem + 7]],
    [
      [inner - 2, hem - 70],
      [8, top + 250],
      [0, top + 212],
    ],
  );
};
