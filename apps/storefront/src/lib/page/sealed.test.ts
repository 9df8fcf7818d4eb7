import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seal, sealedScripts, unseal, unsealUnknown, type Json, type Sealed } from './sealed.ts';

describe('what a loader found', () => {
  const value = { name: 'Dirndl "Liesl" <midi>', sizes: [34, 36], missing: null };

  it('is the value itself for whoever opens it in the same process', () => assert.equal(unseal(seal(value)), value));

  it('is the same after its way to the browser, and one object however often it is opened', () => {
    const arrived = JSON.parse(JSON.stringify(seal(value))) as Sealed<typeof value>;
    assert.deepEqual(unseal(arrived), value);
    assert.equal(unseal(arrived), unseal(arrived));
  });

  it('stands in an element of its own where there is a document', () => {
    const document: Json[] = [];
    const [first, second] = [seal({ name: 'frame' }, document), seal(value, document)];
    assert.deepEqual(JSON.parse(JSON.stringify([first, second])), [{ sealed: 0 }, { sealed: 1 }]);
    assert.equal(unseal(second), value);
    const [, text = ''] = /<script type="application\/json" id="page-data-1">(.*?)<\/script>/.exec(sealedScripts(document)) ?? [];
    assert.deepEqual(JSON.parse(text), value);
  });

  it('is nothing where a loader failed or gave something else', () => {
    assert.equal(unsealUnknown(undefined), undefined);
    assert.equal(unsealUnknown({ kind: 'not-found' }), undefined);
    assert.deepEqual(unsealUnknown(seal(value)), value);
  });
});
