import type { Fabric } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { modelOf, randomOf } from '../svg/random.ts';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What a garment file gives to the composition: where it lies and how each side is drawn. */
export type Subject = {
  /** The first one decides on the ground. */
  readonly fabrics: readonly Fabric[];
  readonly box: Box;
  readonly detail: Box;
  readonly front: (brush: Brush) => string;
  readonly back: (brush: Brush) => string;
  /** Waist and scale on a body, for pieces that can be shown on the figure; `marks` are lengths below the waist in centimetres. */
  readonly worn?: {
    readonly waistY: number;
    readonly pixelsPerCm: number;
    readonly marks: readonly number[];
    /** How much broader than usual the body is, for pieces drawn wider. */
    readonly girth?: number;
  };
  /** Shoes, stockings and bags lie beside the figure, to compare sizes: width of the box, and its middle from axis and crown, in centimetres. */
  readonly beside?: { readonly width: number; readonly x: number; readonly y: number };
};

/** Box around a symmetrical piece. */
export const boxAround = (halfWidth: number, top: number, bottom: number): Box => ({
  x: 400 - halfWidth,
  y: top,
  width: halfWidth * 2,
  height: bottom - top,
});

/** Close-up with the frame's proportions around a point. */
export const closeUp = (x: number, y: number, width: number): Box => ({
  x: x - width / 2,
  y: y - width * 0.625,
  width,
  height: width * 1.25,
});

/** The other side of shoes, bags and hats is their mirror image. */
export const mirrorImage = (markup: string): string => `<g transform="matrix(-1 0 0 1 800 0)">${markup}</g>`;

/** The same piece in a model's own proportions: broader or slimmer about its axis, by at most `reach`. */
export const proportioned = (subject: Subject, seed: string, reach: number): Subject => {
  const random = randomOf(`proportion ${modelOf(seed)}`);
  const broad = Math.round((1 + (random() * 2 - 1) * reach) * 1000) / 1000;
  const scaled = (box: Box): Box => ({ ...box, x: 400 + (box.x - 400) * broad, width: box.width * broad });
  const shaped = (draw: (brush: Brush) => string) => (brush: Brush) =>
    `<g transform="matrix(${broad} 0 0 1 ${Math.round((400 - 400 * broad) * 10) / 10} 0)">${draw(brush)}</g>`;
  return { ...subject, box: scaled(subject.box), front: shaped(subject.front), back: shaped(subject.back) };
};
