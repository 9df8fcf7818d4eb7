import type { Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter, mix } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import type { Body } from './body.ts';
import { limbOutline, type Bone } from './bone.ts';
import { alongLeg } from './fitting.ts';
import { through } from './path-data.ts';
import { shadowOf } from './skin.ts';

/** What a figure has on its feet. */
export type Footwear = {
  readonly shoe: 'pump' | 'haferl';
  readonly leather: Hex;
  /** Height of the stockings in centimetres; none on bare legs. */
  readonly socks?: { readonly colour: Hex; readonly cuff: Hex; readonly height: number };
};

/** From the front, the toe to the right and down; the ankle at the origin, in units of a centimetre times ten. */
const foot = 'M-29 -30C-31 0-36 28-32 52C-26 78 20 90 52 84C68 80 70 64 58 50C46 36 34 16 30 -30Z';
const pumpUpper = 'M-33 34C-38 58-36 76-24 84C4 98 52 98 66 84C74 74 68 60 56 48C48 66 8 66-6 46C-12 36-20 28-30 22Z';
const haferlUpper =
  'M-36 -34C-38 4-44 32-40 58C-38 80-10 90 26 92C58 94 78 84 76 66C72 46 48 34 38 4C36 -10 36 -22 36 -34C14 -26-14 -26-36 -34Z';
const haferlSole = 'M-43 58C-44 82-38 94-8 102C30 110 76 106 80 88C82 78 78 70 74 66C70 84 40 88 10 84C-18 80-40 72-43 58Z';

const shoe = (brush: Brush, { shoe: kind, leather }: Footwear, skin: Hex): string => {
  // Smooth leather without its grain, which would be finer than a pixel.
  const hide = (path: string): string => brush.path(path, `fill="${leather}"`) + brush.path(path, `fill="${brush.light('patina')}"`);
  if (kind === 'pump')
    return (
      `<path d="${foot}" fill="${skin}"/><path d="${foot}" fill="${brush.light('flesh')}"/>` +
      `<path d="M-33 78C-30 90-20 96-8 98L30 100L66 90C70 84 70 80 68 78Z" fill="${darker(leather, 0.5)}"/>` +
      hide(pumpUpper) +
      `<path d="M-30 22C-20 28-12 36-6 46C8 66 48 66 56 48" fill="none" stroke="${lighter(leather, 0.4)}" stroke-opacity=".6" stroke-width="3"/>` +
      `<path d="M-31 2C-12 14 16 14 33 0" fill="none" stroke="${darker(leather, 0.3)}" stroke-width="10"/><path d="M-31 0C-12 12 16 12 33-2" fill="none" stroke="${leather}" stroke-width="7"/><circle cx="20" cy="7" r="5" fill="#cdd1d6" stroke="#6d727a"/>`
    );
  const lace = mix(leather, '#1a120c', 0.6);
  return (
    `<path d="${haferlSole}" fill="#211a16"/><path d="M-43 62C-30 84 0 92 30 94C60 94 76 84 79 76" fill="none" stroke="#d8c39a" stroke-width="3" stroke-dasharray="5 4"/>` +
    hide(haferlUpper) +
    `<path d="M-38 34C-10 22 22 26 44 50M-26 -28C-20 0-20 14-12 24M26 -28C26 -6 28 8 34 26" fill="none" stroke="${darker(leather, 0.5)}" stroke-opacity=".7" stroke-width="3"/>` +
    repeat(
      3,
      (index) =>
        svg`<path d="M${-15 + index * 2} ${-12 + index * 14}L${24 + index * 3} ${-14 + index * 14}" stroke="${lace}" stroke-width="5" stroke-linecap="round"/>`,
    )
  );
};

const stocking = (brush: Brush, body: Body, leg: Bone, { colour, cuff, height }: NonNullable<Footwear['socks']>): string => {
  const from = alongLeg(leg, body.y(height));
  const k = body.pixelsPerCm;
  // A flat colour: the stitches of a pattern would be larger than the toes.
  const wool = (path: string): string =>
    brush.path(path, `fill="${colour}"`) + brush.path(path, `fill="${brush.light('tube')}" opacity=".6"`);
  const column = (off: number): string =>
    through(
      [0.08, 0.36, 0.68, 1].map((share) => {
        const { middle, across, radius } = leg.at(from + (leg.length - from) * share);
        return [middle[0] + across[0] * radius * off, middle[1] + across[1] * radius * off] as const;
      }),
    );
  const columns = [-0.52, 0, 0.52].map(column).join('');
  const ring = (at: number, tall: number): string =>
    brush.path(limbOutline(leg, from + at * k, from + (at + tall) * k, 0.5 * k, 2), `fill="${cuff}"`);
  return (
    wool(limbOutline(leg, from, leg.length, 0.25 * k, 6)) +
    svg`<path d="${columns}" fill="none" stroke="${darker(colour, 0.4)}" stroke-opacity=".55" stroke-width="${0.9 * k}" stroke-dasharray="2 3.4"/>` +
    wool(limbOutline(leg, from, from + 5 * k, 0.55 * k, 3)) +
    ring(1.3, 0.8) +
    ring(2.7, 0.5)
  );
};

/** Legs from a height down, with what is on the feet; `shadowTo` is how far below it the hem throws its shadow. */
export const legsAndFeet = (brush: Brush, body: Body, footwear: Footwear, hemY: number): string => {
  const { skin, pixelsPerCm: k } = body;
  const order = body.pose.weight === 1 ? ([0, 1] as const) : ([1, 0] as const);
  return order
    .map((index) => {
      const leg = body.legs[index];
      const side = index === 1 ? 1 : -1;
      const from = Math.max(0, alongLeg(leg, hemY - 6 * k));
      const shade = brush.path(limbOutline(leg, from, alongLeg(leg, hemY + 3.4 * k), 0.4 * k, 4), `fill="${shadowOf(skin)}" opacity=".6"`);
      const bare = limbOutline(leg, from, leg.length);
      const { middle } = leg.at(leg.length);
      const size = (k / 10) * (body.wearer === 'men' ? 1.12 : body.wearer === 'kids' ? 0.84 : 0.94);
      return (
        brush.path(bare, `fill="${skin}"`) +
        brush.path(bare, `fill="${brush.light('flesh')}"`) +
        (footwear.socks ? stocking(brush, body, leg, footwear.socks) : '') +
        shade +
        `<g transform="${svg`translate(${middle[0]} ${middle[1]})`} scale(${(side * size).toFixed(3)} ${size.toFixed(3)})"><use href="${brush.symbol(shoe(brush, footwear, skin))}"/></g>`
      );
    })
    .join('');
};

/** The floor under a figure: soft, without a filter. */
export const floorShadow = (brush: Brush, body: Body, half: number): string =>
  svg`<ellipse cx="412" cy="${body.floorY + 2}" rx="${half}" ry="${half * 0.13}" fill="${brush.light('dusk')}"/><ellipse cx="404" cy="${body.floorY}" rx="${half * 0.6}" ry="${half * 0.07}" fill="${brush.light('dusk')}"/>`;
