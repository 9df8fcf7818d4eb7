import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { logOptions } from './log-options.ts';

describe('the log of a storefront that runs alone', () => {
  it('names every request, but neither its query nor who sent it, whatever becomes of it (R149, R201)', async () => {
    const lines: string[] = [];
    const app = fastify({ logger: { ...logOptions('debug'), stream: { write: (line: string) => void lines.push(line) } } });
    app.get('/good', async () => 'yes');
    app.get('/bad', async () => {
      const cause = Object.assign(new TypeError('cannot read /good?name=CANARY'), { input: '/good?name=CANARY' });
      throw Object.assign(new Error('no answer for http://x/?name=CANARY', { cause }), { code: 'ERR_X', data: 'CANARY' });
    });
    const ask = async (method: 'GET' | 'PUT', path: string): Promise<number> =>
      (await app.inject({ method, url: `${path}?name=CANARY&CANARY`, remoteAddress: '198.51.100.7' })).statusCode;
    assert.deepEqual(
      [await ask('GET', '/good'), await ask('GET', '/bad'), await ask('GET', '/none'), await ask('PUT', '/good'), await ask('GET', '/%zz')],
      [200, 500, 404, 404, 400],
    );
    const text = lines.join('');
    assert.doesNotMatch(text, /CANARY|198\.51/);
    for (const path of ['good', 'bad', 'none']) assert.match(text, new RegExp(`"url":"/${path}\\?…"`));
    assert.match(text, /"code":"ERR_X"/);
    await app.close();
  });
});
