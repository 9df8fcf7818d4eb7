import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cropPosition } from './crop-position.ts';

describe('a picture that a frame cuts', () => {
  it('lies around its focal point, in a frame of any shape', () => {
    assert.equal(cropPosition({ x: 0.29, y: 0.075 }), '29% 7.5%');
    assert.equal(cropPosition({ x: 1, y: 0 }), '100% 0%');
    // The point, measured from the frame, for a picture and frames of several shapes.
    for (const [picture, frame] of [
      [2, 0.8],
      [0.8, 2],
      [1, 16 / 9],
    ] as const) {
      for (const share of [0, 0.1, 0.5, 0.93, 1]) {
        const [x = '', y = ''] = cropPosition({ x: share, y: share })?.split(' ') ?? [];
        const [width, height] = picture > frame ? [picture / frame, 1] : [1, frame / picture];
        const inFrame = (size: number, position: string): number => share * size + ((1 - size) * Number.parseFloat(position)) / 100;
        for (const at of [inFrame(width, x), inFrame(height, y)]) assert.ok(at > -0.001 && at < 1.001, `${picture} in ${frame}: ${at}`);
      }
    }
  });

  it('lies as the style sheet says when nobody has chosen a point', () => {
    assert.equal(cropPosition(null), undefined);
    assert.equal(cropPosition(undefined), undefined);
  });
});
