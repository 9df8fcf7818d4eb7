import type { DemoPicture } from '@shop/demo-data';
import { pictureRecipe, pictureSize, type PictureRecipe } from '@shop/demo-data/images';

/** Keeps what a drawing is made from and names it by its content. */
export type RecipeStore = (
  recipe: PictureRecipe,
  size: { readonly width: number; readonly height: number },
) => Promise<{ readonly hash: string }>;
/** Gives the name of a picture's drawing. */
export type Drawings = (picture: Pick<DemoPicture, 'garment' | 'view'>) => Promise<string>;

/** Keeps each picture once, however many products and variants show it. */
export function createDrawings(store: RecipeStore): Drawings {
  const drawings = new Map<string, Promise<string>>();
  // Variants share the specification of a garment itself: millions of pictures need not be written out to be compared.
  const known = new WeakMap<DemoPicture['garment'], Map<DemoPicture['view'], Promise<string>>>();
  // One after the other: thousands of open files at once are more than a machine likes.
  let queue: Promise<unknown> = Promise.resolve();
  const draw: Drawings = ({ garment, view }) => {
    const key = JSON.stringify([garment, view]);
    const same = drawings.get(key);
    if (same) return same;
    const drawn = queue.then(async () => (await store(pictureRecipe(garment, view), pictureSize(garment))).hash);
    queue = drawn.catch(() => undefined);
    drawings.set(key, drawn);
    return drawn;
  };
  return ({ garment, view }) => {
    const views = known.get(garment) ?? new Map<DemoPicture['view'], Promise<string>>();
    const drawing = views.get(view) ?? draw({ garment, view });
    known.set(garment, views.set(view, drawing));
    return drawing;
  };
}
