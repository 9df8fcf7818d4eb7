import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolvedRoutes } from './resolved-routes.ts';

const routes = {
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame' },
  search: { id: 'search', parentId: 'frame', path: 'zoeken/*' },
  account: { id: 'account', parentId: 'frame', path: 'account' },
  orders: { id: 'orders', parentId: 'account', path: 'orders/:number' },
  resolve: { id: 'resolve', parentId: 'frame', path: '*' },
  robots: { id: 'robots', parentId: 'root', path: 'robots.txt' },
};

describe('the routes of what the backend resolves', () => {
  const resolved = resolvedRoutes(routes);

  it('are the last one and the frames around it', () => {
    assert.deepEqual(Object.keys(resolved.routes).toSorted(), ['frame', 'resolve', 'root']);
    assert.deepEqual(resolved.only({ frame: 'frame.js', search: 'search.js' }), { frame: 'frame.js' });
  });

  const own = [
    'midi-dirndl-liesl.html',
    '/midi-dirndl-liesl.html',
    '/dames/dirndls/kleur:rood',
    '/dames.data',
    '/zoekend',
    '/dames/account',
  ];
  for (const path of own) it(`take ${path}`, () => assert.equal(resolved.takes(path), true));

  const others = [
    '',
    'zoeken',
    '/',
    '/zoeken',
    '/Zoeken/kleur:rood',
    '/zoeken.data',
    '//zoeken',
    '/z%6Feken',
    '/robots.txt',
    '/account/orders/7',
    '/_root.data',
    '/__manifest',
  ];
  for (const path of others) it(`leave ${path || 'the home page'} to all of them`, () => assert.equal(resolved.takes(path), false));
});
