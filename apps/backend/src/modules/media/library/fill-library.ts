import { isLanguage, type Language } from '@shop/contract';
import PQueue from 'p-queue';
import type { Sql } from '#kernel/database/rows.ts';
import type { Media } from '../create-media.ts';
import type { SourceType } from '../source-store.ts';
import { addShown } from './asset-repository.ts';
import { namedPictures, unknownAmong } from './where-used.ts';

type Options = { readonly media: Pick<Media, 'size' | 'sourceType'>; readonly now: Date };

const batch = 5_000;
/** One statement for all of them would take longer than a statement may, on a busy machine (R081). */
const written = 500;
/** Several at a time: most of it is waiting for the disk. */
const lanes = 16;

/** Makes pictures known to the library that came another way: with the demo, by a file, or before there was one. */
export async function fillLibrary(sql: Sql, { media, now }: Options): Promise<number> {
  let filled = 0;
  for await (const named of namedPictures(sql, batch)) {
    const isUnknown = await unknownAmong(
      sql,
      named.map(({ hash }) => hash),
    );
    const unknown = named.filter(({ hash }) => isUnknown.has(hash));
    if (unknown.length === 0) continue;
    const hashes = unknown.map(({ hash }) => hash);
    const [names, facts] = [await namesOf(sql, hashes), await factsOf(media, hashes)];
    const assets = unknown.flatMap(({ hash, title }) => {
      const found = facts.get(hash);
      return found ? [{ hash, ...found, ...(names.get(hash) ?? { name: title, alt: {} }) }] : [];
    });
    for (let from = 0; from < assets.length; from += written) await addShown(sql, assets.slice(from, from + written), now);
    filled += assets.length;
  }
  return filled;
}

type Facts = { readonly width: number; readonly height: number; readonly type: SourceType };

/** What is named, but not there, is an empty frame in the shop, and nothing for the library. */
async function factsOf(media: Options['media'], hashes: readonly string[]): Promise<ReadonlyMap<string, Facts>> {
  const facts = new Map<string, Facts>();
  const queue = new PQueue({ concurrency: lanes });
  await queue.addAll(
    hashes.map((hash) => async () => {
      const [size, type] = [await media.size(hash), await media.sourceType(hash)];
      if (size && type) facts.set(hash, { width: size.width, height: size.height, type });
    }),
  );
  return facts;
}

type Named = { readonly name: string; readonly alt: Readonly<Partial<Record<Language, string>>> };

/** What the first product that shows a picture calls it: the SKU and the place, and the words in each language. */
export async function namesOf(sql: Sql, hashes: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const views = await sql.query<{ code: string; language: string }>('select code, language from store_view order by sort_order desc');
  const { rows } = await sql.query<{ hash: string; name: string; label: Readonly<Record<string, string>> }>(
    `select distinct on (t.hash) t.hash, p.sku || '-' || t.position as name, t.label
     from product_media as t join product as p on p.id = t.product_id where t.hash = any($1) order by t.hash, p.id, t.position`,
    [hashes],
  );
  return new Map(
    rows.map(({ hash, name, label }) => {
      const spoken = views.rows.flatMap(({ code, language }) => (isLanguage(language) && label[code] ? [[language, label[code]]] : []));
      return [hash, { name, alt: Object.fromEntries(spoken) as Named['alt'] }] as const;
    }),
  );
}
