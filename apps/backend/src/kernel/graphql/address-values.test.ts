import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readAddress, valueIn } from './address-values.ts';

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
    assert.equal(readAddress(address).valueOf('query'), document);
    assert.equal(readAddress(`${address}&turn=2`).valueOf('query'), document);
    assert.equal(readAddress(`${address}&turn=2`).valueOf('turn'), '1');
  });

  it('is not there in an address without questions, nor as a part of another name', () => {
    assert.equal(valueIn('/graphql', 'query'), undefined);
    assert.equal(valueIn('/graphql?subquery=1', 'query'), undefined);
  });
});

describe('the name of an address', () => {
  it('is short, and another one for every address', () => {
    const document = (character: string): string => `query=${character.repeat(300)}`;
    const part = fc.constantFrom(document('a'), document('b'), 'query=', 'query=1', 'query=0', 'variables=1', '1 ', '0 ');
    const address = fc.array(part, { maxLength: 3 }).map((parts) => `/graphql?${parts.join('&')}`);
    fc.assert(
      fc.property(address, address, (one, other) => assert.equal(readAddress(one).name === readAddress(other).name, one === other)),
    );
    assert.ok(readAddress(`/graphql?${document('a')}&variables=1`).name.length < 50);
  });
});
