import { clothPiece, contactShadow, braid } from '../parts/cloth.ts';
import { drapeCloth, gathers, halfWidthAt, hemLine, type Drape } from '../parts/drape.ts';
import { tiedBow } from '../parts/bow.ts';
import type { DirndlSpec, Fabric, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { svg } from '../svg/markup.ts';
import { apronDrape, type DirndlCut } from './dirndl-silhouette.ts';

/** Lace laid over the hem, with a scalloped upper edge. */
const laceHem = (brush: Brush, drape: Drape, outline: string, thread: Hex, scale: number): string => {
  const lace: Fabric = { name: 'spitze', colours: [thread] };
  const band = hemLine(drape, 44 * scale);
  return svg`<g ${brush.clip(outline)}><path d="${band}" fill="none" stroke="${brush.cloth(lace)}" stroke-width="${96 * scale}"/><path d="${hemLine(drape, 92 * scale)}" fill="none" stroke="${lighter(thread, 0.4)}" stroke-width="${13 * scale}" stroke-linecap="round" stroke-dasharray=".1 15"/></g>`;
};

/** Two frills of net that stand out under the hem. */
const net = (drape: Drape, scale: number): string => {
  const frill = (below: number, colour: Hex): string => {
    const line = hemLine(drape, -below * scale);
    const wide = 34 * scale;
    return (
      svg`<path d="${line}" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="${wide + 2}" stroke-linejoin="round"/>` +
      svg`<path d="${line}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round"/>` +
      svg`<path d="${line}" fill="none" stroke="${darker(colour, 0.26)}" stroke-opacity=".7" stroke-width="${wide}" stroke-dasharray="1.6 5.2 2.4 8.8"/>`
    );
  };
  return frill(16, '#e9e2d4') + frill(4, '#fbf8f1');
};

/** A gathered strip sewn to the lower end of a cloth. */
const flounce = (brush: Brush, drape: Drape, fabric: Fabric, from: number, wider: number, folds = 15): string => {
  const halfWaist = halfWidthAt(drape, from);
  const length = drape.length * (1 - from);
  const strip: Drape = {
    waistY: drape.waistY + drape.length * from + 12,
    halfWaist,
    length: length - 8,
    flare: halfWidthAt(drape, 1) - halfWaist + wider,
    folds,
    fall: 'circle',
    wave: 11,
    dip: 30,
    lean: drape.lean ?? 0,
    isStrip: true,
  };
  const { outline, markup } = drapeCloth(brush, strip, fabric);
  const head = svg`M${400 - halfWaist} ${strip.waistY}Q400 ${strip.waistY + 24} ${400 + halfWaist} ${strip.waistY}`;
  return contactShadow(brush, outline, 0.6, 0, 2) + markup + braid(head, darker(fabric.colours[0], 0.25), 3);
};

/** Three rows, each gathered to the one above. */
const tiers = (brush: Brush, drape: Drape, fabric: Fabric): string =>
  flounce(brush, drape, fabric, 0.64, 24, 12) +
  flounce(brush, { ...drape, length: drape.length * 0.7, flare: halfWidthAt(drape, 0.7) - drape.halfWaist }, fabric, 0.46, 20, 10);

/** The part of a skirt that is longer behind, seen from its inner side. */
const longBack = (brush: Brush, drape: Drape, fabric: Fabric): string =>
  drapeCloth(
    brush,
    { ...drape, length: drape.length + 8, flare: drape.flare - 6, dip: 34, folds: 13 },
    {
      name: 'uni',
      colours: [darker(fabric.colours[0], 0.42)],
    },
  ).markup;

/** The skirt of a cut; `scale` is that of its trims. */
export const dirndlSkirt = (spec: DirndlSpec, cut: DirndlCut, drape: Drape, brush: Brush, scale = 1): string => {
  // Under tiers little of the skirt itself is seen.
  const { outline, markup } = drapeCloth(brush, cut.extra === 'tiers' ? { ...drape, folds: 5, isStrip: true } : drape, spec.skirt);
  const band = spec.hemBand ? `<g ${brush.clip(outline)}>${braid(hemLine(drape, 34 * scale), spec.hemBand, 7 * scale)}</g>` : '';
  const behind = { net: () => net(drape, scale), longBack: () => longBack(brush, drape, spec.skirt) } as const;
  const over = {
    flounce: () => flounce(brush, drape, spec.skirt, 0.76, 40 * scale),
    tiers: () => tiers(brush, drape, spec.skirt),
    peplum: () => peplum(spec, drape, brush),
  } as const;
  return (
    (cut.extra === 'net' || cut.extra === 'longBack' ? behind[cut.extra]() : '') +
    markup +
    (cut.extra === 'flounce' || cut.extra === 'tiers' || cut.extra === 'peplum' ? over[cut.extra]() : '') +
    band +
    (spec.laceOverlay ? laceHem(brush, drape, outline, spec.laceOverlay, scale) : '')
  );
};

/** The short skirt of the bodice, over the hips. */
const peplum = (spec: DirndlSpec, { waistY, halfWaist, length, lean = 0 }: Drape, brush: Brush): string => {
  const drape: Drape = {
    waistY,
    halfWaist: halfWaist + 1,
    length: 40 + length * 0.11,
    flare: halfWaist * 0.66,
    folds: 9,
    wave: 10,
    dip: 34,
    lean: lean * 0.2,
    fall: 'circle',
  };
  const { outline, markup } = drapeCloth(brush, drape, spec.bodice);
  return contactShadow(brush, outline, 1.2) + markup + braid(hemLine(drape, 2), spec.trimColour, 3);
};

/** The band an apron hangs from; it follows a pointed bodice. */
const waistband = ({ point, apron }: DirndlCut, { waistY, halfWaist }: Drape, scale = 1): string => {
  const half = halfWaist + 2;
  const upper = waistY - 9 * scale;
  const lower = upper + apron.band * scale;
  if (point < 30) {
    const dip = 23 * scale;
    return svg`M${400 - half} ${upper}Q400 ${upper + dip} ${400 + half} ${upper}L${400 + half + 1} ${lower}Q400 ${lower + dip} ${400 - half - 1} ${lower}Z`;
  }
  const tip = point * scale;
  return svg`M${400 - half} ${upper}Q${400 - half * 0.3} ${upper + tip * 0.5} 400 ${upper + tip}Q${400 + half * 0.3} ${upper + tip * 0.5} ${400 + half} ${upper}L${400 + half + 1} ${lower}Q${400 + half * 0.3} ${lower + tip * 0.5} 400 ${lower + tip + 3}Q${400 - half * 0.3} ${lower + tip * 0.5} ${400 - half - 1} ${lower}Z`;
};

/** Where the bow sits: the wearer's left is the seen right. */
const bowAt = (
  { bow = 'left' }: DirndlSpec,
  { point, apron }: DirndlCut,
  { waistY, halfWaist }: Drape,
  scale: number,
): readonly [number, number] => {
  const x = { left: 0.62, right: -0.62, middle: 0 }[bow];
  const down = point < 30 ? 11 * (1 - x * x) : point * (1 - Math.abs(x)) ** 1.4;
  return [400 + x * halfWaist, waistY + (apron.band / 2 - 6 + down) * scale];
};

/** The cloth of an apron, over a skirt. */
export const apronCloth = (spec: DirndlSpec, cut: DirndlCut, skirt: Drape, fabric: Fabric, brush: Brush, scale = 1): string => {
  const drape = apronDrape(cut, skirt);
  const { outline, markup } = drapeCloth(brush, drape, fabric);
  const lace = spec.laceOverlay ? laceHem(brush, drape, outline, spec.laceOverlay, scale) : '';
  return contactShadow(brush, outline) + markup + lace + `<g ${brush.clip(outline)}>${gathers(brush, drape, 19)}</g>`;
};

/** Its band and bow, over the bodice. */
export const apronBand = (spec: DirndlSpec, cut: DirndlCut, skirt: Drape, fabric: Fabric, brush: Brush, scale = 1): string => {
  const [x, y] = bowAt(spec, cut, skirt, scale);
  const band = waistband(cut, skirt, scale);
  return contactShadow(brush, band, 0.7, 0, 4) + clothPiece(brush, band, fabric, { volume: 0.8 }) + tiedBow(brush, x, y, fabric, scale);
};

/** What is seen of an apron from behind. */
export const apronTies = (cut: DirndlCut, skirt: Drape, fabric: Fabric, brush: Brush): string => {
  const band = waistband({ ...cut, point: 11 }, skirt);
  return contactShadow(brush, band, 0.7, 0, 4) + clothPiece(brush, band, fabric, { volume: 0.8 });
};
