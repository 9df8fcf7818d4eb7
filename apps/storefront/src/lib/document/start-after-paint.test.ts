import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startAfterPaint } from './start-after-paint.ts';

const script = `import "/manifest.js";
import * as route0 from "/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/entry.js");`;

describe('the scripts of a page', () => {
  const written = startAfterPaint(script, ['/words.js', '/root.js', '/root.js']);

  it('are asked for after the page was painted, each once and all before the first is imported', () => {
    assert.equal(written.match(/"\/root\.js"/g)?.length, 2);
    const order = [
      "type: 'paint'",
      '["/words.js","/root.js"]',
      'await import("/manifest.js");',
      'const route0 = await import("/root.js");',
    ];
    const places = [...order, 'window.__reactRouterRouteModules', 'import("/entry.js");'].map((text) => written.indexOf(text));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
    assert.ok(places[0] !== undefined && places[0] >= 0);
  });

  it('keep no import that the browser fetches before the first line runs', () => assert.doesNotMatch(written, /^\s*import\s*["*]/m));
});
