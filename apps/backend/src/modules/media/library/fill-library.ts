import { isLanguage, type Language } from '@shop/contract';
import type { Sql } from '#kernel/database/rows.ts';
import type { Media } from '../create-media.ts';
import { addAsset } from './asset-repository.ts';
import { unknownPictures } from './where-used.ts';

type Options = { readonly media: Pick<Media, 'size' | 'sourceType'>; readonly now: Date };

const batch = 200;

/** Makes pictures known to the library that came another way: with the demo, by a file, or before there was one. */
export async function fillLibrary(sql: Sql, { media, now }: Options): Promise<number> {
  let filled = 0;
  for (let after = ''; ;) {
    const unknown = await unknownPictures(sql, after, batch);
    const last = unknown.at(-1);
    if (!last) return filled;
    after = last.hash;
    const named = await namesOf(
      sql,
      unknown.map(({ hash }) => hash),
    );
    for (const { hash, title } of unknown) {
      const [size, type] = [await media.size(hash), await media.sourceType(hash)];
      // Named, but not there: an empty frame in the shop, and nothing for the library.
      if (!size || !type) continue;
      const { name, alt } = named.get(hash) ?? { name: title, alt: {} };
      const facts = {
        digest: null,
        type,
        width: size.width,
        height: size.height,
        bytes: null,
        tags: [],
        uploadedBy: null,
        uploadedAt: now,
      };
      await addAsset(sql, { hash, frameHash: hash, name, alt, isUsed: true, ...facts });
      filled += 1;
    }
  }
}

type Named = { readonly name: string; readonly alt: Readonly<Partial<Record<Language, string>>> };

/** What products call their pictures: the SKU and the place, and the words in each language. */
async function namesOf(sql: Sql, hashes: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const { rows } = await sql.query<{ hash: string; name: string; language: string | null; words: string | null }>(
    `select t.hash, p.sku || '-' || t.position as name, view.language, label.value as words
     from product_media as t join product as p on p.id = t.product_id
       left join lateral jsonb_each_text(t.label) as label on true left join store_view as view on view.code = label.key
     where t.hash = any($1) order by p.id desc, t.position desc, view.sort_order desc`,
    [hashes],
  );
  const named = new Map<string, Named>();
  for (const { hash, name, language, words } of rows) {
    const alt = named.get(hash)?.alt ?? {};
    named.set(hash, { name, alt: language !== null && isLanguage(language) && words ? { ...alt, [language]: words } : alt });
  }
  return named;
}
