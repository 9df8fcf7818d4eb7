import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BusyError } from './errors.ts';
import { createPasswordHasher } from './password-hasher.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

describe('the password hasher', () => {
  it('makes argon2id hashes of 19 MiB and two passes (R125)', async () => {
    const { hash, verify, isWeak } = createPasswordHasher();
    const stored = await hash('Zilver-7berg');
    assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal(await verify(stored, 'Zilver-7berg'), true);
    assert.equal(await verify(stored, 'zilver-7berg'), false);
    assert.equal(isWeak(stored), false);
  });

  it('gives the same password another hash each time', async () => {
    const { hash } = createPasswordHasher({ cost: cheap });
    assert.notEqual(await hash('a'), await hash('a'));
  });

  it('finds a hash of yesterday weak', async () => {
    const stored = await createPasswordHasher({ cost: cheap }).hash('a');
    assert.equal(createPasswordHasher().isWeak(stored), true);
  });

  it('says no for an account that does not exist', async () =>
    assert.equal(await createPasswordHasher({ cost: cheap }).verify(undefined, 'a'), false));

  it('refuses when too many wait, and works again afterwards (R126)', async () => {
    const { hash } = createPasswordHasher({ cost: cheap, parallel: 1, maxWaiting: 2 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => hash('a')));
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3);
    for (const result of results) if (result.status === 'rejected') assert.ok(result.reason instanceof BusyError);
    await hash('a');
  });
});
