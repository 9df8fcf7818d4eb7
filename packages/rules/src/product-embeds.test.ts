import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brokenEmbeds, embeddedSkus, splitEmbeds } from './product-embeds.ts';
import { sanitiseHtml } from './sanitise-html.ts';

describe('product marks in a content', () => {
  it('cut it into HTML and products, in order', () => {
    assert.deepEqual(splitEmbeds('<p>Before</p><p>[product MA-DIR-1001]</p>\n<p>After</p>'), [
      { kind: 'html', html: '<p>Before</p>' },
      { kind: 'products', skus: ['MA-DIR-1001'] },
      { kind: 'html', html: '\n<p>After</p>' },
    ]);
  });

  it('may name several products, and the same one twice', () => {
    const html = '<p>[product A-1, B-2 C-3]</p><h2>More</h2><p>[product A-1]</p>';
    assert.deepEqual(embeddedSkus(html), ['A-1', 'B-2', 'C-3']);
  });

  it('pass the cleaning unchanged', () => {
    const html = '<p>A &amp; b</p><p>[product A-1]</p>';
    assert.equal(sanitiseHtml(html), html);
  });

  const words: [string, string][] = [
    ['inside a list', '<ul><li><p>[product A-1]</p></li></ul>'],
    ['in a sentence', '<p>See [product A-1] here</p>'],
    ['with a tag in it', '<p>[product <b>A-1</b>]</p>'],
    ['with something that is no SKU', '<p>[product "onclick=x]</p>'],
    ['with more products than a text can hold', `<p>[product ${Array.from({ length: 13 }, (_, at) => `A-${at}`).join(' ')}]</p>`],
  ];
  for (const [name, html] of words) it(`stay words ${name}`, () => assert.deepEqual(splitEmbeds(html), [{ kind: 'html', html }]));

  it('are found again when they are broken', () => {
    assert.deepEqual(brokenEmbeds('<p>See [product A-1] here</p><p>[product B-2]</p>'), ['[product A-1]']);
  });

  it('are found after elements without an end', () => {
    assert.deepEqual(embeddedSkus('<p>a<br>b</p><hr><figure><img src="/x.png"></figure><p>[product A-1]</p>'), ['A-1']);
  });
});
