import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cropPosition, pagePosition, pointIn } from './crop-position.ts';

describe('what is shown of a picture that is cut', () => {
  it('lies around the point, and never beyond the rim', () => {
    const wide = { width: 1200, height: 500 };
    assert.equal(cropPosition(wide, 4 / 5, { x: 0.5, y: 0.3 }), '50% 50%');
    assert.equal(cropPosition(wide, 4 / 5, { x: 0.95, y: 0.5 }), '100% 50%');
    assert.equal(cropPosition(wide, 4 / 5, { x: 0, y: 1 }), '0% 50%');
    const high = { width: 400, height: 1000 };
    assert.equal(cropPosition(high, 4 / 5, { x: 0.9, y: 0.3 }), '50% 10%');
    assert.equal(cropPosition(high, 16 / 9, { x: 0.5, y: 0.5 }), '50% 50%');
  });

  it('lies on pages as they lay it, whatever its shape', () => {
    assert.equal(pagePosition({ x: 0.9, y: 0.075 }), '90% 7.5%');
    assert.equal(pagePosition(null), '50% 18%');
  });

  it('is where somebody pointed, inside the picture', () => {
    const box = { left: 10, top: 20, width: 200, height: 100 };
    assert.deepEqual(pointIn(box, 110, 45), { x: 0.5, y: 0.25 });
    assert.deepEqual(pointIn(box, -50, 500), { x: 0, y: 1 });
  });
});
