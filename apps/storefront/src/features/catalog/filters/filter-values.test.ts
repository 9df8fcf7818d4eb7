import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addressValues, valueSlug } from './filter-values.ts';

test('an address names an option by its words', () => {
  assert.deepEqual(['Mini (50 cm)', 'Steinrösl', 'après-ski', 'Mieder & Maas', 'Weiß', '36–38'].map(valueSlug), [
    'mini-50-cm',
    'steinroesl',
    'apres-ski',
    'mieder-maas',
    'weiss',
    '36-38',
  ]);
});

test('options that share their words, or whose words are another’s id, are named by id', () => {
  const values = addressValues([
    { value: '10', label: 'Rood' },
    { value: '11', label: 'rood' },
    { value: '12', label: '10' },
    { value: '13', label: '★' },
    { value: '14', label: 'Groen' },
  ]);
  assert.deepEqual([...values.values()], ['10', '11', '12', '13', 'groen']);
});

test('every option has its own value, and no value is the id of another option', () => {
  const option = fc.record({ value: fc.nat(60).map(String), label: fc.oneof(fc.nat(60).map(String), fc.string({ maxLength: 6 })) });
  fc.assert(
    fc.property(fc.uniqueArray(option, { selector: ({ value }) => value, maxLength: 20 }), (options) => {
      const values = addressValues(options);
      assert.equal(new Set(values.values()).size, options.length);
      for (const [id, value] of values) assert.ok(value === id || !values.has(value));
    }),
  );
});
