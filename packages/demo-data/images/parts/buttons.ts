import type { Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';

export const horn: Hex = '#d8c9a6';
export const silver: Hex = '#cdd1d6';

const dyed = (brush: Brush, x: number, y: number, markup: string): string => svg`<use href="${brush.symbol(markup)}" x="${x}" y="${y}"/>`;

/** Stag horn: pale heart, brown rim, two holes. */
export const hornButton = (brush: Brush, x: number, y: number, size: number, colour: Hex = horn): string =>
  dyed(
    brush,
    x,
    y,
    svg`<circle cx="1" cy="2" r="${size}" fill="#0b0d14" fill-opacity=".35"/><circle r="${size}" fill="${colour}" stroke="${darker(colour, 0.6)}" stroke-width="1.5"/>` +
      svg`<circle r="${size * 0.66}" fill="${lighter(colour, 0.35)}" stroke="${darker(colour, 0.3)}" stroke-width=".8"/>` +
      svg`<path d="M${-size * 0.28} 0h.1M${size * 0.28} 0h.1" stroke="${darker(colour, 0.75)}" stroke-width="${size * 0.3}" stroke-linecap="round"/>`,
  );

/** Coin or enamel: a struck ring and a highlight. */
export const coinButton = (brush: Brush, x: number, y: number, size: number, colour: Hex): string =>
  dyed(
    brush,
    x,
    y,
    svg`<circle cx="1" cy="2" r="${size}" fill="#0b0d14" fill-opacity=".35"/><circle r="${size}" fill="${colour}" stroke="${darker(colour, 0.55)}" stroke-width="1.2"/><circle r="${size}" fill="${brush.light('metal')}" opacity=".7"/>` +
      svg`<g fill="none" stroke="${darker(colour, 0.45)}" stroke-width=".9"><circle r="${size * 0.68}"/>${repeat(6, (index) => svg`<path d="M0 0V${-size * 0.5}" transform="rotate(${index * 60})"/>`)}</g>`,
  );

/** Shirt button with four holes. */
export const shirtButton = (brush: Brush, x: number, y: number, size: number, colour: Hex): string =>
  dyed(
    brush,
    x,
    y,
    svg`<circle cx=".8" cy="1.4" r="${size}" fill="#0b0d14" fill-opacity=".32"/><circle r="${size}" fill="${colour}" stroke="${darker(colour, 0.5)}" stroke-width="1"/><circle r="${size * 0.62}" fill="none" stroke="${darker(colour, 0.25)}" stroke-width=".8"/>` +
      svg`<path d="M${-size * 0.2} ${-size * 0.2}h.1M${size * 0.2} ${-size * 0.2}h.1M${-size * 0.2} ${size * 0.2}h.1M${size * 0.2} ${size * 0.2}h.1" stroke="${darker(colour, 0.6)}" stroke-width="1.6" stroke-linecap="round"/>`,
  );

/** A chain of rings along points; each ring overlaps the next. */
export const chain = (brush: Brush, points: readonly (readonly [number, number])[], size: number, colour: Hex): string => {
  const link = brush.symbol(
    svg`<ellipse rx="${size}" ry="${size * 0.66}" fill="none" stroke="${darker(colour, 0.5)}" stroke-width="${size * 0.52}"/><ellipse rx="${size}" ry="${size * 0.66}" fill="none" stroke="${colour}" stroke-width="${size * 0.34}"/>`,
  );
  return points
    .map(([x, y], index) => {
      const [nextX, nextY] = points[index + 1] ?? points[index - 1] ?? [x + 1, y];
      const turn = Math.round((Math.atan2(nextY - y, nextX - x) * 180) / Math.PI);
      return svg`<use href="${link}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
    })
    .join('');
};
