import type { Database } from '#kernel/database/database.ts';
import { textEntries } from '#modules/catalog/index.ts';
import { readUrlRewrites } from '#modules/content/index.ts';
import { readCountsAfter } from '#modules/inventory/index.ts';
import { csvLine } from '../../import-export/catalogue/csv-writer.ts';
import { catalogueLines } from '../../import-export/catalogue/export-catalogue.ts';
import { emptied } from '../../import-export/catalogue/magento-values.ts';
import { readShop, type ShopSnapshot } from '../../import-export/catalogue/shop-snapshot.ts';
import type { ImportParts } from './importer.ts';
import type { ImportKind } from './importers.ts';
import { redirectColumns } from './redirect-file.ts';
import { stockColumns } from './stock-file.ts';
import { translationColumns } from './translation-file.ts';
import { rowsOfTurn } from '../file-turns.ts';

/** The name of this kind of file. */
export const tableFile = 'table';

/** A table as it is read again: what is fetched and sent back unchanged changes nothing. */
export const exportedTable = (parts: ImportParts, { kind }: { readonly kind: ImportKind }): AsyncGenerator<string> => {
  if (kind === 'catalogue') return inPages(catalogueLines(parts));
  if (kind === 'stock') return stockLines(parts.database);
  return kind === 'redirects' ? redirectLines(parts.database) : inPages(translationLines(parts.database));
};

/** Some products of it, with their variants. */
export const exportedProducts = (parts: ImportParts, ids: ReadonlySet<number>): AsyncGenerator<string> =>
  inPages(catalogueLines(parts, ids));

async function* inPages(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let page: string[] = [];
  for await (const line of lines) {
    page.push(line);
    if (page.length < rowsOfTurn) continue;
    yield page.join('');
    page = [];
  }
  yield page.join('');
}

async function* stockLines(database: Database): AsyncGenerator<string> {
  yield csvLine(stockColumns);
  for (let after: { readonly sku: string; readonly source: string } | undefined; ;) {
    const rows = await readCountsAfter(database, after, rowsOfTurn);
    yield rows.map(({ sku, source, quantity }) => csvLine([sku, source, String(quantity)])).join('');
    after = rows.at(-1);
    if (rows.length < rowsOfTurn) return;
  }
}

async function* redirectLines(database: Database): AsyncGenerator<string> {
  yield csvLine(redirectColumns);
  const rows = (await readUrlRewrites(database)).toSorted((a, b) =>
    `${a.storeCode} ${a.requestPath}` < `${b.storeCode} ${b.requestPath}` ? -1 : 1,
  );
  yield rows
    .map(({ storeCode, requestPath, targetPath, redirectCode }) => csvLine([storeCode, requestPath, targetPath, String(redirectCode)]))
    .join('');
}

type Texts = Readonly<Record<string, string | undefined>>;
type Thing = { readonly entity: string; readonly id: string; readonly fields: readonly (readonly [string, Texts])[] };

/** What has words in the shop's own view, with what it has in the others; a column beside says what is to be translated. */
async function* translationLines(database: Database): AsyncGenerator<string> {
  const shop = await readShop(database);
  const own = shop.defaultView.code;
  yield csvLine([...translationColumns, 'source']);
  for (const { entity, id, fields } of thingsOf(shop)) {
    for (const [field, texts] of fields) {
      const source = texts[own];
      if (source === undefined || source === '') continue;
      for (const { code } of shop.views) if (code !== own) yield csvLine([entity, id, field, code, texts[code] ?? emptied, source]);
    }
  }
}

function* thingsOf({ products, definitions }: ShopSnapshot): Generator<Thing> {
  for (const { sku, texts } of products.values()) {
    const fields = textEntries.map(([field]) => [field, pick(texts, field)] as const);
    yield { entity: 'product', id: sku, fields };
  }
  for (const { id, texts } of definitions.categories.values()) {
    const fields = (['name', 'urlKey', 'description', 'metaTitle', 'metaDescription', 'metaKeywords'] as const).map(
      (field) => [field, pick(texts, field)] as const,
    );
    yield { entity: 'category', id: String(id), fields };
  }
  for (const { id, shortDescription, description } of definitions.brands.values()) {
    yield {
      entity: 'brand',
      id: String(id),
      fields: [
        ['shortDescription', shortDescription],
        ['description', description],
      ],
    };
  }
  for (const { code, label, options } of definitions.attributes) {
    const words = options.map((option) => [`options.${option.code}.label`, option.label] as const);
    yield { entity: 'attribute', id: code, fields: [['label', label], ...words] };
  }
}

const pick = <Field extends string>(texts: Readonly<Record<string, Partial<Record<Field, string | undefined>>>>, field: Field): Texts =>
  Object.fromEntries(Object.entries(texts).map(([view, text]) => [view, text[field]]));
