import { contactShadow, clothPiece } from './parts/cloth.ts';
import type { Fabric } from './spec.ts';
import type { Brush } from './svg/brush.ts';
import { placed, repeat, svg } from './svg/markup.ts';
import { randomOf } from './svg/random.ts';

/** A cut piece with pinked edges around the origin. */
const pinked = (width: number, height: number): string => {
  const tooth = 11;
  const across = Math.round(width / tooth / 2);
  const down = Math.round(height / tooth / 2);
  return svg`M${-across * tooth} ${-down * tooth}${repeat(across, () => `l${tooth}-6l${tooth} 6`)}${repeat(down, () => `l6 ${tooth}l-6 ${tooth}`)}${repeat(across, () => `l-${tooth} 6l-${tooth}-6`)}${repeat(down, () => `l-6-${tooth}l6-${tooth}`)}Z`;
};

const places = [
  { x: 560, y: 700, turn: -9, width: 420, height: 440 },
  { x: 210, y: 830, turn: 7, width: 330, height: 330 },
] as const;

/** Skirt and bodice are often cut from one cloth. */
const different = (fabrics: readonly Fabric[]): readonly Fabric[] => [
  ...new Map(fabrics.map((fabric) => [JSON.stringify(fabric), fabric])).values(),
];

/** The main cloth fills the frame, close up and in soft folds; the others lie on it as cut swatches. */
export const swatches = (brush: Brush, fabrics: readonly Fabric[], seed: string): string => {
  const random = randomOf(`swatch ${seed}`);
  const [main, ...others] = different(fabrics);
  if (!main) return '';
  const lean = random() * 16 - 8;
  const sheet = 'M-400-500H400V500H-400Z';
  const cloth = clothPiece(brush, sheet, main, { turn: lean, volume: 0.2 }) + `<path d="${sheet}" fill="${brush.light('waves')}"/>`;
  const cuts = others.slice(0, places.length).map((fabric, index) => {
    const { x, y, turn, width, height } = places[index] ?? places[0];
    const path = pinked(width / 2, height / 2);
    return placed(x, y, contactShadow(brush, path, 1.3, 3, 5) + clothPiece(brush, path, fabric, { turn: -lean, volume: 0.3 }), turn, 2);
  });
  return svg`${placed(400, 500, cloth, 0, 2.1)}${cuts}`;
};
