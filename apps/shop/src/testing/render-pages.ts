import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallShop } from '@shop/demo-data';
import { registerStorefront } from '@shop/storefront';
import Fastify from 'fastify';
import { openBackendOn } from '../../../backend/src/app/open-backend.ts';
import { fixedClock } from '../../../backend/src/kernel/clock.ts';
import { readConfig } from '../../../backend/src/kernel/config.ts';
import { openDatabase } from '../../../backend/src/kernel/database/open-database.ts';
import { silentLogger } from '../../../backend/src/kernel/logger.ts';

export type RenderedPages = Readonly<Record<string, { readonly status: number; readonly html: string }>>;

/** `node render-pages.ts <file> <path>…`: writes what a small demo shop answers to these paths, rendered from source. */
const [file, ...paths] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write.');
const dataDir = mkdtempSync(join(tmpdir(), 'shop-pages-'));
const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
const clock = fixedClock('2026-11-15T11:00:00Z');
const database = await openDatabase(config, silentLogger);
const backend = await openBackendOn(database, { config, clock, logger: silentLogger, shop: smallShop, workers: false });
// The bundler starts inside a plugin, and shares the machine with other tests.
const app = Fastify({ pluginTimeout: 120_000 });
const { publicUrl, shopAccessToken, consumerKey } = config;
await registerStorefront(app, {
  execute: (request) => backend.execute(request),
  mode: 'dev',
  publicUrl,
  demo: true,
  shopAccessToken,
  consumerKey,
  logger: { info: () => undefined, warn: console.warn, error: console.error },
  clock,
});
const pages: Record<string, RenderedPages[string]> = {};
for (const path of paths) {
  const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } });
  pages[path] = { status: statusCode, html: body };
}
writeFileSync(file, JSON.stringify(pages satisfies RenderedPages));
await app.close();
await backend.close();
await database.close();
rmSync(dataDir, { recursive: true, force: true });
