import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { createAsk } from './create-ask.ts';
import type { Document } from './document.ts';

const hash = 'a'.repeat(64);
const document = { __meta__: { hash } } as Document<{ ok: boolean }, { name: string }>;
const good = { status: 200, body: { data: { ok: true } } };
const refusal = (category: string, code?: string, status = 403) => ({
  status,
  body: { errors: [{ message: 'no', extensions: { category: `graphql-${category}`, code } }] },
});

type Answer = { readonly status: number; readonly body: object };

function setUp(answers: readonly (Answer | Error)[], prompts: Partial<Record<ApiErrorKind, () => Promise<boolean>>> = {}) {
  const calls: { url: unknown; init: RequestInit }[] = [];
  const ask = createAsk({
    screen: () => '/staff/account',
    prompts,
    fetch: async (url, init) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)] ?? good;
      calls.push({ url, init: init ?? {} });
      if (answer instanceof Error) throw answer;
      return Response.json(answer.body, { status: answer.status, headers: { 'X-Request-Id': 'r-1' } });
    },
  });
  return { call: () => ask(document, { name: 'x' }), calls };
}

const kindOf = async (call: () => Promise<unknown>): Promise<string> => {
  try {
    await call();
    return 'none';
  } catch (error) {
    return error instanceof ApiError ? error.kind : 'unknown';
  }
};

describe('a call of the back office', () => {
  it('sends the hash of a known document, never its text, with the header that no other site can set', async () => {
    const { call, calls } = setUp([good]);
    assert.deepEqual(await call(), { ok: true });
    assert.equal(calls[0]?.url, '/staff/graphql');
    assert.equal(new Headers(calls[0]?.init.headers).get('x-staff'), '1');
    assert.deepEqual(JSON.parse(calls[0]?.init.body as string), {
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      variables: { name: 'x' },
    });
  });

  it('says what kind of failure it met, and the number of the request', async () => {
    const cases: readonly (readonly [ApiErrorKind, Answer | Error])[] = [
      ['loggedOut', refusal('authentication', undefined, 401)],
      ['loggedOut', refusal('authorization', 'second-factor')],
      ['stepUp', refusal('authorization', 'step-up')],
      ['enrol', refusal('authorization', 'enrol')],
      ['refused', refusal('authorization', 'permission')],
      ['gone', refusal('no-such-entity', undefined, 200)],
      ['wrong', refusal('input', undefined, 200)],
      ['busy', { status: 429, body: { errors: [{ message: 'wait' }] } }],
      ['failed', { status: 500, body: { errors: [{ message: 'Internal server error', extensions: { id: 'r-2' } }] } }],
      ['offline', new TypeError('fetch failed')],
    ];
    for (const [kind, answer] of cases) assert.equal(await kindOf(setUp([answer]).call), kind);
    await assert.rejects(setUp([{ status: 200, body: {} }]).call, { kind: 'failed', requestId: 'r-1' });
  });

  it('goes on when its person has logged in again or shown a factor', async () => {
    const asked: string[] = [];
    const { call, calls } = setUp([refusal('authentication', undefined, 401), refusal('authorization', 'step-up'), good], {
      loggedOut: async () => (asked.push('log in'), true),
      stepUp: async () => (asked.push('show'), true),
    });
    assert.deepEqual(await call(), { ok: true });
    assert.deepEqual(asked, ['log in', 'show']);
    assert.equal(new Set(calls.map(({ init }) => init.body)).size, 1);
  });

  it('gives up when its person does not', async () => {
    const { call, calls } = setUp([refusal('authorization', 'step-up')], { stepUp: async () => false });
    assert.equal(await kindOf(call), 'stepUp');
    assert.equal(calls.length, 1);
  });
});
