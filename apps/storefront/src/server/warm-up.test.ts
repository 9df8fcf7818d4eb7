import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pathsFrom } from './warm-up.ts';

it('a list and a product are found on a home page, whatever else it leads to', () => {
  const html =
    '<a href="/cart">…</a><a href="https://x.example/a/b">…</a><a class="x" href="/dames/dirndls">…</a><a href="/liesl.html">…</a>';
  assert.deepEqual(pathsFrom(html), ['/dames/dirndls', '/liesl.html']);
  assert.deepEqual(pathsFrom('<a href="/service">…</a>'), []);
});
