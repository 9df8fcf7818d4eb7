import { drawPicture } from './picture.ts';
import type { GarmentSpec, View } from './spec.ts';

/** Everything a picture is drawn from; it is kept in place of the drawing, which is made when somebody looks at it. */
export type PictureRecipe = { readonly drawing: number; readonly garment: GarmentSpec; readonly view: View };

/** Raised when the drawings change: addresses of pictures are kept by browsers for ever, so new looks need new ones. */
const drawing = 3;

/** The recipe of a picture. */
export const pictureRecipe = (garment: GarmentSpec, view: View): PictureRecipe => ({ drawing, garment, view });

/** Draws a recipe. */
export const drawRecipe = ({ garment, view }: PictureRecipe): string => drawPicture(garment, view);
