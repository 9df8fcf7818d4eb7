import type { DemoPicture } from '@shop/demo-data';
import { drawPicture } from '@shop/demo-data/images';

/** Keeps a drawing and names it by its content. */
export type DrawingStore = (svg: string) => Promise<{ readonly hash: string; readonly width: number; readonly height: number }>;
/** Gives the name of a picture's drawing. */
export type Drawings = (picture: Pick<DemoPicture, 'garment' | 'view'>) => Promise<string>;

/** Draws each picture once, however many products and variants show it. */
export function createDrawings(store: DrawingStore): Drawings {
  const drawings = new Map<string, Promise<string>>();
  // One after the other: thousands of open files at once are more than a machine likes.
  let queue: Promise<unknown> = Promise.resolve();
  return ({ garment, view }) => {
    const key = JSON.stringify([garment, view]);
    const known = drawings.get(key);
    if (known) return known;
    const drawn = queue.then(async () => (await store(drawPicture(garment, view))).hash);
    queue = drawn.catch(() => undefined);
    drawings.set(key, drawn);
    return drawn;
  };
}
