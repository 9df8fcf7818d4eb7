import type { Fabric } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { shade } from '../svg/colour.ts';
import { placed } from '../svg/markup.ts';
import { clothPiece, contactShadow } from './cloth.ts';

const leftTail = 'M-4 4C-26 44-36 120-48 204L-33 192L-14 198C-12 126 0 56 8 8Z';
const rightTail = 'M0 4C16 52 20 116 14 186L27 180L44 192C48 116 36 44 10 2Z';
const leftLoop = 'M2 2C-14-30-62-44-74-16C-80 2-70 26-52 24C-32 22-12 14 2 6Z';
const rightLoop = 'M0 2C16-30 60-42 70-14C76 4 66 26 48 23C30 21 12 14 0 6Z';
const knot = 'M-12-6C-6-13 8-13 13-6C16 4 14 12 10 17C2 21-6 21-11 16C-15 10-15 2-12-6Z';

const creases =
  'M-6 0C-22-10-44-14-62-8M-6 5C-22 4-40 6-56 14M6 0C22-10 42-14 58-6M6 5C22 4 38 6 52 14M-8 24C-18 66-26 120-32 184M12 22C24 66 30 116 30 178M-4-8C-6 2-6 10-4 17M5-8C7 2 7 10 5 17';

/** The apron's bow; small scales for cords and hats. */
export const tiedBow = (brush: Brush, x: number, y: number, fabric: Fabric, scale = 1): string => {
  const shadow = contactShadow(brush, leftTail) + contactShadow(brush, rightTail) + contactShadow(brush, `${leftLoop}${rightLoop}`);
  const parts = [leftTail, rightTail, leftLoop, rightLoop, knot].map((path) => clothPiece(brush, path, fabric, { volume: 0.8 }));
  const lines = `<path d="${creases}" fill="none" stroke="${shade}" stroke-opacity=".3" stroke-width="2" stroke-linecap="round"/>`;
  return placed(x, y, shadow + parts.join('') + lines, 0, scale);
};
