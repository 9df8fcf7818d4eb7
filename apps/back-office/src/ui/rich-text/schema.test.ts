import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { htmlAttributes, htmlElements, sanitiseHtml } from '@shop/rules/sanitise-html';
import { schema } from './schema.ts';

/** What stands for the document, its words and words without an element. */
const ours = new Set(['doc', 'text', 'line']);

describe('the schema of the editor', () => {
  const specs = { ...schema.spec.nodes.toObject(), ...schema.spec.marks.toObject() } as Record<string, { attrs?: object }>;

  it('has exactly the elements that the shop keeps', () => {
    assert.deepEqual(
      Object.keys(specs)
        .filter((name) => !ours.has(name))
        .toSorted(),
      [...htmlElements.keys()].toSorted(),
    );
  });

  it('has exactly the attributes that the shop keeps', () => {
    for (const [name, own] of htmlElements)
      assert.deepEqual(Object.keys(specs[name]?.attrs ?? {}).toSorted(), [...own, ...htmlAttributes].toSorted(), name);
  });

  it('is named by what sanitise-html lets through, not by what it was once', () => {
    for (const name of htmlElements.keys()) assert.match(sanitiseHtml(`<${name}>`), new RegExp(`^<${name}>`));
  });
});
