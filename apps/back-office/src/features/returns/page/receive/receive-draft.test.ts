import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { announcedPieces, differences, scanPiece } from './receive-draft.ts';

const liesl = { lineId: 1, sku: 'MA-DIR-1001-DG-L60-38', quantity: 1, sent: 2 };
const sameAgain = { lineId: 2, sku: 'MA-DIR-1001-DG-L60-38', quantity: 1, sent: 1 };
const socks = { lineId: 3, sku: 'MA-SOK-4101-AN-3638', quantity: 0, sent: 3 };
const lines = [liesl, sameAgain, socks];

describe('what is received by scan', () => {
  it('counts one more of the piece, the awaited line first', () => {
    const first = scanPiece(lines, {}, ' ma-dir-1001-dg-l60-38 ');
    assert.ok(first.is === 'counted');
    assert.deepEqual(first.quantities, { 1: 1 });
    const second = scanPiece(lines, first.quantities, liesl.sku);
    assert.ok(second.is === 'counted');
    assert.deepEqual(second.quantities, { 1: 1, 2: 1 });
    const third = scanPiece(lines, second.quantities, liesl.sku);
    assert.ok(third.is === 'counted');
    assert.deepEqual(third.quantities, { 1: 2, 2: 1 });
    assert.deepEqual(scanPiece(lines, third.quantities, liesl.sku), { is: 'full', code: liesl.sku });
  });

  it('takes pieces that nobody announced, and none that the order does not have', () => {
    const found = scanPiece(lines, {}, socks.sku);
    assert.ok(found.is === 'counted');
    assert.equal(found.line, socks);
    assert.deepEqual(scanPiece(lines, {}, '4006381333931'), { is: 'unknown', code: '4006381333931' });
  });

  it('says what is missing and what came besides', () => {
    assert.deepEqual(announcedPieces(lines), { 1: 1, 2: 1, 3: 0 });
    assert.deepEqual(differences(lines, { 1: 1, 3: 2 }), { missing: 1, more: 2 });
    assert.deepEqual(differences(lines, announcedPieces(lines)), { missing: 0, more: 0 });
  });
});
