import { contourLines } from '../ground.ts';
import { tiedBow } from '../parts/bow.ts';
import { motifAt } from '../parts/embroidery.ts';
import { closeUp, type Subject } from '../parts/subject.ts';
import type { GiftCardSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { lighter } from '../svg/colour.ts';

const draw = (spec: GiftCardSpec, brush: Brush): string => {
  const card = 'M0 20Q0 0 20 0H540Q560 0 560 20V340Q560 360 540 360H20Q0 360 0 340Z';
  const ridge = 'M0 300L90 206L150 258L262 120L330 206L384 160L560 320V360H0Z';
  const face =
    `<path d="${card}" fill="${spec.colour}"/><g ${brush.clip(card)}>${contourLines(560, 360, spec.colour, brush.random)}` +
    `<path d="${ridge}" fill="${lighter(spec.colour, 0.16)}"/><path d="M262 120L296 164L270 182L250 164L228 188Z" fill="#fff" fill-opacity=".9"/><path d="M384 160L412 186L390 196L366 178Z" fill="#fff" fill-opacity=".8"/></g>` +
    `<path d="${card}" fill="${brush.light('sheen')}" opacity=".35"/>${motifAt(brush, 'edelweiss', 470, 120, spec.accent, 1.2)}` +
    `<path d="M96 0V360" stroke="${spec.accent}" stroke-width="34"/><path d="M84 0V360M108 0V360" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/>`;
  return (
    `<g transform="rotate(-7 400 500)"><path d="M130 340H670V690H130Z" fill="#fbfaf6"/><path d="M130 340L400 540L670 340" fill="none" stroke="#d9d2c2" stroke-width="3"/></g>` +
    `<g transform="rotate(5 400 480) translate(120 270)">${face}${tiedBow(brush, 96, 130, { name: 'seide', colours: [spec.accent] }, 1.1)}</g>`
  );
};

/** A card with contour art and ribbon on its envelope; the amount is text of the page. */
export const giftcard = (spec: GiftCardSpec): Subject => ({
  fabrics: [{ name: 'uni', colours: [spec.colour] }],
  box: { x: 96, y: 236, width: 600, height: 500 },
  detail: closeUp(300, 420, 300),
  front: (brush) => draw(spec, brush),
  back: (brush) => draw(spec, brush),
});
