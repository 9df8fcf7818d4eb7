import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blogPosts, cmsBlocks, smallShop } from '@shop/demo-data';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { withoutIdleSpace } from './html-space.ts';
import { htmlToMarkdown, markdownToHtml } from './markdown.ts';

describe('Markdown', () => {
  it('is what merchants write: headings, lists, emphasis, links, tables', () => {
    const html = markdownToHtml('## Size\n\n- **bold**\n- *italic* snake_case_name\n\n[a](/x?y=1)\n\n| A |\n|---|\n| 1 |');
    for (const part of [
      '<h2>Size</h2>',
      '<strong>bold</strong>',
      '<em>italic</em> snake_case_name',
      '<a href="/x?y=1">a</a>',
      '<th>A</th>',
      '<td>1</td>',
    ])
      assert.ok(html.includes(part), part);
  });

  it('leaves HTML, product marks, apostrophes and addresses in a text as they are', () => {
    assert.equal(markdownToHtml('<div>\n*as it is*\n</div>'), '<div>\n*as it is*\n</div>');
    for (const text of ['[product MA-DIR-1001]', "it's", 'info@shop.example', 'https://shop.example'])
      assert.equal(markdownToHtml(text), `<p>${text}</p>`);
  });

  it('cannot smuggle anything past the cleaning', () => {
    const html = sanitiseHtml(
      markdownToHtml('[x](javascript:alert) [w](javascript:alert(1)) ![y](//evil.example/p.png) [z](" onclick="x) <script>1</script>'),
    );
    assert.doesNotMatch(html, /href="javascript:|\sonclick="|<script|evil/);
  });
});

describe('the way from HTML to Markdown', () => {
  it('is one that leads back, or none is gone', () => {
    assert.equal(htmlToMarkdown('<p>A <strong>b</strong> &amp; <a href="/x">c</a></p><ul><li>d</li></ul>'), 'A **b** & [c](/x)\n\n-   d');
    assert.equal(htmlToMarkdown('<p>[product MA-DIR-1001, MA-SCH-3201]</p>'), '[product MA-DIR-1001, MA-SCH-3201]');
    for (const html of [
      '<p lang="de">x</p>',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      '<figure><img src="/x.png" alt=""></figure>',
      '<p>a<em>b*</em>c</p>',
    ]) {
      const markdown = htmlToMarkdown(html);
      if (markdown !== undefined) assert.equal(withoutIdleSpace(sanitiseHtml(markdownToHtml(markdown))), withoutIdleSpace(html));
    }
  });

  it('exists for nearly everything the demo shop says', () => {
    const contents = [...blogPosts, ...cmsBlocks, ...smallShop.pages].flatMap(({ content }) => Object.values(content)).map(sanitiseHtml);
    const plain = contents.filter((html) => htmlToMarkdown(html) !== undefined);
    assert.ok(plain.length > 0.6 * contents.length, `${plain.length} of ${contents.length}`);
  });
});
