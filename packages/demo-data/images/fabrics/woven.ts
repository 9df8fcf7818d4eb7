import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { randomOf } from '../svg/random.ts';
import { tileOf, type Dyes, type Tile } from './tile.ts';

/** Fine weaves come in large tiles: many small ones are slow to rasterise. */
const wide = 72;

const every = (step: number, line: (at: number) => string): string => repeat(wide / step, (index) => line(index * step));

export const twill = ({ ground }: Dyes): Tile => {
  const lines = repeat((2 * wide) / 6, (index) => `M${index * 6 - wide} ${wide}l${wide}-${wide}`);
  return tileOf(wide, wide, ground, `<path d="${lines}" stroke="${darker(ground, 0.16)}" stroke-width=".8" opacity=".6"/>`);
};

export const silk = ({ ground }: Dyes): Tile =>
  tileOf(
    wide,
    wide,
    ground,
    `<path d="${every(3, (y) => `M0 ${y + 1}H${wide}`)}" stroke="${lighter(ground, 0.2)}" stroke-width=".5" opacity=".5"/>`,
  );

export const gingham = ({ ground, second }: Dyes): Tile => {
  const light = second === lighter(ground, 0.35) ? '#ffffff' : second;
  const columns = every(18, (at) => `M${at} 0h9v${wide}h-9z`);
  const rows = every(18, (at) => `M0 ${at}v9h${wide}v-9z`);
  const threads = every(3, (y) => `M0 ${y + 2}H${wide}`);
  return tileOf(
    wide,
    wide,
    light,
    `<path d="${columns}" fill="${ground}" opacity=".52"/><path d="${rows}" fill="${ground}" opacity=".52"/><path d="${threads}" stroke="#fff" stroke-width=".5" opacity=".22"/>`,
  );
};

export const tartan = ({ ground, second, third }: Dyes): Tile =>
  tileOf(
    40,
    40,
    ground,
    `<g fill="${second}" opacity=".5"><rect width="20" height="40"/><rect width="40" height="20"/></g>` +
      `<path d="M30 0V40M0 30H40" stroke="${third}" stroke-width="1.8" opacity=".85"/>` +
      `<path d="M10 0V40M0 10H40" stroke="${darker(second, 0.3)}" stroke-width="1.2" opacity=".5"/>` +
      `<path d="M0 40L40 0M0 20L20 0M20 40L40 20" stroke="#fff" stroke-width=".5" opacity=".12"/>`,
  );

export const stripes = ({ ground, second, third }: Dyes): Tile =>
  tileOf(
    wide,
    wide,
    ground,
    `<path d="${every(18, (x) => `M${x + 8} 0V${wide}`)}" stroke="${second}" stroke-width="6" opacity=".85"/>` +
      `<path d="${every(18, (x) => `M${x + 15} 0V${wide}M${x + 1.5} 0V${wide}`)}" stroke="${third}" stroke-width="1.2" opacity=".85"/>` +
      `<path d="${every(6, (y) => `M0 ${y + 3}H${wide}`)}" stroke="#fff" stroke-width=".5" opacity=".14"/>`,
  );

export const linen = ({ ground }: Dyes): Tile => {
  const random = randomOf('leinen');
  const dark = darker(ground, 0.12);
  const light = lighter(ground, 0.3);
  const slubs = repeat(26, (index) => {
    const long = 6 + random() * 12;
    const at = [random() * 36, random() * 36] as const;
    return svg`<path d="M${at[0]} ${at[1]}${index % 2 ? 'h' : 'v'}${long}" stroke="${random() > 0.5 ? dark : light}"/>`;
  });
  return tileOf(36, 36, ground, `<g stroke-width=".9" opacity=".7">${slubs}</g>`);
};

export const loden = ({ ground }: Dyes): Tile => {
  const random = randomOf('loden');
  const hairs = (colour: string): string => {
    const strokes = repeat(90, () => svg`M${random() * 50} ${random() * 50}l${random() * 5 - 2} ${2 + random() * 4}`);
    return `<path d="${strokes}" stroke="${colour}" stroke-width=".8" fill="none"/>`;
  };
  return tileOf(50, 50, ground, hairs(lighter(ground, 0.13)) + hairs(darker(ground, 0.2)));
};

export const velvet = ({ ground }: Dyes): Tile => {
  const random = randomOf('samt');
  const nap = repeat(22, () => svg`M${random() * 20} ${random() * 20}l.6 1.6`);
  return tileOf(20, 20, ground, `<path d="${nap}" stroke="${lighter(ground, 0.14)}" stroke-width=".8" fill="none"/>`);
};

export const organza = ({ ground }: Dyes): Tile => ({
  width: wide,
  height: wide,
  markup: `<rect width="${wide}" height="${wide}" fill="${ground}" opacity=".62"/><path d="${every(4, (at) => `M0 ${at}H${wide}M${at} 0V${wide}`)}" stroke="${lighter(ground, 0.5)}" stroke-width=".7" opacity=".6"/>`,
});
