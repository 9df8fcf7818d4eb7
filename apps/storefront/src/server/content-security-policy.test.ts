import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

const html = [
  `<script>one()</script><script type="application/json" id="s">{"a":1}</script><script src="/a.js"></script>`,
  `<script type="application/ld+json">{}</script><script type="module" async="">two()</script><script>one()</script>`,
].map((piece) => Buffer.from(piece));
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the Content-Security-Policy', () => {
  it('allows the inline scripts of this page by their hashes, each once, and no data blocks', () =>
    assert.deepEqual(inlineScriptHashes(html), [hash('one()'), hash('two()')]));

  it('has no unsafe word and no wildcard for scripts (R164)', () => {
    const script = contentSecurityPolicy(html, { https: true })
      .split('; ')
      .find((directive) => directive.startsWith('script-src '));
    assert.equal(script, `script-src 'self' ${hash('one()')} ${hash('two()')}`);
  });

  it('enforces Trusted Types with the two policies of the shop (R166)', () => {
    const policy = contentSecurityPolicy([], { https: false });
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types shop-html default/);
  });

  it('upgrades requests only where the shop speaks https', () => {
    assert.match(contentSecurityPolicy([], { https: true }), /upgrade-insecure-requests/);
    assert.doesNotMatch(contentSecurityPolicy([], { https: false }), /upgrade-insecure-requests/);
  });
});
