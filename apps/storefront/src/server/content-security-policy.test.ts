import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directives = (...hashes: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    contentSecurityPolicy(hashes, { https: true })
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive]),
  );

describe('the Content-Security-Policy', () => {
  it('has no unsafe word and no wildcard for scripts (R164), only the hashes of our own', () =>
    assert.equal(directives("'sha256-one'", "'sha256-two'").get('script-src'), "script-src 'self' 'sha256-one' 'sha256-two'"));

  it('leaves nothing to a text that brings handlers, frames, plug-ins, styles, a base or a form of its own', () => {
    const policy = directives();
    for (const name of ['default-src', 'script-src-attr', 'frame-src', 'frame-ancestors', 'object-src', 'base-uri'])
      assert.equal(policy.get(name), `${name} 'none'`);
    for (const name of ['style-src', 'form-action', 'connect-src', 'worker-src', 'manifest-src'])
      assert.equal(policy.get(name), `${name} 'self'`);
    // Neither has an own rule, so that the rule of scripts and the one of everything hold.
    for (const name of ['script-src-elem', 'media-src', 'child-src', 'style-src-elem']) assert.equal(policy.get(name), undefined);
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
