import { tiedBow } from '../parts/bow.ts';
import { braid, clothPiece, contactShadow, fold } from '../parts/cloth.ts';
import { drapeCloth, gathers, hemLine, type Drape } from '../parts/drape.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import type { ApronSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { lighter } from '../svg/colour.ts';
import { svg } from '../svg/markup.ts';

const waistY = 250;
const band = `M286 ${waistY - 16}Q400 ${waistY + 6} 514 ${waistY - 16}L517 ${waistY + 14}Q400 ${waistY + 38} 283 ${waistY + 14}Z`;
/** Long tie of the seen right side, hanging in one turn. */
const tie = `M514 ${waistY - 14}C560 ${waistY - 40} 604 ${waistY - 18} 600 ${waistY + 30}C596 ${waistY + 90} 612 ${waistY + 170} 628 ${waistY + 250}L600 ${waistY + 256}C588 ${waistY + 170} 572 ${waistY + 100} 576 ${waistY + 34}C576 ${waistY + 8} 550 ${waistY + 2} 516 ${waistY + 14}Z`;

const drapeOf = ({ length }: ApronSpec): Drape => ({
  waistY,
  halfWaist: 104,
  length: 180 + length * 4.2,
  flare: 60 + length * 0.4,
  folds: 9,
});

const cloth = (spec: ApronSpec, brush: Brush): string => {
  const drape = drapeOf(spec);
  const { outline, markup } = drapeCloth(brush, drape, spec.fabric);
  const hem = spec.hemBand ? `<g ${brush.clip(outline)}>${braid(hemLine(drape, 36), spec.hemBand, 8)}</g>` : '';
  const lace = spec.lace
    ? svg`<g ${brush.clip(outline)}><path d="${hemLine(drape, 24)}" fill="none" stroke="${brush.cloth({ name: 'spitze', colours: [spec.lace] })}" stroke-width="56"/><path d="${hemLine(drape, 54)}" fill="none" stroke="${lighter(spec.lace, 0.4)}" stroke-width="12" stroke-linecap="round" stroke-dasharray=".1 14"/></g>`
    : '';
  return markup + hem + lace + `<g ${brush.clip(outline)}>${gathers(brush, drape, 24)}</g>`;
};

const ties = (spec: ApronSpec, brush: Brush): string =>
  brush.bothSides(
    clothPiece(brush, tie, spec.fabric, { volume: 0.7 }) + fold([520, waistY, 566, waistY - 20, 590, waistY + 10, 590, waistY + 60], 6),
  );

const waistband = (spec: ApronSpec, brush: Brush): string =>
  contactShadow(brush, band, 0.7, 0, 4) + clothPiece(brush, band, spec.fabric, { volume: 0.8 });

const front = (spec: ApronSpec, brush: Brush): string => {
  const bowX = { left: 470, right: 330, middle: 400 }[spec.bow];
  return cloth(spec, brush) + waistband(spec, brush) + tiedBow(brush, bowX, waistY + 12, spec.fabric, 1.12);
};

/** An apron alone, tied in front or lying with open ties. */
export const apron = (spec: ApronSpec): Subject => {
  const { halfWaist, flare, length } = drapeOf(spec);
  return {
    fabrics: [spec.fabric],
    box: boxAround(Math.max(halfWaist + flare, 228), waistY - 40, waistY + length + 26),
    detail: closeUp(420, 350, 330),
    front: (brush) => front(spec, brush),
    back: (brush) => ties(spec, brush) + cloth(spec, brush) + waistband(spec, brush),
    worn: { waistY, pixelsPerCm: length / spec.length, marks: [50, 60, 70, 85], girth: 1.3 },
  };
};
