import { blouseFront } from '../garments/blouse-parts.ts';
import { bodiceFront } from '../garments/dirndl-bodice.ts';
import { cutOf, skirtDrape, type DirndlCut } from '../garments/dirndl-silhouette.ts';
import { apronBand, apronCloth, dirndlSkirt } from '../garments/dirndl-skirt.ts';
import { clothPiece, contactShadow } from '../parts/cloth.ts';
import { drapeCloth, gathers, type Drape } from '../parts/drape.ts';
import type { DirndlSpec, Fabric } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { svg } from '../svg/markup.ts';
import type { Body } from './body.ts';
import { bodiceWarp } from './fitting.ts';
import type { SkirtPiece } from './outfit.ts';
import { worn } from './warp-markup.ts';

export type WornSkirt = { readonly hemY: number; readonly drape: Drape; readonly draw: (brush: Brush) => string };

/** Trims are a little smaller on a figure than on paper. */
const trimScale = 0.84;
/** A child's skirt is as long for a child as a grown-up's is for her. */
const childLength = 0.66;

/** Skirts hang from the hips: beside the middle of the frame where the figure puts its weight. */
const hung = (brush: Brush, body: Body, draw: (brush: Brush) => string, forward = 0): string => {
  const [x] = body.front(0, body.y(body.marks.waist));
  const side = x - 400 - body.pixelsPerCm * 7.4 * Math.sin(body.pose.turn) * (1 - forward);
  return worn(brush, (px, py) => [px + side, py], draw, { faint: 0.06 });
};

const dressDrape = (body: Body, spec: DirndlSpec, cut: DirndlCut): Drape => {
  const k = body.pixelsPerCm;
  const drop = spec.length * k * (body.wearer === 'kids' ? childLength : 1);
  const usualFlare = (70 + 0.22 * drop) * (body.wearer === 'kids' ? 1.1 : 1);
  const waistY = body.y(body.marks.waist) + (cut.waistY - 430) * 0.86;
  return {
    ...skirtDrape(cut, drop, usualFlare),
    waistY,
    halfWaist: body.half(waistY) + 3,
    length: drop - (waistY - body.y(body.marks.waist)),
    flare: usualFlare * cut.flare + (body.girth - 1) * 70,
    dip: cut.dip * 0.9,
    lean: cut.lean * 0.5 + body.pose.turn * 34 + body.pose.weight * 6,
  };
};

/** The skirt of a dirndl on a body: its hem is at the true height. */
export const wornDressSkirt = (body: Body, spec: DirndlSpec): WornSkirt => {
  const cut = cutOf(spec);
  const drape = dressDrape(body, spec, cut);
  return {
    hemY: drape.waistY + drape.length + Math.min(10, drape.dip ?? 0),
    drape,
    draw: (brush) => hung(brush, body, (own) => dirndlSkirt(spec, cut, drape, own, trimScale)),
  };
};

/** A plain skirt under a blouse or a jacket. */
export const wornSkirt = (body: Body, { fabric, length }: SkirtPiece): WornSkirt => {
  const k = body.pixelsPerCm;
  const waistY = body.y(body.marks.waist);
  const halfWaist = body.half(waistY) + 2;
  const drop = length * k * (body.wearer === 'kids' ? childLength : 1);
  const drape: Drape = { waistY, halfWaist, length: drop, flare: 96 * body.zoom, folds: 9, fall: 'straight', lean: body.pose.turn * 30 };
  const band = svg`M${399 - halfWaist} ${waistY - 16}Q400 ${waistY - 2} ${401 + halfWaist} ${waistY - 16}L${402 + halfWaist} ${waistY + 8}Q400 ${waistY + 24} ${398 - halfWaist} ${waistY + 8}Z`;
  return {
    hemY: waistY + drop,
    drape,
    draw: (brush) =>
      hung(brush, body, (own) => {
        const { outline, markup } = drapeCloth(own, drape, fabric);
        return (
          markup +
          `<g ${own.clip(outline)}>${gathers(own, drape, 17)}</g>` +
          contactShadow(own, band, 0.7, 0, 4) +
          clothPiece(own, band, fabric, { volume: 0.9 })
        );
      }),
  };
};

/** The apron lies in the middle of the front, wherever the figure turns: its cloth, and the band and bow that tie it. */
export const wornApron = (
  brush: Brush,
  body: Body,
  spec: DirndlSpec,
  { drape }: WornSkirt,
): { readonly cloth: string; readonly band: string } => {
  const { apron } = spec;
  if (!apron) return { cloth: '', band: '' };
  const turned = { ...drape, lean: (drape.lean ?? 0) + Math.sin(body.pose.turn) * (drape.flare * 0.36) };
  const cut = cutOf(spec);
  return {
    cloth: hung(brush, body, (own) => apronCloth(spec, cut, turned, apron, own, trimScale), 0.7),
    band: hung(brush, body, (own) => apronBand(spec, cut, turned, apron, own, trimScale), 0.3),
  };
};

export const wornBodice = (brush: Brush, body: Body, spec: DirndlSpec): string =>
  worn(brush, bodiceWarp(body), (own) => bodiceFront(spec, cutOf(spec), own));

const yoke = 'M462 218C486 219 508 223 528 234C514 266 508 292 506 318L462 330C470 300 472 262 462 218Z';

/** A blouse covers the shoulders as far as its sleeves; what can be seen through would show the overlap. */
export const blouseYoke = (brush: Brush, fabric: Fabric): string =>
  fabric.name === 'organza' ? '' : brush.bothSides(clothPiece(brush, yoke, fabric, { volume: 0.5 }));

/** What of the blouse shows in the neckline and beside the straps. */
export const wornBlouseFront = (brush: Brush, body: Body, { blouse, neckline }: DirndlSpec): string =>
  blouse ? worn(brush, bodiceWarp(body), (own) => blouseYoke(own, blouse.fabric) + blouseFront(own, blouse.fabric, neckline)) : '';
