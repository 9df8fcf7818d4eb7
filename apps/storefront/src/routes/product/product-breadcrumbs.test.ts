import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productBreadcrumbs } from './product-breadcrumbs.ts';

const href = (path: string): string => `/de/${path}`;

test('the way to a product runs through its deepest category', () => {
  const product = {
    name: 'Midi-Dirndl Liesl',
    categories: [
      { level: 2, name: 'Neu', url_path: 'neu' },
      { level: 3, name: 'Dirndl', url_path: 'damen/dirndl', breadcrumbs: [{ category_name: 'Damen', category_url_path: 'damen' }] },
    ],
  };
  assert.deepEqual(productBreadcrumbs(product, href), [
    { name: 'Damen', href: '/de/damen' },
    { name: 'Dirndl', href: '/de/damen/dirndl' },
    { name: 'Midi-Dirndl Liesl' },
  ]);
});

test('a product without categories is only itself', () => {
  assert.deepEqual(productBreadcrumbs({ name: 'Lederfett', categories: [] }, href), [{ name: 'Lederfett' }]);
});
