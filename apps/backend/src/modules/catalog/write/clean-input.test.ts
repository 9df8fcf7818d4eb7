import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cleanInput } from './clean-input.ts';

const hostile = '<p>Loden<script>steal()</script></p>';
const clean = '<p>Loden</p>';

it('a product keeps its words, and its HTML without what could run (R168)', () => {
  const texts = { nl: { name: 'Hoed <Leni>', description: hostile, shortDescription: hostile }, de: { name: 'Hut' } };
  const { products } = cleanInput({ products: [{ id: 1, sku: 'A', type: 'simple', texts }] });
  assert.deepEqual(products?.[0]?.texts, {
    nl: { name: 'Hoed <Leni>', description: clean, shortDescription: clean },
    de: { name: 'Hut' },
  });
});

it('a product without texts stays without, and what is not given is not made up', () => {
  assert.deepEqual(cleanInput({ products: [{ id: 1, sku: 'A', type: 'simple' }] }), { products: [{ id: 1, sku: 'A', type: 'simple' }] });
  assert.deepEqual(cleanInput({}), {});
});
