import { bodiceBack, bodiceFront } from './dirndl-bodice.ts';
import { blouseNeck, blouseSleeves } from './blouse-parts.ts';
import { apronBand, apronCloth, apronTies, dirndlSkirt } from './dirndl-skirt.ts';
import { cutOf, skirtDrape, type DirndlCut } from './dirndl-silhouette.ts';
import type { Drape } from '../parts/drape.ts';
import { closeUp, type Subject } from '../parts/subject.ts';
import type { DirndlSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';

const lengths = { 50: 300, 60: 360, 70: 420, 85: 495 } as const;

type Made = { readonly spec: DirndlSpec; readonly cut: DirndlCut; readonly skirt: Drape };

const made = (spec: DirndlSpec): Made => {
  const cut = cutOf(spec);
  const drop = lengths[spec.length];
  return { spec, cut, skirt: skirtDrape(cut, drop, 95 + 0.235 * drop) };
};

/** The dress as one: children's are narrower and shorter in the bodice, by the same drawing. */
const proportioned = ({ spec, skirt: { waistY } }: Made, markup: string): string =>
  spec.wearer === 'kids' ? `<g transform="translate(400 ${waistY}) scale(1.06 .92) translate(-400 ${-waistY})">${markup}</g>` : markup;

const sleeves = ({ spec: { blouse }, cut }: Made, brush: Brush): string =>
  blouse ? blouseSleeves(brush, blouse.fabric, blouse.sleeve, cut.lift) : '';

const front = (dress: Made, brush: Brush): string => {
  const { spec, cut, skirt } = dress;
  return proportioned(
    dress,
    sleeves(dress, brush) +
      (spec.blouse ? blouseNeck(brush, spec.blouse.fabric, spec.neckline) : '') +
      dirndlSkirt(spec, cut, skirt, brush) +
      bodiceFront(spec, cut, brush) +
      (spec.apron ? apronCloth(spec, cut, skirt, spec.apron, brush) + apronBand(spec, cut, skirt, spec.apron, brush) : ''),
  );
};

const back = (dress: Made, brush: Brush): string => {
  const { spec, cut, skirt } = dress;
  // From behind, a hem that is shorter in front is simply long.
  const seen = cut.extra === 'longBack' ? { ...skirt, dip: 34 } : skirt;
  return proportioned(
    dress,
    sleeves(dress, brush) +
      dirndlSkirt(spec, cut, { ...seen, lean: -(seen.lean ?? 0) }, brush) +
      bodiceBack(spec, cut, brush) +
      (spec.apron ? apronTies(cut, skirt, spec.apron, brush) : ''),
  );
};

/** How far sleeves stand out, and by how much a degree of lift widens that. */
const reach = { puff: [206, 1.4], cap: [176, 1], half: [212, 3], long: [220, 5.6] } as const;

/** Dress with bodice and skirt, and where named with blouse and apron; also for children and weddings. */
export const dirndl = (spec: DirndlSpec): Subject => {
  const dress = made(spec);
  const { cut, skirt } = dress;
  const hem = skirt.halfWaist + skirt.flare + (cut.extra === 'flounce' ? 40 : 0) + (cut.extra === 'tiers' ? 24 : 0);
  const [arm, lifted] = reach[spec.blouse?.sleeve ?? 'cap'];
  const arms = arm - cut.lift * lifted;
  const left = Math.max(hem - cut.lean, arms);
  const right = Math.max(hem + cut.lean, arms);
  const bottom = skirt.waistY + skirt.length + Math.max(0, cut.dip) + (cut.extra === 'net' ? 36 : 0) + (cut.extra === 'longBack' ? 42 : 0);
  return {
    fabrics: [spec.skirt, spec.bodice, ...(spec.apron ? [spec.apron] : [])],
    box: { x: 400 - left, y: 206, width: left + right, height: bottom - 206 },
    detail: closeUp(400, 400, 370),
    front: (brush) => front(dress, brush),
    back: (brush) => back(dress, brush),
    worn: { waistY: 430, pixelsPerCm: 5.95, marks: [50, 60, 70, 85] },
  };
};
