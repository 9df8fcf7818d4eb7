import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blogHref, readBlogState } from './blog-state.ts';

test('an address of the blog says page, section and author', () => {
  const state = readBlogState(new URLSearchParams('category=stof-en-onderhoud&page=2'));
  assert.deepEqual(state, { page: 2, category: 'stof-en-onderhoud' });
  assert.equal(blogHref('/blog', state), '/blog?category=stof-en-onderhoud&page=2');
});

test('nonsense in the address is the first page of everything', () => {
  assert.deepEqual(readBlogState(new URLSearchParams('page=-1&category=%3Cscript%3E&author=')), { page: 1 });
  assert.equal(blogHref('/blog', { page: 1 }), '/blog');
});
