import type { Wearer } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import type { Subject } from './subject.ts';
import { curve, joined, oneSide, outline, reversed, type Curve } from '../svg/curve.ts';
import { svg } from '../svg/markup.ts';

/** Cut of an upper garment; x is the distance from the axis. */
export type Torso = {
  /** From the neck at the shoulder to the middle of the front. */
  readonly neck: Curve;
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly waistY: number;
  readonly hemY: number;
  /** How far the middle of the hem hangs below its sides. */
  readonly tail: number;
};

const shoulderY = 254;
const underarmY = 386;

/** Closed outline of body front or back, without sleeves. */
export const torsoOutline = (torso: Torso): string => {
  const { neck, shoulder, chest, waist, hip, waistY, hemY, tail } = torso;
  const side = curve(
    neck.start,
    [[shoulder, shoulderY]],
    [
      [shoulder - 14, 296],
      [shoulder - 18, 346],
      [chest, underarmY],
    ],
    [
      [chest - 2, underarmY + 50],
      [waist, waistY - 50],
      [waist, waistY],
    ],
    [
      [waist, waistY + 50],
      [hip, hemY - 60],
      [hip, hemY],
    ],
    [
      [hip * 0.9, hemY + tail * 0.5],
      [hip * 0.5, hemY + tail],
      [0, hemY + tail],
    ],
  );
  return outline(joined(reversed(neck), side));
};

/** An upper garment in the parts that lie behind the neck, on the arms and on the trunk, to be worn. */
export type TopLayers = {
  readonly torso: Pick<Torso, 'shoulder' | 'chest' | 'waist' | 'hip' | 'waistY' | 'hemY' | 'tail'>;
  readonly behind: (brush: Brush) => string;
  readonly sleeves?: { readonly cut: SleeveCut; readonly draw: (brush: Brush) => string };
  readonly body: (brush: Brush) => string;
};

export type SleeveCut = { readonly endY: number; readonly width: number; readonly spread: number };

/** Sleeve of the seen right side, hanging from the shoulder. */
export const sleeveOutline = ({ shoulder, chest }: Torso, { endY, width, spread }: SleeveCut): string => {
  const elbow = Math.min(440, shoulderY + (endY - shoulderY) * 0.6);
  return `${oneSide(
    curve(
      [shoulder - 6, shoulderY - 4],
      [
        [shoulder + 26, 262],
        [shoulder + 42, elbow * 0.75],
        [shoulder + spread * 0.62, elbow],
      ],
      [[shoulder + spread, endY]],
      [[shoulder + spread - width, endY + 10]],
      [
        [shoulder + spread * 0.62 - width * 1.16, elbow + 30],
        [chest + 8, Math.min(430, endY)],
        [chest - 6, underarmY - 4],
      ],
      // Tucked under the body: its armhole is hollower than a straight line.
      [[shoulder - 44, 330]],
    ),
  )}Z`;
};

/** A band round the end of that sleeve, `height` wide. */
export const cuffOutline = ({ shoulder }: Torso, { endY, width, spread }: SleeveCut, height: number): string => {
  const x = 400 + shoulder + spread;
  return svg`M${x - height * 0.1 + 3} ${endY - height}L${x + 3} ${endY + 2}Q${x - width / 2} ${endY + 12} ${x - width - 3} ${endY + 12}L${x - width - 4 - height * 0.06} ${endY - height + 10}Q${x - width / 2} ${endY - height + 10} ${x - height * 0.1 + 3} ${endY - height}Z`;
};

/** Where the armhole seam lies, on the seen right. */
export const armhole = ({ shoulder, chest }: Torso): string =>
  oneSide(
    curve(
      [shoulder - 4, shoulderY],
      [
        [shoulder - 14, 296],
        [shoulder - 18, 346],
        [chest - 2, underarmY],
      ],
    ),
  );

/** Upper garments on the figure: its shoulders under the seam of the shoulder. */
export const wornTorso = (wearer: Wearer = 'men'): NonNullable<Subject['worn']> => ({
  waistY: shoulderY + 32 * 7.2,
  pixelsPerCm: 7.2,
  marks: [],
  girth: wearer === 'women' ? 1.26 : 1.42,
});
