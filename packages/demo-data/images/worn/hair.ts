import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import type { Body } from './body.ts';
import { between, through, type Point } from './path-data.ts';

const strands = (paths: string, body: Body): string =>
  `<path d="${paths}" fill="none" stroke="${darker(body.hair.colour, 0.35)}" stroke-opacity=".5" stroke-width="1.4"/>` +
  `<path d="${paths}" fill="none" stroke="${lighter(body.hair.colour, 0.4)}" stroke-opacity=".3" stroke-width="1.2" transform="translate(3 0)"/>`;

/** Loose hair falls behind the shoulders, so that it hides nothing. */
export const hairBehind = (brush: Brush, body: Body): string => {
  const { hair, marks, y, pixelsPerCm: k } = body;
  if (hair.style === 'beard' || (hair.style === 'up' && body.wearer !== 'women')) return '';
  const [x] = body.front(0, y(marks.chin));
  if (hair.style !== 'loose') {
    // The nape of hair that is put up or braided.
    return svg`<path d="M${x - 7.4 * k} -10C${x - 7.6 * k} ${y(marks.chin + 2)} ${x - 6.6 * k} ${y(marks.chin - 2)} ${x - 4.4 * k} ${y(marks.chin - 3.4)}H${x + 4.4 * k}C${x + 6.6 * k} ${y(marks.chin - 2)} ${x + 7.6 * k} ${y(marks.chin + 2)} ${x + 7.4 * k} -10Z" fill="${darker(hair.colour, 0.25)}"/>`;
  }
  const edge = (side: 1 | -1): readonly Point[] =>
    (
      [
        [8, marks.neckTop + 2],
        [8.6, marks.chin],
        [9.6, marks.neckSide],
        [12.4, marks.shoulder],
        [13.2, marks.underarm + 3],
        [9, marks.underarm - 1],
      ] as const
    ).map(([off, height]) => [x + side * off * k, y(height)]);
  const path = between(edge(-1), edge(1));
  const lines = ([-1, 1] as const)
    .flatMap((side) =>
      [6.4, 8, 10].map((off) =>
        through([
          [x + side * 6.6 * k, -10],
          [x + side * (off - 0.6) * k, y(marks.neckSide + 3)],
          [x + side * off * 1.1 * k, y(marks.underarm + 2)],
        ]),
      ),
    )
    .join('');
  return (
    brush.path(path, `fill="${hair.colour}"`) + brush.path(path, `fill="${brush.light('volume')}" opacity=".7"`) + strands(lines, body)
  );
};

const braid = (brush: Brush, body: Body, side: 1 | -1): string => {
  const { hair, marks, y, pixelsPerCm: k } = body;
  const long = body.wearer === 'kids' ? 0.8 : 1;
  const plait = `M-13 -12C-2 -16 10 -8 13 8C4 12 -10 8 -13 -12Z`;
  const steps = 8;
  const links = repeat(steps, (index) => {
    const height = marks.chin - 1.5 - index * 2.6 * long;
    const off = 6.4 + Math.sin((index / steps) * 2.2) * 2.6;
    const [x] = body.on(side * off * k, y(height));
    const size = (k / 10) * (1.3 - index * 0.05) * (body.wearer === 'kids' ? 0.8 : 0.86);
    const one = (turn: 1 | -1): string => {
      const fill = turn === 1 ? hair.colour : darker(hair.colour, 0.14);
      const lock = brush.symbol(`<path d="${plait}" fill="${fill}" stroke="${darker(hair.colour, 0.5)}" stroke-opacity=".6"/>`);
      return `<use href="${lock}" transform="${svg`translate(${x + turn * 3} ${y(height)})`} scale(${(turn * size).toFixed(2)} ${size.toFixed(2)}) rotate(28)"/>`;
    };
    return one(-1) + one(1);
  });
  const [endX] = body.on(side * 8 * k, y(marks.chin - 1.5 - steps * 2.6 * long));
  const endY = y(marks.chin - 1.2 - steps * 2.6 * long);
  const tuft = svg`<path d="M${endX - 0.8 * k} ${endY - 4}C${endX - 1.6 * k} ${endY + 2 * k} ${endX - 0.6 * k} ${endY + 3.4 * k} ${endX} ${endY + 4 * k}C${endX + k} ${endY + 3 * k} ${endX + 1.6 * k} ${endY + 1.6 * k} ${endX + 0.8 * k} ${endY - 4}Z" fill="${hair.colour}"/><path d="M${endX - 0.9 * k} ${endY - 2}h${1.8 * k}" stroke="#8c2f3c" stroke-width="${0.8 * k}"/>`;
  return links + tuft;
};

const beard = (brush: Brush, body: Body): string => {
  const { hair, marks, y, pixelsPerCm: k } = body;
  const [x] = body.front(0, y(marks.chin));
  const chin = y(marks.chin - 0.7);
  const path = svg`M${x - 7 * k} -12C${x - 7 * k} ${chin - 3.2 * k} ${x - 5.4 * k} ${chin} ${x} ${chin}C${x + 5.4 * k} ${chin} ${x + 7 * k} ${chin - 3.2 * k} ${x + 7 * k} -12Z`;
  return brush.path(path, `fill="${hair.colour}"`) + brush.path(path, `fill="${brush.light('volume')}" opacity=".8"`);
};

/** Braids that lie over a shoulder, and beards. */
export const hairInFront = (brush: Brush, body: Body): string => {
  if (body.hair.style === 'beard') return beard(brush, body);
  if (body.hair.style === 'braid') return braid(brush, body, body.pose.turn > 0 ? -1 : 1);
  return body.hair.style === 'braids' ? braid(brush, body, -1) + braid(brush, body, 1) : '';
};
