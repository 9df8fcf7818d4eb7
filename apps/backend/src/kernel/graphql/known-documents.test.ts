import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { fixedClock } from '../clock.ts';
import { silentLogger } from '../logger.ts';
import { createEndpoint } from './endpoint.ts';
import { testContext, testEngine } from './testing-schema.ts';

const known = '{ ping }';
const other = 'query { echo(text: "x") }';
const pong = '{"data":{"ping":"pong"}}';
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function ask(only: boolean, body: { query?: string; hash?: string }) {
  const handle = createEndpoint({
    engine: testEngine(),
    clock: fixedClock('2026-11-17T12:00:00Z'),
    logger: silentLogger,
    rateLimiter: undefined,
    admit: async () => undefined,
    contextOf: () => testContext,
    headersOf: () => ({}),
    publicFields: new Set<string>(),
    sharedAs: () => undefined,
    documents: { texts: new Map([[hashOf(known), known]]), only },
  });
  const { query, hash } = body;
  const extensions = hash === undefined ? {} : { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  return handle({ method: 'POST', ip: '::1', requestId: 'x', query, ...extensions });
}

describe('documents that an endpoint was built with', () => {
  it('run by their hash alone, on whatever text stands beside it', async () => {
    for (const only of [true, false]) {
      assert.equal(JSON.stringify((await ask(only, { hash: hashOf(known) })).body), pong);
      assert.equal(JSON.stringify((await ask(only, { hash: hashOf(known), query: other })).body), pong);
    }
  });

  it('are the only ones that run where the endpoint says so', async () => {
    for (const body of [{ query: known }, { query: other }, { query: other, hash: hashOf(other) }, { hash: hashOf(other) }])
      assert.equal((await ask(true, body)).status, 400);
    assert.equal(JSON.stringify((await ask(false, { query: other, hash: hashOf(other) })).body), '{"data":{"echo":"x"}}');
  });
});
