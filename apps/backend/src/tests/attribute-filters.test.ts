import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSchema, isInputObjectType } from 'graphql';
import { readSchema } from '@shop/contract/server';
import { smallShop } from '@shop/demo-data';

describe('the filterable attributes of the demo shop', () => {
  it('are all in the filter of the contract', () => {
    const filter = buildSchema(readSchema()).getType('ProductAttributeFilterInput');
    assert.ok(isInputObjectType(filter));
    const fields = filter.getFields();
    const missing = smallShop.attributes.filter(
      ({ code, isFilterable }) => isFilterable && String(fields[code]?.type) !== 'FilterEqualTypeInput',
    );
    assert.deepEqual(
      missing.map(({ code }) => code),
      [],
    );
  });
});
