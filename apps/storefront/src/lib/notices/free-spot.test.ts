import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freeSpot } from './free-spot.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };
/** Not yet placed. */
const notice = { left: -1, top: -1, width: 358, height: 80 };

describe('the place of a notice', () => {
  it('is the lower right corner where nothing lies', () => {
    assert.deepEqual(freeSpot(notice, laptop, []), { ...notice, left: 1066, top: 804 });
  });

  it('is where it was as long as nothing comes under it', () => {
    const here = { ...notice, left: 16, top: 200 };
    assert.equal(freeSpot(here, phone, [{ left: 0, top: 760, width: 390, height: 84, weight: 100 }]), here);
    assert.notEqual(freeSpot(here, phone, [{ left: 0, top: 210, width: 390, height: 40, weight: 100 }]).top, 200);
  });

  it('is above a bar at the lower edge', () => {
    const { top } = freeSpot(notice, phone, [{ left: 0, top: 760, width: 390, height: 84, weight: 100 }]);
    assert.ok(top + notice.height <= 760);
  });

  it('is the other side where the right one is full of controls', () => {
    const { left } = freeSpot(notice, laptop, [{ left: 1000, top: 0, width: 440, height: 900, weight: 100 }]);
    assert.equal(left, 16);
  });

  it('hides a link rather than a button where there is no room for it', () => {
    const full = [
      { left: 0, top: 0, width: 390, height: 422, weight: 1 },
      { left: 0, top: 422, width: 390, height: 422, weight: 100 },
    ];
    assert.ok(freeSpot(notice, phone, full).top + notice.height <= 422);
  });
});
