import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { makeScriptMark, takeOwnScripts } from './own-scripts.ts';

const mark = makeScriptMark();
const own = `nonce="${mark}"`;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const taken = (...pieces: readonly string[]): { readonly html: string; readonly scriptHashes: readonly string[] } => {
  const { html, scriptHashes } = takeOwnScripts(pieces, mark);
  return { html: html.join(''), scriptHashes };
};

describe('scripts that a page may run (R164)', () => {
  it('are ours, each once, and leave without their mark', () =>
    assert.deepEqual(
      taken(
        `<p>x</p><script ${own}>one()</script>`,
        `<script ${own} type="module" async="">two("€")</script><script ${own}>one()</script>`,
      ),
      {
        html: '<p>x</p><script>one()</script><script type="module" async="">two("€")</script><script>one()</script>',
        scriptHashes: [hash('one()'), hash('two("€")')],
      },
    ));

  it('are not those that came with a text, whatever they look like', () => {
    const injected = [
      '<script>steal()</script>',
      '<script type="module">steal()</script>',
      '<script nonce="">steal()</script>',
      `<script nonce="${makeScriptMark()}">steal()</script>`,
      '<script type="importmap">{"imports":{}}</script>',
      '<script type="speculationrules">{}</script>',
      '<SCRIPT>steal()</SCRIPT>',
    ].join('');
    assert.deepEqual(taken(`${injected}<script ${own}>one()</script>`).scriptHashes, [hash('one()')]);
    assert.equal(taken(injected).html, injected);
  });

  it('are ours also after an element, an attribute or a comment that a text left open', () => {
    for (const open of ['<script>steal();', '<script src="/x.js" title="', '<!-- ', '<textarea>', '<template id="scripts">', '<script '])
      assert.deepEqual(taken(`<p>${open}</p><script ${own}>one()</script>`).scriptHashes, [hash('one()')], open);
  });

  it('do not include what is marked and no script, nor a script that is somewhere else', () =>
    assert.deepEqual(taken(`<link rel="modulepreload" href="/a.js" ${own}/><script ${own} src="/a.js"></script><p ${own}>one()</p>`), {
      html: '<link rel="modulepreload" href="/a.js"/><script src="/a.js"></script><p>one()</p>',
      scriptHashes: [],
    }));

  it('have another mark in every rendering', () => assert.notEqual(makeScriptMark(), makeScriptMark()));
});
