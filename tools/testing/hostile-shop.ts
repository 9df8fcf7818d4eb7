import { registerHooks } from 'node:module';
import { hostileHtml, hostileName } from '../../e2e/fixtures/hostile-text.ts';
import { readConfig } from '../../apps/backend/src/kernel/config.ts';
import { openDatabase } from '../../apps/backend/src/kernel/database/open-database.ts';
import { silentLogger } from '../../apps/backend/src/kernel/logger.ts';
import { copySeededShop } from '../../apps/backend/src/testing/seeded-shop.ts';
import { freePort } from '../../apps/backend/src/testing/postgres.ts';

/**
 * The built shop with hostile texts in its database and nobody who cleans them, for tests of what the browser refuses; a child process that
 * sends its address. The rows are written past the modules, which clean what they write, and in this process alone the function that cleans
 * what is shown returns what it got.
 */
const cleaning = 'function sanitiseHtml(html) {';
let isCleaningOff = false;
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes('/storefront/build/server/')) return loaded;
    const source = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    if (!source.includes(cleaning)) return loaded;
    isCleaningOff = true;
    return { ...loaded, source: source.replace(cleaning, `${cleaning} return html;`) };
  },
});

async function writeHostileTexts(environment: Readonly<Record<string, string>>): Promise<void> {
  const database = await openDatabase(readConfig(environment), silentLogger);
  await database.query('update cms_page_text set content = content || $1', [hostileHtml]);
  await database.query('update product_text set description = description || $1', [hostileHtml]);
  await database.query("update product_text set name = name || $1 where url_key = 'midi-dirndl-liesl'", [hostileName]);
  await database.query(
    `update blog_post set texts =
      (select jsonb_object_agg(key, value || jsonb_build_object('content', (value ->> 'content') || $1::text)) from jsonb_each(texts))`,
    [hostileHtml],
  );
  await database.close();
}

const shop = await copySeededShop('postgres');
process.once('exit', shop.remove);
// Whoever stops a run stops everything it started.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const port = await freePort();
await writeHostileTexts(shop.environment);
Object.assign(process.env, shop.environment, {
  PORT: String(port),
  RATE_LIMITS: 'off',
  PREPARE_PICTURES: 'off',
  LOG_LEVEL: 'error',
});
await import('../../apps/shop/src/main.ts');
if (!isCleaningOff) throw new Error('The build has no function to clean texts under its name any more.');
process.send?.(`http://localhost:${port}`);
