import { hornButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, stitches } from '../parts/cloth.ts';
import { motifAt, scroll } from '../parts/embroidery.ts';
import type { Fabric, LederhoseSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, mix } from '../svg/colour.ts';
import { svg } from '../svg/markup.ts';
import { top, type Cut } from './lederhose-cut.ts';
import type { LederhoseStyle } from './lederhose-style.ts';

type Parts = { readonly spec: LederhoseSpec; readonly cut: Cut; readonly style: LederhoseStyle; readonly brush: Brush };

/** Where a strap leaves the waistband and where it folds back at the shoulder, as distances from the axis. */
const strapEnds = ({ spec, cut, style }: Parts): { readonly foot: number; readonly head: number } => {
  // Beside the flap's buttons, never on them.
  const beside = style.flap.half > 62 ? style.flap.half - 42 : style.flap.half + 12;
  if (spec.braces === 'v') return { foot: beside, head: cut.waist * 0.72 + style.brace.lean };
  return { foot: cut.waist - 38, head: cut.waist - 58 - style.brace.lean * 0.8 };
};

/** One tape, slightly bent outwards, as wide as `width`. */
const tape = (foot: number, head: number, upper: number, width: number): string => {
  const bend = Math.max(foot, head) + 12;
  const middle = (top + upper) / 2;
  return svg`M${400 + foot - width / 2} ${top + 6}Q${400 + bend - width / 2} ${middle} ${400 + head - width / 2} ${upper + 6}L${400 + head + width / 2} ${upper}Q${400 + bend + width / 2} ${middle} ${400 + foot + width / 2} ${top + 6}Z`;
};

const tapeStitch = (foot: number, head: number, upper: number, offset: number): string => {
  const bend = Math.max(foot, head) + 12;
  return svg`M${400 + foot + offset} ${top}Q${400 + bend + offset} ${(top + upper) / 2} ${400 + head + offset} ${upper + 8}`;
};

/** Elastic webbing in the thread's colour, or the leather of the trim. */
const tapeCloth = ({ spec, style }: Parts): Fabric =>
  style.brace.isWoven
    ? { name: 'streif', colours: [darker(style.trim.colours[0], 0.15), mix(spec.thread, style.trim.colours[0], 0.25)] }
    : style.trim;

const straps = (parts: Parts): string => {
  const { spec, style, brush } = parts;
  const { foot, head } = strapEnds(parts);
  const upper = top - style.brace.reach;
  const { width, isWoven } = style.brace;
  const path = tape(foot, head, upper, width);
  const edges = isWoven
    ? ''
    : stitches(tapeStitch(foot, head, upper, width / 2 - 5), style.stitch, 1.4) +
      stitches(tapeStitch(foot, head, upper, 5 - width / 2), style.stitch, 1.4);
  return brush.bothSides(
    contactShadow(brush, path, 0.5) +
      clothPiece(brush, path, tapeCloth(parts), { volume: 0.8 }) +
      edges +
      hornButton(brush, 400 + foot, top - 6, Math.min(10, width * 0.36), spec.buttons),
  );
};

/** Chest piece between the straps: a narrow bar, the usual bar, a shield that points down, or a bib that reaches the waistband. */
const chestPiece = (parts: Parts): string => {
  const { spec, style, brush } = parts;
  const { foot, head } = strapEnds(parts);
  const half = (foot + head) / 2 + 12;
  const upper = top - style.brace.reach * 0.68;
  const tall = { narrow: 34, bar: 56, shield: 50, bib: top - upper - 6 }[style.chest];
  const point = { narrow: 8, bar: 14, shield: 62, bib: 6 }[style.chest];
  const outline = (by: number): string =>
    svg`M${400 - half + by} ${upper + by * 0.8}Q400 ${upper + 14 + by * 0.8} ${400 + half - by} ${upper + by * 0.8}L${400 + half + 3 - by} ${upper + tall - by * 0.6}Q400 ${upper + tall + point - by} ${400 - half - 3 + by} ${upper + tall - by * 0.6}Z`;
  const sign = style.chest === 'bib' || style.chest === 'shield' || spec.motif === 'edelweiss' || spec.motif === 'heart';
  const middle = upper + 7 + (tall + point * 0.5) / 2;
  const size = style.chest === 'bib' ? 1.2 : style.chest === 'narrow' ? 0.4 : 0.62;
  return (
    contactShadow(brush, outline(0), 0.9) +
    clothPiece(brush, outline(0), style.trim, { volume: 0.7 }) +
    stitches(outline(10), style.stitch) +
    scroll(brush, 400, style.chest === 'bib' ? upper + 34 : middle, spec.thread, half / 78) +
    (sign ? motifAt(brush, spec.motif, 400, middle + 32 * size, spec.thread, size) : '')
  );
};

/** Braces from the front: H with an embroidered chest piece, V without. */
export const braceStraps = (parts: Parts): string => {
  if (parts.spec.braces === 'none') return '';
  return parts.spec.braces === 'v' ? straps(parts) : straps(parts) + chestPiece(parts);
};

/** Braces from behind, crossed under a diamond of leather. */
export const crossedBraces = (parts: Parts): string => {
  const { spec, style, brush } = parts;
  if (spec.braces === 'none') return '';
  const { foot } = strapEnds({ ...parts, spec: { ...spec, braces: 'h' } });
  const { reach, width } = style.brace;
  const upper = top - reach;
  const [x, half] = [400 + foot - 10, width / 2];
  const path = svg`M${x - half} ${top}C${x - 30 - half} ${top - reach * 0.3} ${430 - half} ${top - reach * 0.45} ${392 - half} ${top - reach * 0.6}C${360 - half} ${top - reach * 0.74} ${336 - half} ${top - reach * 0.88} ${328 - half} ${upper}H${328 + half}C${340 + half} ${top - reach * 0.86} ${364 + half} ${top - reach * 0.72} ${396 + half} ${top - reach * 0.56}C${440 + half} ${top - reach * 0.36} ${x - 16 + half} ${top - reach * 0.2} ${x + half} ${top}Z`;
  const middle = top - reach * 0.57;
  const diamond = svg`M400 ${middle - 36}L426 ${middle}L400 ${middle + 36}L374 ${middle}Z`;
  return (
    brush.bothSides(contactShadow(brush, path, 0.5) + clothPiece(brush, path, tapeCloth(parts), { volume: 0.8 })) +
    contactShadow(brush, diamond, 0.7) +
    clothPiece(brush, diamond, style.trim, { volume: 0.4 }) +
    stitches(svg`M400 ${middle - 27}L419 ${middle}L400 ${middle + 27}L381 ${middle}Z`, style.stitch, 1.4) +
    brush.bothSides(hornButton(brush, x, top - 8, 8, spec.buttons))
  );
};
