import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seal, unseal, unsealUnknown, type Sealed } from './sealed.ts';

describe('what a loader found', () => {
  const value = { name: 'Dirndl "Liesl" <midi>', sizes: [34, 36], missing: null };

  it('is the value itself for whoever opens it in the same process', () => assert.equal(unseal(seal(value)), value));

  it('is the same after its way to the browser, and one object however often it is opened', () => {
    const arrived = JSON.parse(JSON.stringify(seal(value))) as Sealed<typeof value>;
    assert.deepEqual(unseal(arrived), value);
    assert.equal(unseal(arrived), unseal(arrived));
  });

  it('is nothing where a loader failed or gave something else', () => {
    assert.equal(unsealUnknown(undefined), undefined);
    assert.equal(unsealUnknown({ kind: 'not-found' }), undefined);
    assert.deepEqual(unsealUnknown(seal(value)), value);
  });
});
