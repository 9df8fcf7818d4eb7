import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import type { Focus } from '../frame-photograph.ts';
import { touchPlaces } from './move-pictures.ts';
import { picturePlaces, type PicturePlace } from './picture-places.ts';
import { namedIn, usesOf } from './where-used.ts';

/** Focal points by the hash of their picture; those that nobody has chosen are left out. */
export type Focuses = ReadonlyMap<string, Focus>;

const isCropped = (place: PicturePlace): boolean => place.isCropped === true;
const mostPlaces = 10_000;

/** The points around which pages cut what this read model shows. A picture that was cut to a frame is another one, and has none. */
export async function readFocuses(sql: Sql, model: 'catalog' | 'content'): Promise<Focuses> {
  const named = picturePlaces
    .filter((place) => isCropped(place) && place.model === model)
    .map((place) => `select hash from (${namedIn(place)}) as named`);
  const { rows } = await sql.query<Focus & { readonly hash: string }>(
    `select hash, focal_x as x, focal_y as y from media_asset where focal_x is not null and hash in (${named.join(' union ')})`,
  );
  return new Map(rows.map(({ hash, x, y }) => [hash, { x, y }]));
}

/** Says to every read model that shows this picture cut that its point is another one. */
export async function touchCrops(tx: Tx, hash: string): Promise<void> {
  await touchPlaces(tx, await usesOf(tx, [hash], mostPlaces, isCropped));
}
