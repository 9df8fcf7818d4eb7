import type { Sql } from '#kernel/database/rows.ts';
import { addAsset, adoptOriginal, assetsByHash } from './asset-repository.ts';
import type { Original } from './asset.ts';
import { namesOf } from './fill-library.ts';

/**
 * Puts photographs that a file brought into the library as they came, so that they can be cut anew around another point. What the library
 * knew only as products show it becomes what it was cut from.
 */
export async function keepOriginals(sql: Sql, originals: readonly Original[], now: Date): Promise<void> {
  const named = await namesOf(
    sql,
    originals.map(({ frameHash }) => frameHash),
  );
  for (const original of originals) {
    const { focus, ...asset } = original;
    const known = await assetsByHash(sql, [original.hash, original.frameHash]);
    if (known.some(({ hash }) => hash === original.hash)) continue;
    const framed = known.find(({ hash }) => hash === original.frameHash);
    if (framed) {
      await adoptOriginal(sql, framed.id, original);
      continue;
    }
    const { name, alt } = named.get(original.frameHash) ?? { name: original.name, alt: {} };
    const facts = { digest: null, tags: [], isUsed: true, uploadedBy: null, uploadedAt: now };
    const { id } = await addAsset(sql, { ...asset, ...facts, name, alt });
    if (focus) await adoptOriginal(sql, id, original);
  }
}
