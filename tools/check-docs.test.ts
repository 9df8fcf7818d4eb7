import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathFaults } from './check-docs.ts';

const known = new Set(['apps/shop/src/main.ts', 'docs/status.md', 'docs/guides', 'docs/guides/add-a-page.md']);
const faultsOf = (text: string, path = 'docs/testing.md'): readonly string[] => pathFaults([{ path, text }], (named) => known.has(named));

describe('the check of paths in documents', () => {
  it('passes links and paths that lead somewhere', () => {
    assert.deepEqual(faultsOf('Start `apps/shop/src/main.ts`, see [status](status.md#now) and [guides](guides).'), []);
    assert.deepEqual(faultsOf('See [status](../status.md).', 'docs/guides/add-a-page.md'), []);
    assert.deepEqual(faultsOf('See [a page](docs/guides/add-a-page.md).', 'README.md'), []);
  });

  it('names a path in backticks that does not exist, and its line', () => {
    assert.deepEqual(faultsOf('# Start\n\nOpen `apps/shop/src/mian.ts` first.'), [
      'docs/testing.md:3: apps/shop/src/mian.ts does not exist',
    ]);
  });

  it('names a link to a file that does not exist, seen from its document', () => {
    assert.deepEqual(faultsOf('See [status](status.md).', 'docs/guides/add-a-page.md'), [
      'docs/guides/add-a-page.md:1: docs/guides/status.md does not exist',
    ]);
  });

  it('looks into commands', () => {
    assert.deepEqual(faultsOf('`npm test -- --only e2e/cart/gust.spec.ts`'), ['docs/testing.md:1: e2e/cart/gust.spec.ts does not exist']);
  });

  it('lets through what is generated, what lies elsewhere, and blocks of code', () => {
    assert.deepEqual(faultsOf('`apps/storefront/build/client`, `packages/contract/generated/types.ts`, `e2e/test-results`'), []);
    assert.deepEqual(
      faultsOf('[a](https://example.org/b.md) [c](mailto:d@example.org) [e](#f) `read-model.ts` `/metrics` `[g](h.md)`'),
      [],
    );
    assert.deepEqual(faultsOf('```\n`apps/old.ts` [old](old.md)\n```\n'), []);
  });
});
