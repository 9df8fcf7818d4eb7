import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageLinks } from './page-links.ts';

const shown = (current: number, total: number): string =>
  pageLinks(current, total)
    .map((link) => ('page' in link ? String(link.page) : '…'))
    .join(' ');

test('few pages are all linked', () => {
  assert.equal(shown(1, 1), '1');
  assert.equal(shown(2, 5), '1 2 3 4 5');
});

test('the middle of a long list keeps its ends and its neighbours', () => {
  assert.equal(shown(10, 20), '1 … 9 10 11 … 20');
  assert.equal(shown(1, 20), '1 2 … 20');
  assert.equal(shown(20, 20), '1 … 19 20');
});

test('a gap never hides a single page', () => {
  assert.equal(shown(4, 20), '1 2 3 4 5 … 20');
});

test('no pages give no links', () => {
  assert.equal(shown(1, 0), '');
});
