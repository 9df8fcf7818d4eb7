import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readSchema } from '@shop/contract/server';
import { execute, parse, validate, type GraphQLSchema } from 'graphql';
import { readConfig } from '#kernel/config.ts';
import { returnScratchBuffer } from '#kernel/memory/scratch-buffers.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { createByteCache } from '#kernel/memory/byte-cache.ts';
import { createSchema } from '#kernel/graphql/schema.ts';
import { compileResponseWriter, type WriterOptions } from '#kernel/graphql/writer/response-writer.ts';
import { createJobs } from '#kernel/jobs.ts';
import { silentLogger } from '#kernel/logger.ts';
import { createMailer } from '#kernel/mail/mailer.ts';
import { openMailbox } from '#kernel/mail/mailbox-transport.ts';
import { withTags } from '../app/caching/answer-tags.ts';
import { openMedia, openModules, type Modules } from '../app/open-modules.ts';
import { catalogueFields } from '../app/public-fields.ts';
import { createTestShop, type TestShop } from '../testing/create-test-shop.ts';
import { diceOf, randomDocument } from '../testing/random-document.ts';

const documents = process.env['TEST_SIZE'] === 'long' ? 4_000 : 50;

/** Mostly products of every kind, because they are most of what a shop answers. */
const roots = [
  'products(filter: {}, pageSize: 30, sort: { name: ASC })',
  'products(filter: { price: { from: "20", to: "90" } }, pageSize: 6)',
  'products(search: "dirndl", pageSize: 4)',
  'products(filter: { sku: { eq: "nobody" } })',
  'bestsellers(limit: 3)',
  'brands(filter: {}, pageSize: 3)',
  'categoryList',
  'phisicalStores',
];

describe('answers that are written as bytes', () => {
  let shop: TestShop;
  let modules: Modules;
  let schema: GraphQLSchema;
  const folder = mkdtempSync(join(tmpdir(), 'shop-written-'));
  before(async () => {
    shop = await createTestShop();
    const { database, clock } = shop;
    const config = readConfig({ DATA_DIR: folder });
    const jobs = createJobs({ database, logger: silentLogger, workers: false });
    const transport = await openMailbox(database);
    const mailer = createMailer({ jobs, clock, transport, from: 'shop@example.com', host: 'example.com', logger: silentLogger });
    modules = await openModules({ config, database, clock, logger: silentLogger, media: openMedia(config, silentLogger), jobs, mailer });
    schema = createSchema(readSchema(), withTags(modules.resolvers));
  });
  after(async () => {
    await modules.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const contextIn = (code: string): RequestContext & { readonly tags: Set<string> } => {
    const store = modules.stores.scope(code);
    assert.ok(store);
    return { requestId: 'r', ip: '127.0.0.1', store, credential: 'none', now: shop.clock.now(), tags: new Set() };
  };

  /** Compares answers of random documents with those of graphql-js; says how many were written. */
  async function compare(options: WriterOptions, firstSeed: number): Promise<{ readonly asked: number; readonly written: number }> {
    let [asked, written] = [0, 0];
    for (let seed = firstSeed; asked < documents; seed += 1) {
      const source = randomDocument(schema, diceOf(seed), roots, 4);
      const document = parse(source);
      if (validate(schema, document).length > 0) continue;
      asked += 1;
      const write = compileResponseWriter(schema, document, options);
      for (const variables of [
        { yes: true, no: false },
        { yes: false, no: true },
      ]) {
        const code = ['nl', 'de'][seed % 2] ?? '';
        const expected = contextIn(code);
        const { data, errors } = await execute({ schema, document, contextValue: expected, variableValues: variables });
        // The second time elements are copied from the first.
        for (const turn of [1, 2]) {
          const actual = contextIn(code);
          const answer = await write?.({ context: actual, variables, version: 'v', retain: turn === 1 });
          if (!answer) continue;
          written += 1 / 4;
          assert.equal(errors, undefined, source);
          assert.equal(answer.bytes.toString(), JSON.stringify({ data }), source);
          assert.deepEqual(actual.tags, expected.tags, source);
          returnScratchBuffer(answer.bytes);
        }
      }
    }
    return { asked, written };
  }

  it('are those of graphql-js, whatever is asked', async () => {
    const { asked, written } = await compare({ fields: catalogueFields }, 1);
    assert.ok(written > 0.8 * asked, `${written} of ${asked} were written`);
  });

  it('are the same when products and filters are copied from earlier answers', async () => {
    const { asked, written } = await compare({ fields: catalogueFields, ...modules.cachedLists(createByteCache(8_000_000)) }, 1_000_000);
    assert.ok(written > 0.8 * asked, `${written} of ${asked} were written`);
  });
});
