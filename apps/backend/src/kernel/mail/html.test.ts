import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { html } from './html.ts';

describe('html', () => {
  it('escapes every value, also in attributes', () => {
    const evil = `<script>"'&`;
    assert.equal(
      html`<a title="${evil}">${evil}</a>`.toString(),
      '<a title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</a>',
    );
  });

  it('keeps nested html, joins lists and leaves nothing for nothing', () => {
    assert.equal(
      html`<p>${[1, 'b<'].map((item) => html`<b>${item}</b>`)}${null}${undefined}${false}${0}</p>`.toString(),
      '<p><b>1</b><b>b&lt;</b>0</p>',
    );
  });

  it('does not take a look-alike object for safe html', () => {
    const fake = { toString: () => '<b>' } as unknown as string;
    assert.equal(html`${fake}`.toString(), '&lt;b&gt;');
  });
});
