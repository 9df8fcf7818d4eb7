import type { Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, shade } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';

const vane = 'M0 0C26-70 28-150-8-256C-48-150-40-70 0 0Z';

/** A feather standing on (0, 0), 256 high; `bars` darkens it like a pheasant's. */
export const feather = (colour: Hex, bars?: Hex): string => {
  const barbs = repeat(16, (index) => svg`M0 ${-20 - index * 14}l${17 - index * 0.8} ${-13}M-1 ${-20 - index * 14}l${-19 + index} ${-10}`);
  const barred = bars
    ? repeat(7, (index) => {
        const half = 22 - Math.abs(index - 2.4) * 3;
        return svg`<path d="M${-half - 7} ${-46 - index * 28}q${half * 0.5}-9 ${half + 4}-3q${half * 0.5}-7 ${half} 3" fill="none" stroke="${bars}" stroke-width="7" stroke-opacity=".5"/>`;
      })
    : '';
  return `<path d="${vane}" fill="${colour}" stroke="${shade}" stroke-opacity=".35"/>${barred}<path d="${barbs}" stroke="${shade}" stroke-opacity=".28" stroke-width="1.5" fill="none"/><path d="M0 4C5-80 2-170-8-252" stroke="#fff" stroke-opacity=".75" stroke-width="2.4" fill="none"/>`;
};

/** Tuft of chamois hair: a dense dark fan with pale tips; large ones take more and finer hairs. */
export const tuft = (brush: Brush, colour: Hex, count = 46, weight = 1): string => {
  const hairs = (reach: number): string =>
    repeat(count, (_, share) => {
      const angle = (share - 0.5) * 1.9;
      const length = reach + brush.jitter(10);
      return svg`M0 0Q${Math.sin(angle) * length * 0.36} ${-length * 0.62} ${Math.sin(angle) * length} ${-Math.cos(angle * 0.72) * length}`;
    });
  return `<path d="${hairs(176)}" stroke="#efe4cc" stroke-width="${2.2 * weight}" fill="none"/><path d="${hairs(162)}" stroke="${colour}" stroke-width="${2.6 * weight}" fill="none"/><path d="M-8 6h16l-2-34h-12z" fill="#b8bcc2" stroke="${darker('#b8bcc2', 0.5)}"/>`;
};
