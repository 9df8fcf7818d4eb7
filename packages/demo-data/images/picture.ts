import { drawFacade, facadeSize } from './facade.ts';
import { besideFigure, figureBox, lineFigure, standingBox } from './figure.ts';
import { groundOf, tintFor } from './ground.ts';
import { subjectOf } from './garments/registry.ts';
import type { Box, Subject } from './parts/subject.ts';
import { drawScene, sceneSize } from './scene.ts';
import { isItem, type GarmentSpec, type ItemSpec, type View } from './spec.ts';
import { createBrush, type Brush, type Fit } from './svg/brush.ts';
import { hashText, randomOf } from './svg/random.ts';
import { closeShadow, silhouetteShadow } from './svg/shadow.ts';
import { swatches } from './swatches.ts';
import { drawWordmark, wordmarkSize } from './wordmark.ts';
import { isWornItem, wornGrain, wornPicture, type WornItem } from './worn/worn-picture.ts';

export type Size = { readonly width: number; readonly height: number };

const frame: Size = { width: 800, height: 1000 };
const axis = 400;

/** Width and height of the picture in user units; the drawing carries the same numbers. */
export const pictureSize = (garment: GarmentSpec): Size => {
  if (garment.kind === 'scene') return sceneSize(garment);
  if (garment.kind === 'facade') return facadeSize;
  return garment.kind === 'wordmark' ? wordmarkSize : frame;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The axis of the drawing on a quarter of the pixel grid: then a mirrored half meets its cloth on whole pixels too. */
const axisAligned = (scale: number, x: number): number => round(Math.round((x + scale * axis) / 2.5) * 2.5 - scale * axis);

/** Brings a box into the middle of the frame: 83 % of its height, unless the width (90 %) is reached first. */
const fitting = (box: Box): Fit => {
  const scale = round(Math.min((frame.height * 0.83) / box.height, (frame.width * 0.9) / box.width));
  const x = axisAligned(scale, frame.width / 2 - (box.x + box.width / 2) * scale);
  return { scale, x, y: round(frame.height / 2 - (box.y + box.height / 2) * scale) };
};

const filling = (box: Box): Fit => {
  const scale = round(frame.width / box.width);
  return { scale, x: axisAligned(scale, -box.x * scale), y: round(-box.y * scale) };
};

/** Mirrored at the axis, as the other side of a piece that lies unevenly is. */
const mirroredBox = (box: Box): Box => ({ ...box, x: 2 * axis - box.x - box.width });

const unfitted: Fit = { scale: 1, x: 0, y: 0 };

const fitOf = (subject: Subject, view: View): Fit => {
  if (view === 'fabric') return unfitted;
  if (view === 'detail') return filling(subject.detail);
  if (view === 'back') return fitting(mirroredBox(subject.box));
  if (view !== 'figure') return fitting(subject.box);
  if (subject.beside) return fitting(standingBox);
  return fitting(subject.worn ? figureBox(subject.worn) : subject.box);
};

const shadowed = (brush: Brush, markup: string, shadow = silhouetteShadow): string => `<g filter="${brush.filter(shadow)}">${markup}</g>`;

const itemView = (item: ItemSpec, subject: Subject, view: View, brush: Brush): string => {
  if (view === 'fabric') return swatches(brush, subject.fabrics, item.seed);
  if (view === 'back') return shadowed(brush, subject.back(brush));
  if (view === 'detail') return shadowed(brush, subject.front(brush), closeShadow);
  const piece = shadowed(brush, subject.front(brush));
  if (view === 'front') return piece;
  if (subject.beside) return besideFigure(brush, subject, subject.beside, piece);
  return (subject.worn ? lineFigure(brush, subject.worn) : '') + piece;
};

const assembled = ({ width, height }: Size, brush: Brush, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${brush.defs()}</defs>${body}</svg>`;

const wornView = (item: WornItem, brush: Brush): string => {
  const { floor, figure } = wornPicture(item, brush);
  return floor + shadowed(brush, figure);
};

const drawItem = (item: ItemSpec, view: View, prefix: string, withGround: boolean): string => {
  const subject = subjectOf(item);
  const isWorn = view === 'worn' && isWornItem(item);
  const fit = isWorn ? unfitted : fitOf(subject, view);
  const brush = createBrush(prefix, item.seed, fit, isWorn ? wornGrain(item) : 1);
  const random = randomOf(`ground ${item.seed}`);
  const tint = item.tint ?? tintFor(subject.fabrics[0]?.colours[0] ?? '#888888', random);
  const ground = withGround ? groundOf(frame.width, frame.height, tint, random) : '';
  const markup = isWorn ? wornView(item, brush) : itemView(item, subject, view, brush);
  const body = `<g transform="translate(${fit.x} ${fit.y}) scale(${fit.scale})">${markup}</g>`;
  return assembled(frame, brush, ground + body);
};

const draw = (garment: GarmentSpec, view: View, withGround: boolean): string => {
  // Short: it stands in front of several hundred references, shortest on figures, which have the most.
  const letters = view === 'worn' ? 3 : 5;
  const prefix = `g${(hashText(JSON.stringify([garment, view, withGround])) % 36 ** letters).toString(36).padStart(letters, '0')}`;
  if (isItem(garment)) return drawItem(garment, view, prefix, withGround);
  const brush = createBrush(prefix, garment.seed, unfitted, garment.kind === 'scene' && garment.isWorn ? 0.74 : 1);
  return assembled(pictureSize(garment), brush, composed(garment, view, brush, withGround));
};

const composed = (garment: Exclude<GarmentSpec, ItemSpec>, view: View, brush: Brush, withGround: boolean): string => {
  const random = randomOf(`ground ${garment.seed}`);
  if (garment.kind === 'scene') return drawScene(garment, brush, withGround, random);
  return garment.kind === 'facade' ? drawFacade(garment, view, brush, withGround, random) : drawWordmark(garment);
};

/** A complete svg on its tinted ground with contour lines. */
export const drawPicture = (garment: GarmentSpec, view: View): string => draw(garment, view, true);

/** The same drawing without ground, to lie on a page or on another picture. */
export const drawCutout = (garment: GarmentSpec, view: View): string => draw(garment, view, false);
