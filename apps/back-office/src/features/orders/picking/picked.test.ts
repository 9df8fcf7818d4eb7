import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boxesFor, countPicked, foundLines, isPicked, packedAs, scanPiece, tasksOf, type PickList } from './picked.ts';

const piece = (shipment: string, quantity: number, lineId = 1, perLine = 1) => ({
  shipment,
  order: `1${shipment}`,
  lineId,
  quantity,
  perLine,
});
const item = (sku: string, pieces: PickList['items'][number]['pieces']): PickList['items'][number] => ({
  sku,
  name: `Artikel ${sku}`,
  picture: null,
  options: [],
  pieces,
});
const tasks = tasksOf({ items: [item('MA-RING', [piece('301', 1), piece('302', 2)]), item('MA-APRON', [piece('301', 1, 2)])] });

describe('picking', () => {
  it('lays a scanned piece into the box of who has waited longest, until all are there', () => {
    let picked = {};
    const boxes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const scan = scanPiece(tasks, picked, ' ma-ring ');
      assert.equal(scan.kind, 'good');
      if (scan.kind !== 'good') continue;
      boxes.push(scan.task.shipment);
      picked = scan.picked;
    }
    assert.deepEqual(boxes, ['301', '302', '302']);
    assert.deepEqual(scanPiece(tasks, picked, 'MA-RING'), { kind: 'enough', name: 'Artikel MA-RING' });
    assert.deepEqual(countPicked(tasks, picked), { done: 3, count: 4 });
  });

  it('lays ready what is collected here, and packs what is sent or brought to another branch', () => {
    assert.equal(packedAs({ kind: 'pickup', broughtTo: null }), 'ready');
    assert.equal(packedAs({ kind: 'pickup', broughtTo: 'SIT' }), 'packed');
    assert.equal(packedAs({ kind: 'parcel', broughtTo: null }), 'packed');
  });

  it('refuses what is not on the list, and says what it read', () => {
    assert.deepEqual(scanPiece(tasks, {}, '4006381333931'), { kind: 'unknown', code: '4006381333931' });
  });

  it('counts no more than is wanted when a colleague has made the list shorter', () => {
    const [first] = tasks;
    assert.ok(first && isPicked({ [first.id]: 5 }, first));
    assert.equal(countPicked(tasks, { [first?.id ?? '']: 5 }).done, 1);
  });

  it('keeps the boxes while shipments come and go', () => {
    const boxes = boxesFor({}, ['301', '302', '303']);
    assert.deepEqual(boxes, { 301: 1, 302: 2, 303: 3 });
    assert.deepEqual(boxesFor(boxes, ['302', '303', '304']), { 302: 2, 303: 3, 304: 1 });
  });

  it('says what is left of a shipment when pieces were not found, of a bundle only what is whole', () => {
    const lines = [
      { lineId: 1, quantity: 3 },
      { lineId: 2, quantity: 1 },
    ];
    const [ring] = tasks;
    assert.ok(ring);
    assert.deepEqual(foundLines({ lines }, ring, 2), [{ lineId: 1, quantity: 2 }, lines[1]]);
    assert.deepEqual(foundLines({ lines }, { ...ring, perLine: 2 }, 5), [{ lineId: 1, quantity: 2 }, lines[1]]);
  });
});
