import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutImports } from './lean-routes.ts';

test('the table of routes keeps its files and styles, and leaves out imports and what is false', () => {
  const routes = {
    root: { id: 'root', hasLoader: false, hasErrorBoundary: true, module: '/root.js', imports: ['/shop.js'], css: ['/shop.css'] },
  };
  const script = `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/entry.js', imports: ['/shop.js'] }, routes })};`;
  assert.deepEqual(JSON.parse(withoutImports(script).slice('window.__reactRouterManifest='.length, -1)), {
    entry: { module: '/entry.js', imports: ['/shop.js'] },
    routes: { root: { id: 'root', hasErrorBoundary: true, module: '/root.js', css: ['/shop.css'] } },
  });
});

test('a table of another form is refused', () => {
  assert.throws(() => withoutImports('export default {}'), /another form/);
});
