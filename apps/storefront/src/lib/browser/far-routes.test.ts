import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beforeNavigation, bringFarRoutes, leaveFarRoutes } from './far-routes.ts';

const routes = {
  root: { id: 'root' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame' },
  account: { id: 'account', parentId: 'frame' },
  orders: { id: 'orders', parentId: 'account' },
  resolve: { id: 'resolve', parentId: 'frame', path: '*' },
  robots: { id: 'robots', parentId: 'root' },
};

test('the router begins with the routes of the page and of products, and is told of the others once, below the routes it knows', () => {
  const table = { routes: { ...routes } };
  leaveFarRoutes(table, { root: {}, frame: {}, home: {} });
  assert.deepEqual(Object.keys(table.routes), ['root', 'frame', 'home', 'resolve']);

  const added: [string, readonly string[]][] = [];
  const go = beforeNavigation((parentId, others) => added.push([parentId, Object.keys(others)]));
  go();
  bringFarRoutes();
  const others = ['account', 'orders', 'robots'];
  assert.deepEqual(added, [
    ['frame', others],
    ['root', others],
  ]);
  assert.deepEqual(table.routes, routes);
});
