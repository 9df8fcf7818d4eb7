import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutAdvice } from './lean-router.ts';

test('sentences for developers keep their beginning; what the router works with stays whole', () => {
  const sentence = 'You cannot render a <Router> inside another <Router>. You should never have more than one in your app.';
  assert.equal(withoutAdvice(`invariant(ok, "${sentence}");`), 'invariant(ok, "You cannot render a <");');
  const kept = [
    'const type = "application/x-www-form-urlencoded;charset=UTF-8";',
    'const text = `window.__reactRouterManifest = ${JSON.stringify(getPartialManifest(manifest, router), null, 2)};`;',
    'if (a === "x" && other.is.long.enough.to.be.taken.for.a.sentence.of.the.package && b === "y") go();',
  ];
  for (const code of kept) assert.equal(withoutAdvice(code), code);
});
