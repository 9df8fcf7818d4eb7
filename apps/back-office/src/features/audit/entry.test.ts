import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathOf, whyNoUndo, type Entry } from './entry.ts';

const entry = (more: Partial<Entry>): Entry => ({
  id: '7',
  at: '2026-11-10T10:00:00.000Z',
  actorKind: 'staff',
  actor: 'Mieke Maas',
  action: 'staff.edit',
  entity: 'staff',
  entityId: '3',
  branch: null,
  changes: [{ field: 'name', before: 'Sem', after: 'Sam' }],
  reason: null,
  approval: null,
  undoOf: null,
  canUndo: false,
  ...more,
});
const why = (more: Partial<Entry>) => whyNoUndo(entry(more), new Date('2026-11-17T10:00:00.000Z'));

describe('an entry of the log', () => {
  it('says why it cannot be undone', () => {
    assert.equal(why({ canUndo: true }), undefined);
    assert.equal(why({ action: 'staff.logIn', changes: [] }), 'never');
    assert.equal(why({ action: 'staff.invite' }), 'never');
    assert.equal(why({ at: '2026-10-01T10:00:00.000Z' }), 'late');
    assert.equal(why({}), 'permission');
  });

  it('leads to the screen of its thing, where there is one', () => {
    assert.equal(pathOf(entry({})), '/staff/3');
    assert.equal(pathOf(entry({ entity: 'setting', entityId: 'thresholds' })), '/settings/thresholds');
    assert.equal(pathOf(entry({ entity: 'setting', entityId: 'returns' })), '/settings/returns');
    assert.equal(pathOf(entry({ entity: 'return', entityId: 'R-2026-000123' })), '/returns/R-2026-000123');
    assert.equal(pathOf(entry({ entity: 'order', entityId: '100000123' })), '/orders/100000123');
    assert.equal(pathOf(entry({ entity: 'bulk', entityId: 'abc', action: 'bulk.start' })), '/import/abc');
    assert.equal(pathOf(entry({ entity: 'product', entityId: 'MA/1' })), '/products/MA%2F1');
    assert.equal(pathOf(entry({ entity: 'brand', entityId: '3', action: 'brand.remove' })), undefined);
    assert.equal(pathOf(entry({ entity: 'view', entityId: '1' })), undefined);
    assert.equal(pathOf(entry({ entity: null, entityId: null })), undefined);
  });
});
