import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { valueIn } from './address-values.ts';

describe('a value in an address', () => {
  it('is what a form reader finds, the first of its name', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '+', '%', '2', '0', 'é', '"', '{', '#', '=', '€'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('query', 'variables', 'turn', 'querys'), text), { maxLength: 6 }), (pairs) => {
        const asked = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        const form = new URLSearchParams(asked);
        for (const name of ['query', 'variables', 'operationName'])
          assert.equal(valueIn(`/graphql?${asked}`, name), form.get(name) ?? undefined);
      }),
    );
  });

  it('is read the same way again when it is long', () => {
    const document = `query { ${'name '.repeat(200)}}`;
    const address = `/graphql?${new URLSearchParams({ turn: '1', query: document }).toString()}`;
    assert.equal(valueIn(address, 'query'), document);
    assert.equal(valueIn(`${address}&turn=2`, 'query'), document);
  });

  it('is not there in an address without questions, nor as a part of another name', () => {
    assert.equal(valueIn('/graphql', 'query'), undefined);
    assert.equal(valueIn('/graphql?subquery=1', 'query'), undefined);
  });
});
