import { bodiceBack, bodiceFront } from './dirndl-bodice.ts';
import { blouseNeck, blouseSleeves } from './blouse-parts.ts';
import { clothPiece, contactShadow, braid } from '../parts/cloth.ts';
import { drapeCloth, gathers, hemLine, type Drape } from '../parts/drape.ts';
import { tiedBow } from '../parts/bow.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import type { DirndlSpec, Fabric, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { lighter } from '../svg/colour.ts';
import { svg } from '../svg/markup.ts';

const waistY = 430;
const halfWaist = 84;
const lengths = { 50: 300, 60: 360, 70: 420, 85: 495 } as const;

const skirtDrape = ({ length }: DirndlSpec): Drape => {
  const drop = lengths[length];
  return { waistY, halfWaist, length: drop, flare: 95 + 0.235 * drop, folds: 11 };
};

const apronDrape = (skirt: Drape): Drape => ({
  waistY: waistY + 4,
  halfWaist: halfWaist * 0.8,
  length: skirt.length - 30,
  flare: skirt.flare * 0.44,
  folds: 7,
});

/** Lace laid over the hem, with a scalloped upper edge. */
const laceHem = (brush: Brush, drape: Drape, outline: string, thread: Hex): string => {
  const lace: Fabric = { name: 'spitze', colours: [thread] };
  const band = hemLine(drape, 44);
  return svg`<g ${brush.clip(outline)}><path d="${band}" fill="none" stroke="${brush.cloth(lace)}" stroke-width="96"/><path d="${hemLine(drape, 92)}" fill="none" stroke="${lighter(thread, 0.4)}" stroke-width="13" stroke-linecap="round" stroke-dasharray=".1 15"/></g>`;
};

const skirt = (spec: DirndlSpec, brush: Brush): string => {
  const drape = skirtDrape(spec);
  const { outline, markup } = drapeCloth(brush, drape, spec.skirt);
  const band = spec.hemBand ? `<g ${brush.clip(outline)}>${braid(hemLine(drape, 34), spec.hemBand, 7)}</g>` : '';
  return markup + band + (spec.laceOverlay ? laceHem(brush, drape, outline, spec.laceOverlay) : '');
};

const waistband = `M${400 - halfWaist - 2} ${waistY - 9}Q400 ${waistY + 14} ${400 + halfWaist + 2} ${waistY - 9}L${400 + halfWaist + 3} ${waistY + 12}Q400 ${waistY + 34} ${400 - halfWaist - 3} ${waistY + 12}Z`;

const apron = (spec: DirndlSpec, fabric: Fabric, brush: Brush): string => {
  const drape = apronDrape(skirtDrape(spec));
  const { outline, markup } = drapeCloth(brush, drape, fabric);
  const lace = spec.laceOverlay ? laceHem(brush, drape, outline, spec.laceOverlay) : '';
  // The wearer's left is the seen right.
  const bowX = { left: 452, right: 348, middle: 400 }[spec.bow ?? 'left'];
  return (
    contactShadow(brush, outline) +
    markup +
    lace +
    `<g ${brush.clip(outline)}>${gathers(brush, drape, 19)}</g>` +
    contactShadow(brush, waistband, 0.7, 0, 4) +
    clothPiece(brush, waistband, fabric, { volume: 0.8 }) +
    tiedBow(brush, bowX, waistY + 16, fabric)
  );
};

const apronTies = (fabric: Fabric, brush: Brush): string =>
  contactShadow(brush, waistband, 0.7, 0, 4) + clothPiece(brush, waistband, fabric, { volume: 0.8 });

/** The dress as one: children's are narrower and shorter in the bodice, by the same drawing. */
const proportioned = ({ wearer }: DirndlSpec, markup: string): string =>
  wearer === 'kids' ? `<g transform="translate(400 ${waistY}) scale(1.06 .92) translate(-400 ${-waistY})">${markup}</g>` : markup;

const front = (spec: DirndlSpec, brush: Brush): string =>
  proportioned(
    spec,
    (spec.blouse
      ? blouseSleeves(brush, spec.blouse.fabric, spec.blouse.sleeve) + blouseNeck(brush, spec.blouse.fabric, spec.neckline)
      : '') +
      skirt(spec, brush) +
      bodiceFront(spec, brush) +
      (spec.apron ? apron(spec, spec.apron, brush) : ''),
  );

const back = (spec: DirndlSpec, brush: Brush): string =>
  proportioned(
    spec,
    (spec.blouse ? blouseSleeves(brush, spec.blouse.fabric, spec.blouse.sleeve) : '') +
      skirt(spec, brush) +
      bodiceBack(spec, brush) +
      (spec.apron ? apronTies(spec.apron, brush) : ''),
  );

/** Dress with bodice and skirt, and where named with blouse and apron; also for children and weddings. */
export const dirndl = (spec: DirndlSpec): Subject => {
  const { length, flare } = skirtDrape(spec);
  const long = spec.blouse?.sleeve === 'long' ? 216 : 0;
  return {
    fabrics: [spec.skirt, spec.bodice, ...(spec.apron ? [spec.apron] : [])],
    box: boxAround(Math.max(halfWaist + flare, long), 206, waistY + length + 26),
    detail: closeUp(400, 400, 370),
    front: (brush) => front(spec, brush),
    back: (brush) => back(spec, brush),
    worn: { waistY, pixelsPerCm: 5.95, marks: [50, 60, 70, 85] },
  };
};
