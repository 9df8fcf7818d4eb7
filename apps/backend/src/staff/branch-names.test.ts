import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nameBranches } from './branch-names.ts';

it('calls a branch by its town, and by its street too where a town has two', () => {
  const named = nameBranches([
    { code: 'SIT', city: 'Sittard', street: 'Voorbeeldmarkt 12' },
    { code: 'AA1', city: 'Aachen', street: 'Markt 1' },
    { code: 'AA2', city: 'Aachen', street: 'Dom 2' },
  ]);
  assert.deepEqual(
    named.map(({ name }) => name),
    ['Sittard', 'Aachen, Markt 1', 'Aachen, Dom 2'],
  );
});
