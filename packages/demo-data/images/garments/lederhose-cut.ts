import type { LederhoseSpec } from '../spec.ts';
import { curve, type Curve } from '../svg/curve.ts';
import { modelOf, randomOf } from '../svg/random.ts';

export const top = 330;
export const crotch = top + 214;

export type Cut = {
  readonly hem: number;
  /** Waist, and the hip at least 12 wider than it. */
  readonly waist: number;
  readonly hip: number;
  /** Outer and inner half width of the leg at the hem. */
  readonly outer: number;
  readonly inner: number;
  readonly knee?: { readonly y: number; readonly outer: number };
};

const bodies = {
  men: { waist: 130, hip: 20, shorter: 0, leg: 182 },
  women: { waist: 112, hip: 34, shorter: 22, leg: 170 },
  kids: { waist: 128, hip: 14, shorter: 52, leg: 166 },
} as const;

/** Slim legs hang straighter and closer, comfortable ones stand apart. */
const ease = { slim: -12, regular: 0, comfort: 12 } as const;

/** Measures of a cut: the wearer and the fit first, then what makes this model its own. */
export const cutOf = (spec: LederhoseSpec): Cut => {
  const random = randomOf(`cut ${modelOf(spec.seed)}`);
  const around = (reach: number): number => Math.round((random() * 2 - 1) * reach);
  const body = bodies[spec.wearer];
  const waist = body.waist + around(9);
  const hip = waist + body.hip + Math.abs(around(8));
  const wide = (spec.fit ? ease[spec.fit] : around(12)) + around(8);
  const stance = Math.max(0, around(22));
  const inner = 12 + stance;
  if (spec.cut === 'kurz') return { hem: 662 - body.shorter + around(36), waist, hip, outer: body.leg + wide + stance * 0.7, inner };
  const outer = (spec.cut === 'lang' ? 148 : 150) + wide * 0.8 + stance * 0.8;
  const hem = (spec.cut === 'lang' ? 962 : 812) - body.shorter * 1.3 + around(30);
  const knee = { y: spec.cut === 'lang' ? hem - 210 : hem - 96, outer: Math.max(outer + 6, hip - 2 + wide * 0.5) };
  return { hem, waist, hip, outer, inner, knee };
};

/** Outer seam from the waist to the hem: wider at the hip, tapering at the knee. */
export const outerSeam = ({ hem, waist, hip, outer, knee }: Cut): Curve => {
  const thigh = knee ?? { y: hem, outer };
  const upper = curve(
    [waist, top - 10],
    [
      [waist + 4, top + 30],
      [hip - 2, top + 66],
      [hip, top + 110],
    ],
    [
      [hip + 4, top + 170],
      [thigh.outer + (knee ? 5 : -8), thigh.y - 90],
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

/** How far the outer seam is from the axis at a height, near enough for what is sewn beside it. */
export const widthAt = ({ hem, hip, outer, knee }: Cut, y: number): number => {
  const foot = knee && y <= knee.y ? knee : { y: hem, outer };
  const head = knee && y > knee.y ? knee : { y: top + 110, outer: hip };
  const share = Math.min(1, Math.max(0, (y - head.y) / (foot.y - head.y)));
  return head.outer + (foot.outer - head.outer) * share;
};

/** One leg of the seen right, from the waist's middle round to the crotch. */
export const legOutline = (cut: Cut): Curve => {
  const { hem, inner } = cut;
  const seam = outerSeam(cut);
  return curve(
    [0, top - 2],
    [seam.start],
    ...seam.segments,
    [[inner, hem + 7]],
    [
      [inner - 2, hem - 70],
      [6, crotch + 40],
      [0, crotch],
    ],
  );
};
