export { drawCutout, drawPicture, pictureSize } from './picture.ts';
export { drawRecipe, pictureRecipe } from './recipe.ts';
export { isWornItem } from './worn/worn-picture.ts';
export { silhouetteOf } from './garments/dirndl-silhouette.ts';
export type { PictureRecipe } from './recipe.ts';
export { scenePlaces } from './scene.ts';
export type { ScenePlace } from './scene.ts';
export type { Fabric, FabricName, GarmentKind, GarmentSpec, Hex, ItemSpec, SceneSpec, Tint, View, WordmarkSpec } from './spec.ts';
