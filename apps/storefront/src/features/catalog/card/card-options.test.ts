import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourDots, sizeRange } from './card-options.ts';

const colours = (...values: readonly string[]) => ({
  attribute_code: 'kleur',
  values: values.map((value) => ({ label: value, swatch_data: { __typename: 'ColorSwatchData', value } })),
});
const sizes = (...labels: readonly string[]) => ({ attribute_code: 'maat_dirndl', values: labels.map((label) => ({ label })) });

test('at most four colours are dots, the rest is a number', () => {
  const { dots, more } = colourDots([colours('#111111', '#222222', '#333333', '#444444', '#555555', '#666666')]);
  assert.equal(dots.length, 4);
  assert.equal(more, 2);
});

test('one colour is no choice', () => {
  assert.deepEqual(colourDots([colours('#111111')]), { dots: [], more: 0 });
  assert.deepEqual(colourDots(null), { dots: [], more: 0 });
});

test('what is not a colour is not drawn', () => {
  assert.equal(colourDots([colours('#111111', 'url(x)', '#22222g', '#222222')]).dots.length, 2);
});

test('sizes are named from first to last', () => {
  assert.equal(sizeRange([colours('#111111'), sizes('32', '34', '60')]), '32–60');
  assert.equal(sizeRange([sizes('M')]), 'M');
  assert.equal(sizeRange([colours('#111111')]), undefined);
});
