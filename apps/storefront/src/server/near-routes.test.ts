import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearRoutes } from './near-routes.ts';

const routes = {
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  overview: { id: 'overview', parentId: 'account', index: true },
  home: { id: 'home', parentId: 'frame', index: true },
  search: { id: 'search', parentId: 'frame', path: 'zoeken/*' },
  account: { id: 'account', parentId: 'frame', path: 'account' },
  orders: { id: 'orders', parentId: 'account', path: 'orders/:number' },
  resolve: { id: 'resolve', parentId: 'frame', path: '*' },
  robots: { id: 'robots', parentId: 'root', path: 'robots.txt' },
};

const [home, resolved] = nearRoutes(routes);
assert(home && resolved);

describe('the routes of the home page', () => {
  it('are its own and the frames around it', () => assert.deepEqual(Object.keys(home.routes).toSorted(), ['frame', 'home', 'root']));
  for (const path of ['', '/']) it(`take "${path}"`, () => assert.equal(home.takes(path), true));
  for (const path of ['/dames', '//', '/_root.data']) it(`leave ${path} to others`, () => assert.equal(home.takes(path), false));
});

describe('the routes of what the backend resolves', () => {
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
