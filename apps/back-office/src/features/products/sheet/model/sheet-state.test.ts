import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellKey, cellOf, emptySheet, isConflict, keepMine, redoStep, settle, takeUpCells, typeCells, undoStep } from './sheet-state.ts';

const [a, b] = [cellKey('MA-1', 'texts.nl.name'), cellKey('MA-2', 'texts.nl.name')];

describe('what is typed into a sheet', () => {
  it('knows its cell', () => {
    assert.deepEqual(cellOf(cellKey('A 1', 'texts.nl.name')), { path: 'texts.nl.name', sku: 'A 1' });
  });

  it('goes back and forth step by step, many cells in one', () => {
    const typed = typeCells(emptySheet, [
      { key: a, theirs: 'Liesl', value: 'Lisa' },
      { key: b, theirs: null, value: 'Resi' },
    ]);
    assert.deepEqual(typed.mine, { [a]: { base: 'Liesl', value: 'Lisa' }, [b]: { base: null, value: 'Resi' } });
    const again = typeCells(typed, [{ key: a, theirs: 'Liesl', value: 'Liesl' }]);
    assert.deepEqual(Object.keys(again.mine), [b]);
    assert.deepEqual(undoStep(again).mine, typed.mine);
    assert.deepEqual(undoStep(undoStep(again)).mine, {});
    assert.deepEqual(redoStep(undoStep(again)).mine, again.mine);
    assert.deepEqual(redoStep(undoStep(undoStep(again))).mine, typed.mine);
  });

  it('is no step when it changes nothing', () => {
    assert.equal(typeCells(emptySheet, [{ key: a, theirs: 'x', value: 'x' }]), emptySheet);
    assert.equal(undoStep(emptySheet), emptySheet);
    assert.equal(redoStep(emptySheet), emptySheet);
  });

  it('meets who was first in a cell, keeps its base until somebody decides, and can be told to go over theirs', () => {
    const typed = typeCells(emptySheet, [{ key: a, theirs: 'Liesl', value: 'Lisa' }]);
    assert.equal(isConflict(typed.mine[a], 'Liesl'), false);
    assert.equal(isConflict(typed.mine[a], 'Van de pagina'), true);
    assert.equal(isConflict(typed.mine[a], 'Lisa'), false);
    const more = typeCells(typed, [{ key: a, theirs: 'Van de pagina', value: 'Lisa 2' }]);
    assert.deepEqual(more.mine[a], { base: 'Liesl', value: 'Lisa 2' });
    const decided = keepMine(more, a, 'Van de pagina');
    assert.deepEqual(decided.mine[a], { base: 'Van de pagina', value: 'Lisa 2' });
    assert.equal(isConflict(decided.mine[a], 'Van de pagina'), false);
    assert.equal(isConflict(undoStep(decided).mine[a], 'Van de pagina'), true);
  });

  it('is gone where it was written as it was sent; what was typed since is based on it', () => {
    const sent = typeCells(emptySheet, [
      { key: a, theirs: 'Liesl', value: 'Lisa' },
      { key: b, theirs: null, value: 'Resi' },
    ]);
    const since = typeCells(sent, [{ key: b, theirs: null, value: 'Resi 2' }]);
    assert.deepEqual(settle(since, sent.mine), { mine: { [b]: { base: 'Resi', value: 'Resi 2' } }, past: [], future: [] });
    assert.deepEqual(settle(since, {}).mine, since.mine);
  });

  it('is taken up again below what stands there already', () => {
    const typed = typeCells(emptySheet, [{ key: a, theirs: 'Liesl', value: 'Lisa' }]);
    const found = [
      { field: a, base: 'Liesl', value: 'Oud' },
      { field: b, base: null, value: 'Resi' },
    ];
    assert.deepEqual(takeUpCells(typed, found).mine, { [a]: { base: 'Liesl', value: 'Lisa' }, [b]: { base: null, value: 'Resi' } });
  });
});
