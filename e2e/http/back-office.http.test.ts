import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { get } from './get.ts';

type Chunk = { readonly file: string; readonly src?: string; readonly imports?: readonly string[] };

const client = fileURLToPath(new URL('../../apps/back-office/build/client/', import.meta.url));

/** What the scripts of these modules weigh, with everything they import, as they are sent. */
function weightOf(sources: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Readonly<Record<string, Chunk>>;
  const files = new Set<string>();
  const visit = ({ file, imports = [] }: Chunk): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of imports) visit(manifest[name] ?? assert.fail(`${name} is built`));
  };
  for (const source of sources) {
    // A route may be cut into parts.
    const parts = Object.values(manifest).filter(({ src }) => src?.replace(/\?.*$/, '') === source);
    assert.ok(parts.length > 0, `${source} is built`);
    for (const part of parts) visit(part);
  }
  return [...files].reduce((sum, file) => sum + statSync(`${client}${file}.br`).size, 0);
}

const entrance = ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/entrance/login.tsx', 'src/messages/nl/entrance.ts'];
const frame = ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/frame/frame.tsx', 'src/routes/frame/screens.tsx'];
const words = ['src/messages/nl/entrance.ts', 'src/messages/nl/office.ts'];

test('the scripts of the log-in weigh at most 130 kB, those of a first list 190', () => {
  assert.ok(weightOf(entrance) <= 130_000, String(weightOf(entrance)));
  const list = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words]);
  assert.ok(list <= 190_000, String(list));
});

test('the back office answers beside the shop with a page of its own, which nobody keeps', async () => {
  const { status, headers } = await get('/staff/login');
  assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
  assert.match(headers.get('content-security-policy') ?? '', /trusted-types default staff-html ProseMirrorClipboard/);
  assert.equal(headers.get('set-cookie'), null);
  assert.equal((await get('/staff/assets/none.js')).status, 404);
});

test('whoever goes on from a list to an order fetches at most 60 kB more', () => {
  const before = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words]);
  const after = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words, 'src/routes/orders/order.tsx', 'src/messages/nl/order.ts']);
  assert.ok(after - before <= 60_000, String(after - before));
});

test('whoever goes on from a list to a product fetches at most 60 kB more', () => {
  const before = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words]);
  const product = ['src/routes/products/products.tsx', 'src/routes/products/product.tsx', 'src/messages/nl/products.ts'];
  const after = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words, ...product]);
  assert.ok(after - before <= 60_000, String(after - before));
});

test('whoever goes on from a list to the library of pictures fetches at most 60 kB more', () => {
  const before = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words]);
  const media = ['src/routes/media/media.tsx', 'src/routes/media/asset.tsx', 'src/messages/nl/media.ts'];
  const after = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words, ...media]);
  assert.ok(after - before <= 60_000, String(after - before));
});

test('whoever goes on from a list to the categories, and to one of them, fetches at most 60 kB more', () => {
  const before = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words]);
  const category = ['src/routes/catalogue/categories.tsx', 'src/routes/catalogue/category.tsx', 'src/messages/nl/catalogue.ts'];
  const after = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words, ...category]);
  assert.ok(after - before <= 60_000, String(after - before));
});

test('whoever goes on from a list to the table of products fetches at most 60 kB more', () => {
  const before = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words]);
  const sheet = ['src/routes/products/sheet.tsx', 'src/messages/nl/products.ts', 'src/messages/nl/sheet.ts'];
  const after = weightOf([...frame, 'src/routes/staff/staff.tsx', ...words, ...sheet]);
  assert.ok(after - before <= 60_000, String(after - before));
});

test('the editor of texts, which comes with the first field that needs it, weighs at most 70 kB', () => {
  const page = [...frame, 'src/routes/products/product.tsx', ...words, 'src/messages/nl/products.ts'];
  const editor = weightOf([...page, 'src/ui/rich-text/rich-editor.tsx', 'src/messages/nl/writing.ts']) - weightOf(page);
  assert.ok(editor <= 70_000, String(editor));
});
