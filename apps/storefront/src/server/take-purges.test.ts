import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { tagsIn, takePurges } from './take-purges.ts';

describe('a call that tells of changes', () => {
  it('names what changed, and what cannot be read means everything', () => {
    assert.deepEqual(tagsIn('((^|,)p12(,|$))'), ['p12']);
    assert.deepEqual(tagsIn('((^|,)p12(,|$))|((^|,)sMA\\.1(,|$))'), ['p12', 'sMA.1']);
    assert.equal(tagsIn('.*'), undefined);
    assert.equal(tagsIn('p12|((^|,)p1(,|$))'), undefined);
  });

  it('is taken from whoever has the token alone', async () => {
    const purged: (readonly string[] | undefined)[] = [];
    const app = fastify();
    takePurges(app, 'secret', (tags) => void purged.push(tags));
    const call = async (headers: Record<string, string>) => (await app.inject({ method: 'PURGE' as 'GET', url: '/', headers })).statusCode;
    const pattern = { 'x-magento-tags-pattern': '((^|,)p1(,|$))' };
    assert.equal(await call(pattern), 403);
    assert.equal(await call({ ...pattern, authorization: 'Bearer other!' }), 403);
    assert.equal(await call({ authorization: 'Bearer secret' }), 400);
    assert.equal(await call({ ...pattern, authorization: 'Bearer secret' }), 200);
    assert.deepEqual(purged, [['p1']]);
    await app.close();
  });
});
