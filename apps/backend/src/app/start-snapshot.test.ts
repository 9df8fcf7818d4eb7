import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { codeKey } from '#kernel/snapshot/snapshot-key.ts';
import { shapingFolders } from './start-snapshot.ts';

/** What stores and restores the parts of a snapshot. */
const shaping = [
  '../modules/catalog/read-model/capture-catalogue.ts',
  '../modules/catalog/read-model/read-catalogue.ts',
  '../modules/catalog/read-model/views.ts',
  '../modules/inventory/read-stock.ts',
  '../modules/search/store-indexes.ts',
  '../modules/search/stored-indexes.ts',
];

const imports = /^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)';/gms;

/** The files that these import and run, of the shop alone. */
function reached(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (url: string): void => {
    if (found.has(url) || !url.startsWith('file:') || url.includes('/node_modules/')) return;
    found.add(url);
    for (const [, specifier = ''] of readFileSync(new URL(url), 'utf8').matchAll(imports)) {
      const target = specifier.startsWith('.') ? new URL(specifier, url).href : import.meta.resolve(specifier);
      visit(target);
    }
  };
  for (const entry of entries) visit(new URL(entry, import.meta.url).href);
  return found;
}

void describe('the code that a snapshot is believed by', () => {
  void it('is all that shapes one', () => {
    const files = reached(shaping);
    assert.ok(files.size > 200);
    const outside = [...files].filter((file) => !shapingFolders.some(({ href }) => file.startsWith(href)));
    assert.deepEqual(outside, []);
  });

  void it('has the same key at every start, and another one with other code', () => {
    assert.equal(codeKey(shapingFolders), codeKey(shapingFolders));
    assert.notEqual(codeKey(shapingFolders), codeKey(shapingFolders.slice(1)));
  });
});
