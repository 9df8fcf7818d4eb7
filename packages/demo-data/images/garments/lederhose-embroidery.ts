import { motifAt, tendril } from '../parts/embroidery.ts';
import { crotch, top, widthAt } from './lederhose-cut.ts';
import type { Parts } from './lederhose-legs.ts';
import type { LederhoseStyle } from './lederhose-style.ts';

type Field = { readonly x: (y: number) => number; readonly from: number; readonly to: number };

/** Room on the leg: between the pocket and whatever closes the hem. */
const fieldOf = ({ cut, style, spec }: Parts, from: number): Field => {
  const closed = { cuff: 44, band: 60, plain: 26, slit: 62, ties: 46, buttons: 40 }[style.hem];
  const to = spec.cut === 'lang' ? cut.hem - 250 : cut.hem - closed;
  return { from, to, x: (y) => 400 + widthAt(cut, y) * 0.62 };
};

/** Motif on the thigh, a tendril hanging from it. */
const thigh = ({ spec, brush, style }: Parts, { x, from, to }: Field): string => {
  const foot = from + 62 * style.size;
  const rest = to - foot - 30;
  return (
    motifAt(brush, spec.motif, x(foot), foot, spec.thread, style.size) +
    (rest > 34 ? tendril(brush, x(foot), foot + 12, Math.min(rest, 230), spec.thread, 0.84) : '')
  );
};

/** A long vine beside the seam, the motif small at its head. */
const side = ({ spec, brush, cut, style }: Parts, { from, to }: Field): string => {
  const x = 400 + widthAt(cut, (from + to) / 2) - 42;
  const motif = style.size * 0.62;
  return (
    motifAt(brush, spec.motif, x, from + 46, spec.thread, motif) +
    tendril(brush, x, from + 54, to - from - 84, spec.thread, 0.7 + style.size * 0.3)
  );
};

/** The motif large above the hem. */
const hem = ({ spec, brush, style }: Parts, { x, to }: Field): string => {
  const size = style.size * 1.2;
  return (
    motifAt(brush, spec.motif, x(to) - 6, to - 4, spec.thread, size) +
    motifAt(brush, 'vine', x(to) - 6, to - 10 - 66 * size, spec.thread, 0.7)
  );
};

/** The motif three times, one below the other and smaller. */
const column = ({ spec, brush, style }: Parts, { x, from, to }: Field): string => {
  const step = Math.min(78 * style.size, (to - from) / 3);
  return [1, 0.82, 0.66]
    .map((share, index) => motifAt(brush, spec.motif, x(from), from + step * (index + 0.9), spec.thread, (step / 74) * share))
    .join('');
};

/** Motif, tendril, and a second tendril towards the inner leg. */
const rich = (parts: Parts, field: Field): string => {
  const { spec, brush } = parts;
  const long = field.to - crotch - 70;
  if (long < 40) return thigh(parts, field);
  return thigh(parts, field) + tendril(brush, 400 + widthAt(parts.cut, crotch) * 0.26, crotch + 44, Math.min(long, 190), spec.thread, 0.66);
};

const layouts: Readonly<Record<LederhoseStyle['embroidery'], (parts: Parts, field: Field) => string>> = { thigh, side, hem, column, rich };

/** Embroidery of both legs, below a height. */
export const legEmbroidery = (parts: Parts, from = top + 124): string =>
  parts.brush.bothSides(layouts[parts.style.embroidery](parts, fieldOf(parts, from)));
