import { hornButton } from '../parts/buttons.ts';
import { clothPiece, contactShadow, seam, stitches } from '../parts/cloth.ts';
import { motifAt, scroll } from '../parts/embroidery.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import type { LederhoseSpec } from '../spec.ts';
import { lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { braceStraps, crossedBraces } from './lederhose-braces.ts';
import { crotch, cutOf, top, widthAt } from './lederhose-cut.ts';
import { legEmbroidery } from './lederhose-embroidery.ts';
import { legs, type Parts } from './lederhose-legs.ts';
import { styleOf } from './lederhose-style.ts';

const flapOutline = ({ style: { flap } }: Parts, by: number): string => {
  const half = flap.half - by;
  const upper = top + by * 1.6;
  const lower = top + flap.depth - by;
  const foot = {
    round: svg`L${400 + half - 6} ${lower - 22}Q400 ${lower + 16} ${400 - half + 6} ${lower - 22}`,
    straight: svg`L${400 + half - 3} ${lower - 10}Q${400 + half - 4} ${lower} ${400 + half - 14} ${lower}H${400 - half + 14}Q${400 - half + 4} ${lower} ${400 - half + 3} ${lower - 10}`,
    pointed: svg`L${400 + half - 5} ${lower - 30}L400 ${lower + 8}L${400 - half + 5} ${lower - 30}`,
  }[flap.end];
  return svg`M${400 - half} ${upper}H${400 + half}${foot}Z`;
};

const frontFlap = (parts: Parts): string => {
  const { spec, style, brush } = parts;
  const { half, depth, rows } = style.flap;
  const outline = flapOutline(parts, 0);
  const row = (y: number, x: number, size: number): string =>
    [400 - x, 400 + x].map((at) => hornButton(brush, at, y, size, spec.buttons)).join('');
  const size = Math.min(1.05, (depth - 50) / 74, half / 56);
  return (
    contactShadow(brush, outline, 1.1) +
    clothPiece(brush, outline, style.trim, { volume: 0.6 }) +
    stitches(flapOutline(parts, 11), style.stitch) +
    motifAt(brush, spec.motif === 'vine' ? 'heart' : spec.motif, 400, top + depth - 18, spec.thread, size) +
    (half > 56 ? scroll(brush, 400, top + 32, spec.thread, Math.min(0.9, half / 92)) : '') +
    row(top + 11, half - 11, 9.6) +
    (rows === 2 ? row(top + 11, half * 0.42, 7.2) : '')
  );
};

/** The knife pocket lies along the wearer's right seam: its edges follow the leg, so it never looks like a loose tag. */
const knifePocket = (parts: Parts): string => {
  const { cut, style, brush } = parts;
  const from = top + 132;
  const to = Math.min(from + 94, cut.hem - 70);
  const edge = (y: number, by: number): number => 400 - widthAt(cut, y) + by;
  const outline = (by: number): string =>
    svg`M${edge(from, 8 + by)} ${from + by}Q${edge(from, 19)} ${from - 5 + by} ${edge(from, 30 - by)} ${from + by}L${edge(to, 27 - by)} ${to - by}Q${edge(to, 18)} ${to + 8 - by} ${edge(to, 9 + by)} ${to - by}Z`;
  return (
    contactShadow(brush, outline(0), 0.7, 1, 2) +
    clothPiece(brush, outline(0), style.trim, { volume: 0.9 }) +
    stitches(outline(4), style.stitch, 1.2, '3.4 2.6') +
    hornButton(brush, edge(from, 19), from + 12, 4.6, parts.spec.buttons)
  );
};

const pocketLine = ({ cut: { hip, waist }, style }: Parts): string => {
  const mouth = 400 + Math.max(style.flap.half + 12, waist - 58);
  if (style.pockets === 'slant') return svg`M${mouth + 6} ${top + 16}L${400 + hip - 4} ${top + 104}`;
  return svg`M${mouth} ${top + 18}C${mouth + 4} ${top + 66} ${mouth + 22} ${top + 92} ${400 + hip - 4} ${top + 98}`;
};

const pockets = (parts: Parts): string => {
  const { style, brush, cut } = parts;
  const line = pocketLine(parts);
  const mouth = `${line}L${400 + cut.waist} ${top + 14}Z`;
  const [near, far] = [400 + style.flap.half + 14, 400 + (cut.waist + cut.hip) / 2 - 6];
  const lid = svg`M${near} ${top + 42}L${far} ${top + 36}L${far + 6} ${top + 64}Q${(near + far) / 2} ${top + 90} ${near} ${top + 70}Z`;
  const flapped =
    style.pockets === 'flap'
      ? contactShadow(brush, lid, 0.8) + clothPiece(brush, lid, style.trim, { volume: 0.5 }) + stitches(lid, style.stitch, 1.3)
      : `<path d="${mouth}" fill="${brush.light('dusk')}" opacity=".7"/>${seam(line, 2.4, 0.45)}<g transform="translate(-5 4)">${stitches(line, style.stitch)}</g>`;
  return brush.bothSides(flapped) + (style.hasKnifePocket ? knifePocket(parts) : '');
};

const waistband = ({ cut: { waist }, style, brush }: Parts): string => {
  const path = svg`M${400 - waist} ${top - 20}Q400 ${top - 8} ${400 + waist} ${top - 20}L${400 + waist + 3} ${top + 12}Q400 ${top + 25} ${400 - waist - 3} ${top + 12}Z`;
  const line = (y: number): string =>
    stitches(svg`M${400 - waist + 3} ${top + y}Q400 ${top + y + 12} ${400 + waist - 3} ${top + y}`, style.stitch, 1.4);
  return contactShadow(brush, path, 0.6, 0, 4) + clothPiece(brush, path, style.trim) + line(-15) + line(7);
};

const breeches = (parts: Parts, isWorn = false): string =>
  legs(parts, isWorn) +
  seam(`M400 ${top + 90}V${crotch}`, 2.6, 0.5) +
  legEmbroidery(parts) +
  pockets(parts) +
  waistband(parts) +
  frontFlap(parts);

const front = (parts: Parts): string => breeches(parts) + braceStraps(parts);

const back = (parts: Parts): string => {
  const { cut, style, brush } = parts;
  const [inner, outer] = [428, 400 + cut.hip - 34];
  const pocket = svg`M${inner} ${top + 70}H${outer}L${outer - 4} ${top + 136}Q${(inner + outer) / 2} ${top + 152} ${inner + 4} ${top + 136}Z`;
  const yoke = svg`M400 ${top + 60}C436 ${top + 50} ${400 + cut.waist * 0.6} ${top + 36} ${400 + cut.waist + 2} ${top + 20}`;
  const lacing = repeat(3, (index) => svg`M391 ${top - 8 + index * 11}l18 9m0-9l-18 9`);
  return (
    legs(parts) +
    seam(`M400 ${top + 8}V${crotch}`, 2.6, 0.5) +
    brush.bothSides(seam(yoke, 2.2, 0.4) + `<g transform="translate(0 5)">${stitches(yoke, style.stitch)}</g>`) +
    brush.bothSides(
      contactShadow(brush, pocket, 0.7) + clothPiece(brush, pocket, style.trim, { volume: 0.5 }) + stitches(pocket, style.stitch, 1.4),
    ) +
    legEmbroidery(parts, top + 168) +
    waistband(parts) +
    `<path d="${lacing}" fill="none" stroke="${lighter(style.leather.colours[0], 0.45)}" stroke-width="2.6"/>` +
    crossedBraces(parts)
  );
};

/** Breeches to be worn: the braces lie on the trunk, all else on hip and legs. */
export const lederhoseLayers = (spec: LederhoseSpec) => {
  const cut = cutOf(spec);
  const style = styleOf(spec);
  return {
    cut,
    reach: style.brace.reach,
    breeches: (brush: Parts['brush']): string => breeches({ spec, cut, style, brush }, true),
    braces: (brush: Parts['brush']): string => braceStraps({ spec, cut, style, brush }),
  };
};

/** Leather breeches with drop front, embroidery and braces; for men, women and children. */
export const lederhose = (spec: LederhoseSpec): Subject => {
  const cut = cutOf(spec);
  const style = styleOf(spec);
  const upper = spec.braces === 'none' ? top - 24 : top - style.brace.reach - 2;
  const lower = style.hem === 'ties' ? cut.hem + 46 : cut.hem + 12;
  const parts = (brush: Parts['brush']): Parts => ({ spec, cut, style, brush });
  return {
    fabrics: [style.leather],
    box: boxAround(Math.max(cut.hip, cut.outer, cut.knee?.outer ?? 0) + 5, upper, lower),
    detail: closeUp(400, top + 118, 290),
    front: (brush) => front(parts(brush)),
    back: (brush) => back(parts(brush)),
    worn: { waistY: top, pixelsPerCm: 6.4, marks: [], girth: spec.wearer === 'women' ? 1.24 : 1.42 },
  };
};
