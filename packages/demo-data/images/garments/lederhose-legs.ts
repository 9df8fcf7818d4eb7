import { hornButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, fold, stitches } from '../parts/cloth.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter, shade } from '../svg/colour.ts';
import { oneSide } from '../svg/curve.ts';
import { alpha, repeat, svg } from '../svg/markup.ts';
import { crotch, legOutline, outerSeam, top, widthAt, type Cut } from './lederhose-cut.ts';
import type { LederhoseStyle } from './lederhose-style.ts';
import type { LederhoseSpec } from '../spec.ts';

export type Parts = { readonly spec: LederhoseSpec; readonly cut: Cut; readonly style: LederhoseStyle; readonly brush: Brush };

/** Stripe along the outer seam: a thin piping, or a galloon of the trim's leather. */
const stripe = ({ spec, cut, style }: Parts): string => {
  const line = oneSide(outerSeam(cut));
  const inset = (by: number, width: number): string => `<g transform="translate(${-by} 0)">${stitches(line, style.stitch, width)}</g>`;
  if (style.stripe === 'none') return `<g opacity=".8">${inset(9, 1.6)}</g>`;
  const width = style.stripe === 'piping' ? 4 : 15;
  const colour = style.stripe === 'piping' ? spec.thread : darker(style.leather.colours[0], 0.4);
  const band = svg`<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" transform="translate(${-width / 2 - 1} 0)"/>`;
  return band + inset(width + 6, 1.5);
};

const cuff = ({ cut: { hem, outer, inner }, style, brush }: Parts, height: number): string => {
  const path = svg`M${400 + outer + 1} ${hem - height}L${400 + outer + 4} ${hem + 2}L${400 + inner - 2} ${hem + 10}L${400 + inner} ${hem - height + 8}Z`;
  return (
    contactShadow(brush, path, 0.8, 0, -3) +
    clothPiece(brush, path, style.trim, { round: 'tube', volume: 0.9 }) +
    stitches(svg`M${400 + outer - 2} ${hem - height + 7}L${400 + inner + 3} ${hem - height + 15}`, style.stitch, 1.6)
  );
};

const hemStitch = ({ cut: { hem, outer, inner }, style }: Parts): string =>
  [8, 16].map((by) => stitches(svg`M${400 + outer - 3} ${hem - by}L${400 + inner + 3} ${hem - by + 7}`, style.stitch, 1.6)).join('');

const slit = (parts: Parts): string => {
  const { hem, outer } = parts.cut;
  const x = 400 + outer - 20;
  return `${hemStitch(parts)}<path d="M${x} ${hem + 2}V${hem - 46}" stroke="${shade}" stroke-opacity=".55" stroke-width="3"/>${stitches(
    svg`M${x - 7} ${hem}V${hem - 54}H${x + 7}V${hem}`,
    parts.style.stitch,
    1.4,
  )}`;
};

/** Three crossings and two loose ends over the slit at the outer knee. */
const ties = (parts: Parts): string => {
  const { hem, outer } = parts.cut;
  const x = 400 + outer - 17;
  const cord = lighter(parts.style.leather.colours[0], 0.45);
  const crossings = repeat(3, (index) => svg`M${x - 9} ${hem - 92 + index * 19}l18 13m0-13l-18 13`);
  const ends = svg`M${x} ${hem - 30}c14 20 4 44 12 66M${x - 2} ${hem - 30}c-10 24 0 40-6 60`;
  return (
    cuff(parts, 28) +
    svg`<path d="${crossings}${ends}" fill="none" stroke="${shade}" stroke-opacity=".4" stroke-width="4.4" transform="translate(1 2)"/>` +
    svg`<path d="${crossings}${ends}" fill="none" stroke="${cord}" stroke-width="3" stroke-linecap="round"/>` +
    svg`<path d="M${x + 12} ${hem + 32}v14M${x - 8} ${hem + 28}v14" stroke="${darker(cord, 0.2)}" stroke-width="6" stroke-linecap="round"/>`
  );
};

const kneeButtons = (parts: Parts): string => {
  const { hem } = parts.cut;
  const row = repeat(4, (index) => {
    const y = hem - 40 - index * 26;
    return hornButton(parts.brush, 400 + widthAt(parts.cut, y) - 17, y, 6.4, parts.spec.buttons);
  });
  return cuff(parts, 24) + row;
};

const hems: Readonly<Record<LederhoseStyle['hem'], (parts: Parts) => string>> = {
  cuff: (parts) => cuff(parts, 34),
  band: (parts) => cuff(parts, 50),
  plain: hemStitch,
  slit,
  ties,
  buttons: kneeButtons,
};

const creases = ({ cut, spec, style: { worn } }: Parts): string => {
  const { hem, outer } = cut;
  const depth = 0.6 + worn * 0.5;
  const groin =
    fold([404, crotch + 2, 428, crotch + 8, 458, crotch, 484, crotch - 22], 11, depth) +
    fold([406, crotch + 22, 426, crotch + 38, 446, crotch + 38, 466, crotch + 28], 8, depth * 0.9);
  const y = spec.cut === 'lang' ? hem - 214 : hem - 136;
  const knee =
    spec.cut === 'kurz'
      ? ''
      : fold([400 + outer + 4, y, 400 + outer - 26, y + 12, 400 + outer - 50, y + 10, 400 + outer - 74, y - 4], 9, depth) +
        fold([414, y + 26, 432, y + 36, 452, y + 36, 470, y + 26], 8, depth * 0.8);
  return groin + knee;
};

/** Wear polishes the thighs and darkens the seat and the knees: never the same on both legs. */
const patina = ({ cut, style, brush }: Parts): string => {
  const half = `${oneSide(legOutline(cut))}Z${oneSide(legOutline(cut), -1)}Z`;
  const spots = repeat(6, (index) => {
    const side = index % 2 ? 1 : -1;
    const y = top + 90 + brush.random() * (cut.hem - top - 140);
    const x = 400 + side * widthAt(cut, y) * (0.25 + brush.random() * 0.6);
    const name = index < 3 ? 'glow' : 'dusk';
    const strength = (name === 'glow' ? 0.9 : 0.6) * (0.4 + style.worn * 0.6);
    return svg`<ellipse cx="${x}" cy="${y}" rx="${44 + brush.random() * 40}" ry="${60 + brush.random() * 70}" fill="${brush.light(name)}" opacity="${alpha(strength)}"/>`;
  });
  return `<g ${brush.clip(half)}>${spots}</g>`;
};

/** Both legs with seams, hem and the marks of wear, which are too faint to be seen on a figure. */
export const legs = (parts: Parts, isWorn = false): string => {
  const path = `${oneSide(legOutline(parts.cut))}Z`;
  const leather = clothPiece(parts.brush, path, parts.style.leather, { round: 'tube', volume: 0.85 });
  return (
    parts.brush.bothSides(leather + creases(parts)) +
    (isWorn ? '' : patina(parts)) +
    parts.brush.bothSides(stripe(parts) + hems[parts.style.hem](parts))
  );
};
