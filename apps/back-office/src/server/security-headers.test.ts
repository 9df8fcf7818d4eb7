import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { inlineScriptHashes, libraryStyles, pageHeaders } from './security-headers.ts';

const aria = join(dirname(createRequire(import.meta.url).resolve('react-aria/package.json')), 'dist/private');

describe('the policy of a screen', () => {
  const policy = pageHeaders({ https: true, scriptHashes: ["'sha256-x'"] })['content-security-policy'] ?? '';

  it('lets nothing run that is not ours, and nothing become markup that is text', () => {
    assert.match(policy, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-x'; /);
    assert.match(
      policy,
      /require-trusted-types-for 'script'; trusted-types default staff-html ProseMirrorClipboard; upgrade-insecure-requests$/,
    );
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*/);
  });

  it('allows the camera here', () => {
    assert.match(pageHeaders({ https: false, scriptHashes: [] })['permissions-policy'] ?? '', /^camera=\(self\)/);
  });

  it('knows the styles that the installed React Aria adds', () => {
    const written = ['interactions/usePress.js', 'overlays/usePreventScroll.js'].flatMap((file) =>
      [...readFileSync(join(aria, file), 'utf8').matchAll(/style\.textContent = `([^`]+)`\.trim\(\)/g)].map(([, text = '']) =>
        text.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable').trim(),
      ),
    );
    assert.deepEqual(written, libraryStyles);
  });

  it('hashes the scripts that the build wrote into the page, and no others', () => {
    assert.deepEqual(inlineScriptHashes('<script src="/a.js"></script><p>x</p>'), []);
    assert.equal(inlineScriptHashes('<script>a</script><script type="module">b</script>').length, 2);
  });
});
