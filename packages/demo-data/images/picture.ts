import { figureBox, lineFigure } from './figure.ts';
import { groundOf, tintFor } from './ground.ts';
import { subjectOf } from './garments/registry.ts';
import type { Box, Subject } from './parts/subject.ts';
import { drawScene, sceneSize } from './scene.ts';
import type { GarmentSpec, ItemSpec, View } from './spec.ts';
import { createBrush, type Brush } from './svg/brush.ts';
import { hashText, randomOf } from './svg/random.ts';
import { closeShadow, silhouetteShadow } from './svg/shadow.ts';
import { swatches } from './swatches.ts';
import { drawWordmark, wordmarkSize } from './wordmark.ts';

export type Size = { readonly width: number; readonly height: number };

const frame: Size = { width: 800, height: 1000 };

/** Width and height of the picture in user units; the drawing carries the same numbers. */
export const pictureSize = (garment: GarmentSpec): Size => {
  if (garment.kind === 'scene') return sceneSize(garment);
  return garment.kind === 'wordmark' ? wordmarkSize : frame;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Brings a box into the middle of the frame: 83 % of its height, unless the width (90 %) is reached first. */
const fitted = (box: Box, markup: string): string => {
  const scale = Math.min((frame.height * 0.83) / box.height, (frame.width * 0.9) / box.width);
  const x = frame.width / 2 - (box.x + box.width / 2) * scale;
  const y = frame.height / 2 - (box.y + box.height / 2) * scale;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${markup}</g>`;
};

const filling = (box: Box, markup: string): string => {
  const scale = frame.width / box.width;
  return `<g transform="scale(${round(scale)}) translate(${round(-box.x)} ${round(-box.y)})">${markup}</g>`;
};

const shadowed = (brush: Brush, markup: string, shadow = silhouetteShadow): string => `<g filter="${brush.filter(shadow)}">${markup}</g>`;

const itemView = (item: ItemSpec, subject: Subject, view: View, brush: Brush): string => {
  if (view === 'fabric') return swatches(brush, subject.fabrics, item.seed);
  if (view === 'back') return fitted(subject.box, shadowed(brush, subject.back(brush)));
  if (view === 'detail') return filling(subject.detail, shadowed(brush, subject.front(brush), closeShadow));
  if (view === 'figure' && subject.worn) {
    return fitted(figureBox(subject.worn), lineFigure(brush, subject.worn) + shadowed(brush, subject.front(brush)));
  }
  return fitted(subject.box, shadowed(brush, subject.front(brush)));
};

const assembled = ({ width, height }: Size, brush: Brush, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${brush.defs()}</defs>${body}</svg>`;

const draw = (garment: GarmentSpec, view: View, withGround: boolean): string => {
  // Short: it stands in front of several hundred references.
  const prefix = `g${(hashText(JSON.stringify([garment, view, withGround])) % 36 ** 5).toString(36).padStart(5, '0')}`;
  const brush = createBrush(prefix, garment.seed);
  const random = randomOf(`ground ${garment.seed}`);
  const size = pictureSize(garment);
  if (garment.kind === 'wordmark') return assembled(size, brush, drawWordmark(garment));
  if (garment.kind === 'scene') return assembled(size, brush, drawScene(garment, brush, withGround, random));
  const subject = subjectOf(garment);
  const tint = garment.tint ?? tintFor(subject.fabrics[0]?.colours[0] ?? '#888888', random);
  const body = itemView(garment, subject, view, brush);
  return assembled(size, brush, (withGround ? groundOf(size.width, size.height, tint, random) : '') + body);
};

/** A complete svg on its tinted ground with contour lines. */
export const drawPicture = (garment: GarmentSpec, view: View): string => draw(garment, view, true);

/** The same drawing without ground, to lie on a page or on another picture. */
export const drawCutout = (garment: GarmentSpec, view: View): string => draw(garment, view, false);
