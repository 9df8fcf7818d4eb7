import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breadcrumbStructuredData } from '../listing/breadcrumb-structured-data.ts';
import { productStructuredData } from './product-structured-data.ts';

type Product = Parameters<typeof productStructuredData>[0];

const price = (value: number) => ({ final_price: { value }, reference_price: null, base_price: null });
const product = (lowest: number, highest: number): Product => ({
  sku: 'MA-1',
  name: 'Cadeaubon',
  stock_status: 'IN_STOCK',
  media_gallery: [{ url: '/media/ab/960.webp', label: null }],
  brand: { title: 'Mieder & Maas' },
  price_range: { minimum_price: price(lowest), maximum_price: price(highest) },
});
const place = { publicUrl: 'https://shop.example', path: '/de/bon.html', currency: 'EUR' };

test('one price is an offer, a range an aggregate, both with what a consumer pays', () => {
  const single = productStructuredData(product(49.95, 49.95), place) as { offers: Record<string, string> };
  assert.equal(single.offers['@type'], 'Offer');
  assert.equal(single.offers['price'], '49.95');
  const range = productStructuredData(product(49, 59), place) as { offers: Record<string, string> };
  assert.deepEqual([range.offers['lowPrice'], range.offers['highPrice']], ['49.00', '59.00']);
});

test('addresses are whole', () => {
  const data = productStructuredData(product(1, 1), place) as { url: string; image: readonly string[] };
  assert.equal(data.url, 'https://shop.example/de/bon.html');
  assert.deepEqual(data.image, ['https://shop.example/media/ab/960.webp']);
});

test('the last part of the way has no address of its own', () => {
  const { itemListElement } = breadcrumbStructuredData('https://shop.example', [{ name: 'Dames', href: '/dames' }, { name: 'Liesl' }]) as {
    itemListElement: readonly Record<string, unknown>[];
  };
  assert.equal(itemListElement[0]?.['item'], 'https://shop.example/dames');
  assert.equal(itemListElement[1]?.['item'], undefined);
});
