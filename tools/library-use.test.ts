import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { faultsOf, manifestFaults, type ExportsOf } from './library-use.ts';

const installed: Readonly<Record<string, { readonly exports: Parameters<typeof String>[0] }>> = {
  router: {
    exports: { '.': './dist/index.js', './dom': './dist/dom.js', './dist/inner.js': './dist/inner.js', './icons/*.svg': './i/*.svg' },
  },
  '@scope/queue': { exports: undefined },
};
const exportsOf = ((name) => installed[name] ?? null) as ExportsOf;
const faults = (text: string): readonly string[] => faultsOf({ path: 'a.ts', text }, exportsOf);

describe('a source', () => {
  for (const text of [
    "import { a } from 'router';",
    "import { a } from 'router/dom';",
    "import url from 'router/icons/cart.svg?url';",
    "import { b } from './lib/inner.ts';",
    "import fs from 'node:fs/promises';",
    "import type { Plugin } from 'router/types.js';",
    "import pg from 'pg';\nconst pool: pg.Pool = new pg.Pool();",
    "import Fastify from 'fastify';\nconst app = Fastify();\napp.server.timeout = 1;",
  ])
    it(`may say ${text.slice(0, 60)}`, () => assert.deepEqual(faults(text), []));

  for (const [text, fault] of [
    ["import { a } from 'router/dist/inner.js';", /a\.ts:1: imports router\/dist\/inner\.js, an inner path/],
    ["\nconst a = await import('router/other');", /a\.ts:2: imports router\/other, which router does not list/],
    ["export { a } from '@scope/queue/lib/queue.js';", /inner path of @scope\/queue/],
    ["const a = require('@scope/queue/queue');", /does not list/],
    ["import router from 'router';\nrouter.start = () => {};", /a\.ts:2: changes router/],
    ["import * as router from 'router';\nObject.assign(router, {});", /changes router/],
    ["import { Router } from 'router';\nRouter.prototype.go = () => {};", /changes Router/],
    ["import { Server } from 'node:http';\nServer.prototype.emit = () => {};", /changes Server/],
    ["export default { resolve: { alias: { router: './ours.ts' } } };", /replaces a module by an alias/],
    ["app.server.removeAllListeners('request');", /takes listeners/],
    [
      "export const plugin = {\n  load(id) {\n    return id.endsWith(`/router/dist/production/${part}`) ? '' : undefined;\n  },\n};",
      /a build plugin that touches/,
    ],
    ["mock.module('router', { namedExports: {} });", /replaces a module in a test/],
    [
      "export const plugin = {\n  name: 'x',\n  transform(code, id) {\n    if (id.includes('node_modules/router')) return '';\n  },\n};",
      /a build plugin that touches/,
    ],
  ] as const)
    it(`may not say ${text.trim().split('\n').at(-1)?.slice(0, 60)}`, () => assert.match(faults(text).join('\n'), fault));
});

describe('a package.json', () => {
  it('may choose a version, and neither replace nor patch a package', () => {
    assert.deepEqual(manifestFaults('p', { overrides: { rolldown: '1.2.15' } }), []);
    assert.equal(manifestFaults('p', { overrides: { router: 'npm:our-router@1.0.0' } }).length, 1);
    assert.equal(manifestFaults('p', { overrides: { router: 'file:../router' } }).length, 1);
    assert.equal(manifestFaults('p', { devDependencies: { 'patch-package': '8.0.0' } }).length, 1);
  });
});
