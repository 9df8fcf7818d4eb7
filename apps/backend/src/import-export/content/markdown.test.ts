import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blogPosts, cmsBlocks, smallShop } from '@shop/demo-data';
import { sanitiseHtml } from '@shop/rules/sanitise-html';
import { withoutIdleSpace } from './html-space.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { markdownToHtml } from './markdown.ts';

const cases: readonly (readonly [name: string, markdown: string, html: string])[] = [
  ['paragraphs', 'One\nline\n\nTwo', '<p>One\nline</p>\n<p>Two</p>'],
  ['headings', '## Size\n\n### Small ###', '<h2>Size</h2>\n<h3>Small</h3>'],
  ['a heading above its text', '## Size\nText', '<h2>Size</h2>\n<p>Text</p>'],
  ['lists', '- a\n- b\n  more\n\n1. x\n2) y', '<ul><li>a</li><li>b\nmore</li></ul>\n<ol><li>x</li><li>y</li></ol>'],
  [
    'emphasis',
    '**bold** and *italic*, 2 * 3 * 4, snake_case_name',
    '<p><strong>bold</strong> and <em>italic</em>, 2 * 3 * 4, snake_case_name</p>',
  ],
  ['links and pictures', '[a "b"](/x?y=1) ![alt](/m.png)', '<p><a href="/x?y=1">a "b"</a> <img src="/m.png" alt="alt"></p>'],
  ['line ends', 'a  \nb\\\nc', '<p>a<br>b<br>c</p>'],
  [
    'a table',
    '| A | B |\n|---|---|\n| 1 | 2 |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['a quote and a rule', '> said\n\n---', '<blockquote><p>said</p></blockquote>\n<hr>'],
  ['HTML', '<div>\n*as it is*\n</div>', '<div>\n*as it is*\n</div>'],
  ['escapes', '\\*no\\* \\[x](y)', '<p>&#42;no&#42; &#91;x](y)</p>'],
  ['product marks', '[product MA-DIR-1001]', '<p>[product MA-DIR-1001]</p>'],
];

describe('Markdown', () => {
  for (const [name, markdown, html] of cases) it(`knows ${name}`, () => assert.equal(markdownToHtml(markdown), html));

  it('cannot smuggle anything past the cleaning', () => {
    const html = sanitiseHtml(
      markdownToHtml('[x](javascript:alert) [w](javascript:alert(1)) ![y](//evil.example/p.png) [z](" onclick="x) <script>1</script>'),
    );
    assert.doesNotMatch(html, /href="javascript:|\sonclick="|<script|evil/);
  });
});

describe('the way from HTML to Markdown', () => {
  it('is one that leads back, or none is gone', () => {
    assert.equal(htmlToMarkdown('<p>A <strong>b</strong> &amp; <a href="/x">c</a></p><ul><li>d</li></ul>'), 'A **b** &amp; [c](/x)\n\n- d');
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
