import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { iconNames } from './icon-names.ts';

/** The sheet is drawn from Phosphor's single files (MIT): one request for all icons. `UPDATE_ICONS=1` draws it anew. */
const file = new URL('icons.svg', import.meta.url);

function symbol(name: string): string {
  const weight = /-(fill|bold)$/.exec(name)?.[1] ?? 'regular';
  const svg = readFileSync(fileURLToPath(import.meta.resolve(`@phosphor-icons/core/assets/${weight}/${name}.svg`)), 'utf8');
  const drawing = svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="icon-${name}" viewBox="0 0 256 256">${drawing}</symbol>`;
}

describe('icons of the back office', () => {
  it('every name has its drawing in the sheet, and the sheet has nothing else', () => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" display="none" aria-hidden="true">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`;
    if (process.env['UPDATE_ICONS']) writeFileSync(file, drawn);
    assert.equal(readFileSync(file, 'utf8'), drawn);
    assert.equal(new Set<string>(iconNames).size, iconNames.length);
  });
});
