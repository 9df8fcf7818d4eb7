type Piece = string | number | false | undefined | readonly string[];

const piece = (value: Piece): string => {
  if (typeof value === 'number') return shortNumber(value);
  if (typeof value === 'string') return value;
  return value ? value.join('') : '';
};

/** One decimal is below a pixel at every preset width, and keeps the files small. */
export const shortNumber = (value: number): string => String(Math.round(value * 10) / 10);

/** An opacity in two decimals, as short as it can be written. */
export const alpha = (value: number): string => value.toFixed(2).replace(/^0/, '');

/** Template tag for markup and path data: rounds numbers, joins lists, drops what is absent. */
export const svg = (texts: TemplateStringsArray, ...values: readonly Piece[]): string =>
  texts.reduce((done, text, index) => done + piece(values[index - 1]) + text);

/** As many pieces as `count`, joined; `draw` gets the index and its share from 0 to 1. */
export const repeat = (count: number, draw: (index: number, share: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index, count > 1 ? index / (count - 1) : 0)).join('');

/** A group moved to a point, turned and scaled. */
export const placed = (x: number, y: number, markup: string, turn = 0, scale = 1): string => {
  const rotation = turn === 0 ? '' : svg` rotate(${turn})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${shortNumber(x)} ${shortNumber(y)})${rotation}${size}">${markup}</g>`;
};
