import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { fixedClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { lockCatalogueVersion } from '#modules/catalog/index.ts';
import type { Media } from '#modules/media/index.ts';
import { contentHash, frameAround } from '#modules/media/index.ts';
import { testNow } from '#testing/create-test-shop.ts';
import { aSimpleSku, openCsvShops, webPieces } from './csv-test-shop.ts';
import { csvLine } from './csv-writer.ts';
import { exportCatalogue } from './export-catalogue.ts';
import type { Imported } from './import-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importReport } from '../../commands/import/import-report.ts';
import { commandParts } from '../../staff/desks/command-parts.ts';
import { notedImport } from '../../staff/desks/import-desk.ts';
import { silentProgress } from './progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-csv-'));
const clock = fixedClock(testNow);
const folders = [folder];
let media: Media;
let emptyMedia: Media;
let shop: Database;
let empty: Database;
let close: () => Promise<void>;

function aFolder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), name));
  folders.push(path);
  return path;
}

async function exportTo(database: Database, name: string): Promise<string> {
  const file = join(folder, name);
  await exportCatalogue({ database, media, clock, file, progress: silentProgress });
  return file;
}

type Row = Readonly<Record<string, string>>;

/** Writes rows as a file; all have the columns of the first. */
function fileOf(rows: readonly Row[]): string {
  const names = Object.keys(Object.assign({}, ...rows) as Row);
  const file = join(folder, 'rows.csv');
  writeFileSync(file, [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(csvLine).join(''));
  return file;
}

const notedIn = (database: Database, file: string) => notedImport(commandParts(database, clock), 'product', file);
const run = (file: string, apply = false, images?: string): Promise<Imported> =>
  importCatalogue({ database: shop, media, clock, file, images, apply, progress: silentProgress, noted: notedIn(shop, file) });
const report = (imported: Imported): string => [...importReport(imported)].join('\n');

const aHat: Row = {
  sku: 'NEW-1',
  product_type: 'simple',
  name: 'Hoed Vroni',
  price: '49.95',
  categories: 'Default Category/Dames/Dirndls',
  additional_attributes: 'merk=Tannzapf,kleur=bordeaux',
  qty: '3.0000',
};

before(async () => {
  ({ media, emptyMedia, shop, empty, close } = await openCsvShops(clock));
});

after(async () => {
  await close();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

void describe('export and import of the catalogue', { timeout: 180_000 }, () => {
  void it('the demo shop, imported with its pictures into an empty one, exports to the same bytes', async () => {
    const images = aFolder('shop-images-');
    const first = join(folder, 'first.csv');
    const { pictures } = await exportCatalogue({ database: shop, media, clock, file: first, images, progress: silentProgress });
    const target = { database: empty, media: emptyMedia, clock, progress: silentProgress, noted: notedIn(empty, first) };
    const imported = await importCatalogue({ ...target, file: first, images, apply: true });
    assert.deepEqual(imported.refusals, []);
    assert.equal(imported.isWritten, true);
    const second = join(folder, 'second.csv');
    await exportCatalogue({ ...target, file: second });
    // A drawing arrives as a photograph of itself, which goes by the name of its own content.
    const renamed = new Map(readdirSync(images).map((name) => [name, `${contentHash(readFileSync(join(images, name)))}.webp`]));
    assert.equal(renamed.size, pictures);
    assert.equal(new Set(renamed.values()).size, pictures);
    const expected = readFileSync(first, 'utf8').replaceAll(/[0-9a-f]{40}\.webp/g, (name) => renamed.get(name) ?? name);
    assert.ok(readFileSync(second, 'utf8') === expected, 'the second export differs from the first');
    for (const name of renamed.values()) assert.equal(await emptyMedia.sourceType(name.slice(0, 40)), 'webp');
    for (const table of [
      'product',
      'price_period',
      'stock_level',
      'attribute_option',
      'category_text',
      'brand',
      'look',
      'bundle_selection',
    ]) {
      assert.equal(await count(empty, table), await count(shop, table), table);
    }
  });

  void it('its own export changes nothing, and no running shop has to load anything again', async () => {
    const version = await lockCatalogueVersion(shop);
    const imported = await run(await exportTo(shop, 'own.csv'), true);
    assert.deepEqual([...new Set(imported.rows.map(({ status }) => status))], ['unchanged']);
    assert.equal(await lockCatalogueVersion(shop), version);
  });

  void it('a dry run says what would change and changes nothing; applying it writes (LAW-03 keeps the old price)', async () => {
    const sku = await aSimpleSku(shop);
    const old = await webPieces(shop, sku);
    const file = fileOf([{ sku, price: '12.34', qty: '7' }]);
    const dry = await run(file);
    assert.equal(dry.isWritten, false);
    assert.match(report(dry), /Line 2: .*: changed\n {4}price: ".*" → "12\.3400"/);
    assert.equal(await webPieces(shop, sku), old);
    clock.advance(1_000);
    const done = await run(file, true);
    assert.equal(done.isWritten, true);
    assert.equal(await webPieces(shop, sku), 7);
    const { rows } = await shop.query<{ ended: number; open: number }>(
      `select count(*) filter (where valid_to is not null)::int as ended, count(*) filter (where valid_to is null and cents = 1234)::int as open
       from price_period where sku = $1 and store_code = 'nl' and kind = 'regular'`,
      [sku],
    );
    assert.ok((rows[0]?.ended ?? 0) >= 1);
    assert.equal(rows[0]?.open, 1);
  });

  void it('creates products with new options, new categories, texts per view and pictures from a folder', async () => {
    const images = aFolder('shop-images-');
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
    writeFileSync(join(images, 'hoed.jpg'), await picture.jpeg().toBuffer());
    const file = fileOf([
      {
        ...aHat,
        categories: 'Default Category/Dames/Hoeden met veer',
        additional_attributes: 'merk=Tannzapf,kleur=mosgroen met stip',
        base_image: '/h/o/hoed.jpg',
        base_image_label: 'Hoed Vroni van voren',
      },
      { sku: 'NEW-1', store_view_code: 'de', name: 'Hut Vroni', url_key: 'hut-vroni' },
    ]);
    assert.deepEqual((await run(file, true, images)).refusals, []);
    const { rows } = await shop.query<{ store_code: string; name: string; url_key: string }>(
      `select store_code, name, url_key from product_text join product on id = product_id where sku = 'NEW-1' order by store_code`,
    );
    assert.deepEqual(rows, [
      { store_code: 'de', name: 'Hut Vroni', url_key: 'hut-vroni' },
      { store_code: 'nl', name: 'Hoed Vroni', url_key: 'hoed-vroni' },
    ]);
    assert.equal(
      (await run(file, false, images)).rows.every(({ status }) => status === 'unchanged'),
      true,
    );
  });

  void it('leads from an address it changes to the new one, and from none that something stands at now', async () => {
    const sku = await aSimpleSku(shop);
    const { rows } = await shop.query<{ key: string }>(
      `select url_key as key from product_text join product on product.id = product_id where sku = $1 and store_code = 'nl'`,
      [sku],
    );
    const key = rows[0]?.key ?? '';
    const redirects = async (): Promise<readonly string[]> =>
      (
        await shop.query<{ text: string }>(
          `select request_path || ' ' || target_path as text from url_rewrite where store_code = 'nl' and request_path = any($1) order by 1`,
          [[`${key}.html`, 'een-andere.html']],
        )
      ).rows.map(({ text }) => text);
    const setKey = async (urlKey: string): Promise<void> => {
      const imported = await run(fileOf([{ sku, url_key: urlKey }]), true);
      assert.deepEqual([imported.refusals, imported.isWritten], [[], true]);
    };
    await setKey('een-andere');
    assert.deepEqual(await redirects(), [`${key}.html een-andere.html`]);
    await setKey(key);
    assert.deepEqual(await redirects(), [`een-andere.html ${key}.html`]);
  });

  void it('keeps a photograph that was cut as it came, too: it can be cut around another point, and an older one becomes what it was cut from', async () => {
    const images = aFolder('shop-images-');
    const halves = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#2244aa' } })
      .composite([
        {
          input: await sharp({ create: { width: 450, height: 500, channels: 3, background: '#aa2222' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .jpeg()
      .toBuffer();
    writeFileSync(join(images, 'breed.jpg'), halves);
    const pictured = (focus: string): Row => ({
      ...aHat,
      sku: 'NEW-12',
      url_key: 'hoed-breed',
      base_image: 'breed.jpg',
      base_image_label: 'Hoed in de wei',
      maas_picture_focus: focus,
    });
    assert.deepEqual((await run(fileOf([pictured('0 50')]), true, images)).refusals, []);
    const kept = async () =>
      (
        await shop.query<{ hash: string; frame: string; x: number; width: number; alt: Record<string, string>; shown: string }>(
          `select media_asset.hash, frame_hash as frame, focal_x as x, width, alt, product_media.hash as shown
           from media_asset, product_media join product on product.id = product_id where sku = 'NEW-12' and media_asset.hash = $1`,
          [contentHash(halves)],
        )
      ).rows;
    const [asset] = await kept();
    assert.deepEqual([asset?.x, asset?.width, asset?.alt['nl'], asset?.frame], [0, 900, 'Hoed in de wei', asset?.shown]);
    assert.deepEqual(await media.takeAway(contentHash(halves)), halves);
    const red = async (hash: string): Promise<boolean> => {
      const { channels } = await sharp((await media.takeAway(hash)) ?? Buffer.alloc(0)).stats();
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0);
    };
    const other = await frameAround(media, contentHash(halves), { x: 1, y: 0.5 });
    assert.deepEqual([await red(asset?.frame ?? ''), await red(other)], [true, false]);
    // As the shop was before it kept them: the same file puts its photograph into the library.
    await shop.query('update media_asset set hash = frame_hash, focal_x = null, focal_y = null where hash = $1', [contentHash(halves)]);
    await run(fileOf([pictured('0 50')]), true, images);
    assert.deepEqual(await kept(), [asset]);
  });

  void it('a name that a spreadsheet would compute is a text in the file, and the same name when it comes back', async () => {
    const name = '=HYPERLINK("http://evil.example","Hoed")';
    const row = { ...aHat, sku: 'NEW-9', name, url_key: 'hoed-formule', short_description: '-50 % katoen', meta_title: "'@thuis" };
    assert.deepEqual((await run(fileOf([row]), true)).refusals, []);
    const file = await exportTo(shop, 'formulas.csv');
    assert.ok(readFileSync(file, 'utf8').includes(`"'=HYPERLINK(""http://evil.example"",""Hoed"")"`));
    const again = await run(file, true);
    assert.deepEqual([...new Set(again.rows.map(({ status }) => status))], ['unchanged']);
    const { rows } = await shop.query<{ name: string }>(
      `select name from product_text join product on id = product_id where sku = 'NEW-9'`,
    );
    assert.deepEqual(rows, [{ name }]);
  });
});

void describe('HTML in a file', { timeout: 180_000 }, () => {
  void it('is cleaned before it is stored, and the same file changes nothing any more (R168)', async () => {
    const description = '<p onclick="steal()">Wol &amp; "loden"</p><script>steal()</script><img src="/x.png" onerror="steal()">';
    const file = fileOf([
      { ...aHat, sku: 'NEW-9', name: 'Hoed Leni', description, short_description: '<b>Warm<script>steal()</script></b>' },
    ]);
    assert.equal((await run(file, true)).isWritten, true);
    const { rows } = await shop.query(
      `select description, short_description from product_text join product on id = product_id where sku = 'NEW-9'`,
    );
    assert.deepEqual(rows, [{ description: '<p>Wol &amp; &quot;loden&quot;</p><img src="/x.png">', short_description: '<b>Warm</b>' }]);
    assert.deepEqual(
      (await run(file)).rows.map(({ status }) => status),
      ['unchanged'],
    );
  });
});

void describe('a file with a fault', { timeout: 180_000 }, () => {
  const faults: readonly (readonly [string, readonly Row[], RegExp])[] = [
    [
      'an unknown product type',
      [{ ...aHat, product_type: 'downloadable' }],
      /Line 2: NEW-1: refused: the product type "downloadable" is unknown/,
    ],
    ['a negative price', [{ ...aHat, price: '-1' }], /Line 2: NEW-1: refused: price -1 is negative\./],
    ['an unreadable price', [{ ...aHat, price: '49,95' }], /Line 2: NEW-1: refused: price "49,95" is not a price/],
    ['no price', [{ ...aHat, price: '' }], /the product has no price\./],
    ['no name', [{ ...aHat, name: '' }], /the product has no name\./],
    ['no brand (LAW-14)', [{ ...aHat, additional_attributes: '' }], /the product has no brand: the law wants its maker named/],
    [
      'a brand without its maker (LAW-14)',
      [{ ...aHat, additional_attributes: 'merk=Nobody' }],
      /the brand "Nobody" is not known with its maker/,
    ],
    ['an unknown attribute', [{ ...aHat, additional_attributes: 'merk=Tannzapf,geur=hooi' }], /the attribute "geur" does not exist/],
    ['an unreadable yes or no', [{ ...aHat, additional_attributes: 'merk=Tannzapf,schort_inbegrepen=misschien' }], /neither yes nor no/],
    ['a sku twice', [aHat, aHat], /Line 3: NEW-1: refused: the sku stands in the file twice, first in line 2\./],
    [
      'a related sku nobody has',
      [{ ...aHat, related_skus: 'GONE-1' }],
      /the sku "GONE-1" is named, but neither the file nor the shop has it\./,
    ],
    [
      'a variant nobody has',
      [{ ...aHat, product_type: 'configurable', configurable_variations: 'sku=GONE-2,kleur=bordeaux' }],
      /the sku "GONE-2" is named/,
    ],
    ['a view row without its product', [{ sku: 'GONE-3', store_view_code: 'de', name: 'Weg' }], /the shop does not have the product/],
    [
      'an unknown store view',
      [aHat, { sku: 'NEW-1', store_view_code: 'fr', name: 'Chapeau' }],
      /Line 3: NEW-1: refused: there is no store view "fr"/,
    ],
    ['a missing picture', [{ ...aHat, base_image: 'gone.jpg' }], /does not have the picture "gone\.jpg": name its folder with --images/],
    ['an svg picture', [{ ...aHat, base_image: 'evil.svg' }], /is not a JPEG, PNG, WebP or AVIF file/],
    ['broken JSON', [{ ...aHat, maas_care: '[' }], /maas_care is not readable JSON\./],
    ['JSON of another form', [{ ...aHat, maas_stock: '{"WEB":-1}' }], /maas_stock does not have the form/],
    [
      'fibres that do not add up (LAW-15)',
      [{ ...aHat, maas_materials: '[{"part":{"nl":"Stof"},"fibres":[{"fibre":"cotton","percent":90}]}]' }],
      /NEW-1: refused: product NEW-1/,
    ],
    [
      'a green claim without its proof (LAW-11)',
      [{ ...aHat, description: '<p>Van duurzame wol.</p>' }],
      /Line 2: NEW-1: refused: product NEW-1: "duurzame" is a green claim, which needs its proof in maas_claim_evidence\./,
    ],
    [
      'a green claim in the words of another view (LAW-11)',
      [aHat, { sku: 'NEW-1', store_view_code: 'de', name: 'Nachhaltiger Hut' }],
      /NEW-1: refused: product NEW-1: "Nachhaltiger" is a green claim/,
    ],
    [
      'a category that is a green claim (LAW-11)',
      [{ ...aHat, categories: 'Default Category/Dames/Duurzaam' }],
      /Line 2: NEW-1: refused: categories makes the green claim "Duurzaam": state the fact instead\./,
    ],
    [
      'an address that is taken',
      [{ ...aHat, sku: 'NEW-8', url_key: 'midi-dirndl-liesl' }],
      /the url_key "midi-dirndl-liesl" in store view nl belongs to/,
    ],
    ['a bundle with a fixed price', [{ ...aHat, product_type: 'bundle', bundle_price_type: 'fixed' }], /fixed price/],
  ];
  for (const [name, rows, sentence] of faults) {
    void it(`${name} is refused with its line, and nothing is changed`, async () => {
      const products = await count(shop, 'product');
      const good = { ...aHat, sku: 'GOOD-1', name: 'Goede hoed' };
      // The good row comes last, so that the lines of the faulty ones stay as they are.
      const imported = await run(
        fileOf([...rows.map((row) => ({ ...row, sku: row['sku'] === 'NEW-1' ? 'BAD-1' : (row['sku'] ?? '') })), good]),
        true,
      );
      assert.equal(imported.isWritten, false);
      assert.match(report(imported).replaceAll('BAD-1', 'NEW-1'), sentence);
      assert.equal(await count(shop, 'product'), products);
    });
  }

  void it('a green claim with its proof is taken, and the proof comes back with the export (LAW-11)', async () => {
    const proof = 'EU Ecolabel NL/016/123';
    const proven = { ...aHat, sku: 'NEW-11', name: 'Hoed Vroni duurzaam', maas_claim_evidence: proof };
    assert.deepEqual((await run(fileOf([proven]), true)).refusals, []);
    assert.ok(readFileSync(await exportTo(shop, 'proven.csv'), 'utf8').includes(proof));
  });

  void it('a file that is no product export says so', async () => {
    await assert.rejects(run(fileOf([{ name: 'x' }])), /Line 1: the first line has no column "sku"/);
    await assert.rejects(run(join(folder, 'nowhere.csv')), /cannot be read/);
    writeFileSync(join(folder, 'short.csv'), 'sku,name\nA\n');
    assert.match(report(await run(join(folder, 'short.csv'))), /Line 2: A: refused: the row has 1 cells, the first line has 2\./);
  });
});

async function count(database: Database, table: string): Promise<number> {
  return (await database.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? -1;
}
