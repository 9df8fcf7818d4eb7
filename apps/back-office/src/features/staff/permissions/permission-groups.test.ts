import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { permissionGroups } from './permission-groups.ts';

/** The shop's own table: `'orders.read': line('xxbb-xxx', 'orders', 'p'),`. The apps meet in no import, so it is read as text. */
function permissionsOfTheShop(): ReadonlyMap<string, string> {
  const source = readFileSync(new URL('../../../../../backend/src/staff/permissions.ts', import.meta.url), 'utf8');
  const rows = [...source.matchAll(/^ {2}'([\w.]+)': line\('[xb-]{8}', '\w+'(?:, '([p^4]*)')?\),$/gm)];
  return new Map(rows.map(([, name = '', marks = '']) => [name, marks]));
}

describe('the matrix of roles', () => {
  it('names every permission of the shop once, with the marks the shop gives it', () => {
    const shown = Object.values(permissionGroups).flatMap((group) => Object.entries(group));
    const names = shown.map(([name]) => name);
    assert.equal(new Set(names).size, names.length, 'none stands in two groups');
    const ofTheShop = permissionsOfTheShop();
    assert.ok(ofTheShop.size > 80);
    assert.deepEqual(Object.fromEntries(shown), Object.fromEntries(ofTheShop));
  });
});
