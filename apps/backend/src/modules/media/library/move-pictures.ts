import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { fromOf, picturePlaces, type PicturePlace } from './picture-places.ts';

type Sized = { readonly hash: string; readonly width: number; readonly height: number };

/** A picture that takes the place of another one, somewhere. */
export type PictureMove = { readonly place: string; readonly ref: string; readonly from: string; readonly to: Sized };

const placesByName = new Map(picturePlaces.map((place) => [place.name, place]));

/** The place of a path such as `places.product.MA-DIR-1001`, which is what it is called in the log; undefined when there is none. */
export function placeOf(path: string): { readonly place: PicturePlace; readonly ref: string } | undefined {
  const [, name = '', ref = ''] = /^places\.(\w+)\.(.+)$/s.exec(path) ?? [];
  const place = placesByName.get(name);
  return place && { place, ref };
}

export const pathOf = ({ place, ref }: { readonly place: string; readonly ref: string }): string => `places.${place}.${ref}`;

/** Which of these pictures stands there now; null when none does, or the place is gone. */
export async function pictureAt(tx: Tx, place: PicturePlace, ref: string, among: readonly string[]): Promise<string | null> {
  const fits = place.form === 'hash' ? `t.${place.column} = asked.hash` : `strpos(t.${place.column}::text, asked.hash) > 0`;
  const { rows } = await tx.query<{ hash: string }>(
    `select asked.hash from ${fromOf(place)}, unnest($2::text[]) with ordinality as asked(hash, number)
     where ${place.ref} = $1 and ${fits} order by asked.number limit 1`,
    [ref, among],
  );
  return rows[0]?.hash ?? null;
}

/** Puts pictures in the place of others, and says so to every read model that shows them; what is written beside them stays. */
export async function movePictures(tx: Tx, moves: readonly PictureMove[], now: Date): Promise<void> {
  const touched: Touched = new Map();
  for (const { place: name, ref, from, to } of moves) {
    const place = placesByName.get(name);
    if (!place) throw inputError('There is no such place of a picture.');
    const keys = await keysOf(tx, place, ref);
    if (place.form === 'json') await moveInDocuments(tx, place, ref, from, to);
    else await moveInColumn(tx, place, ref, from, to.hash);
    await raiseVersions(tx, place, keys, now);
    note(touched, place, keys);
  }
  await touchAll(tx, touched);
}

/** Whoever has one open that has a version, or puts back an older change of it, hears of its new picture. */
async function raiseVersions(tx: Tx, { kind, ofProduct }: PicturePlace, keys: readonly string[], now: Date): Promise<void> {
  const ids = keys.map((key) => Number(key.split(' ').at(-1)));
  if (kind === 'brand') await tx.query('update brand set version = version + 1 where id = any($1::int[])', [ids]);
  const table = kind === 'category' ? 'category' : ofProduct ? 'product' : undefined;
  if (table) await tx.query(`update ${table} set version = version + 1, updated_at = $2 where id = any($1::int[])`, [ids, now]);
}

/** Says to every read model that shows these places that they look otherwise. */
export async function touchPlaces(tx: Tx, places: readonly { readonly place: string; readonly ref: string }[]): Promise<void> {
  const touched: Touched = new Map();
  for (const { place: name, ref } of places) {
    const place = placesByName.get(name);
    if (place) note(touched, place, await keysOf(tx, place, ref));
  }
  await touchAll(tx, touched);
}

/** By read model; undefined: any of its entries. */
type Touched = Map<string, Set<string> | undefined>;

async function touchAll(tx: Tx, touched: Touched): Promise<void> {
  for (const [model, keys] of touched) await touchReadModel(tx, model, keys && [...keys]);
}

function note(touched: Touched, { model, key }: PicturePlace, keys: readonly string[]): void {
  if (model === undefined) return;
  const known = touched.get(model);
  if (key === undefined || (touched.has(model) && known === undefined)) touched.set(model, undefined);
  else touched.set(model, new Set([...(known ?? []), ...keys]));
}

async function keysOf(tx: Tx, place: PicturePlace, ref: string): Promise<readonly string[]> {
  if (place.key === undefined) return [];
  const { rows } = await tx.query<{ key: string }>(`select distinct ${place.key} as key from ${fromOf(place)} where ${place.ref} = $1`, [
    ref,
  ]);
  return rows.map(({ key }) => key);
}

async function moveInColumn(tx: Tx, place: PicturePlace, ref: string, from: string, to: string): Promise<void> {
  const { table, column, form, ofProduct } = place;
  const product = ofProduct ? { from: 'from product as p', where: 'p.id = t.product_id and' } : { from: '', where: '' };
  const [value, fits] = form === 'hash' ? ['$3', `t.${column} = $2`] : [`replace(t.${column}, $2, $3)`, `strpos(t.${column}, $2) > 0`];
  await tx.query(`update ${table} as t set ${column} = ${value} ${product.from} where ${product.where} ${place.ref} = $1 and ${fits}`, [
    ref,
    from,
    to,
  ]);
}

/** In documents a picture may stand with its size, which is another's then. */
async function moveInDocuments(tx: Tx, { table, column, ref: which }: PicturePlace, ref: string, from: string, to: Sized): Promise<void> {
  const { rows } = await tx.query<{ document: unknown }>(
    `select t.${column} as document from ${table} as t where ${which} = $1 for update`,
    [ref],
  );
  if (!rows[0]) return;
  await tx.query(`update ${table} as t set ${column} = $2::jsonb where ${which} = $1`, [
    ref,
    JSON.stringify(moved(rows[0].document, from, to)),
  ]);
}

function moved(value: unknown, from: string, to: Sized): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to.hash);
  if (Array.isArray(value)) return value.map((one) => moved(one, from, to));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, moved(one, from, to)]));
  const isPicture = 'hash' in value && value.hash === from && 'width' in value && 'height' in value;
  return isPicture ? { ...fields, width: to.width, height: to.height } : fields;
}
