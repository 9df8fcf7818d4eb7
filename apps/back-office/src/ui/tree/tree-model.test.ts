import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dropPlace, rowsOf, stepPlace, typedRow } from './tree-model.ts';

const nodes = [
  { id: 'root', parent: null },
  { id: 'women', parent: 'root' },
  { id: 'dirndls', parent: 'women' },
  { id: 'blouses', parent: 'women' },
  { id: 'men', parent: 'root' },
];

describe('a tree', () => {
  it('shows what is open, with levels and places', () => {
    assert.deepEqual(
      rowsOf(nodes, new Set(['women'])).map(({ node, level, place, count, isOpen }) => [node.id, level, place, count, isOpen]),
      [
        ['root', 1, 1, 1, true],
        ['women', 2, 1, 2, false],
        ['men', 2, 2, 2, undefined],
      ],
    );
  });

  it('moves one by a step, and not beyond its end', () => {
    assert.deepEqual(stepPlace(nodes, 'blouses', 'up'), { parent: 'women', after: null });
    assert.deepEqual(stepPlace(nodes, 'dirndls', 'down'), { parent: 'women', after: 'blouses' });
    assert.deepEqual(stepPlace(nodes, 'blouses', 'in'), { parent: 'dirndls', after: null });
    assert.deepEqual(stepPlace(nodes, 'men', 'in'), { parent: 'women', after: 'blouses' });
    assert.deepEqual(stepPlace(nodes, 'blouses', 'out'), { parent: 'root', after: 'women' });
    for (const [id, step] of [
      ['dirndls', 'up'],
      ['blouses', 'down'],
      ['women', 'out'],
      ['root', 'up'],
    ] as const) {
      assert.equal(stepPlace(nodes, id, step), undefined, `${id} ${step}`);
    }
  });

  it('takes what is dropped before, inside and behind another, and never below itself', () => {
    assert.deepEqual(dropPlace(nodes, 'men', 'dirndls', 'before'), { parent: 'women', after: null });
    assert.deepEqual(dropPlace(nodes, 'men', 'dirndls', 'behind'), { parent: 'women', after: 'dirndls' });
    assert.deepEqual(dropPlace(nodes, 'blouses', 'men', 'inside'), { parent: 'men', after: null });
    assert.equal(dropPlace(nodes, 'women', 'dirndls', 'inside'), undefined);
    assert.equal(dropPlace(nodes, 'women', 'root', 'before'), undefined);
  });

  it('finds one by its first letters, the next one with each press', () => {
    const rows = rowsOf(nodes, new Set());
    const found = (from: number, typed: string) => typedRow(rows, from, typed, ({ id }) => id)?.node.id;
    assert.deepEqual([found(0, 'm'), found(4, 'w'), found(0, 'bl'), found(0, 'x')], ['men', 'women', 'blouses', undefined]);
  });
});
