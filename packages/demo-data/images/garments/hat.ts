import { clothPiece, seam } from '../parts/cloth.ts';
import { coinButton, silver } from '../parts/buttons.ts';
import { feather, tuft } from '../parts/plumage.ts';
import { mirrorImage, proportioned, type Subject } from '../parts/subject.ts';
import type { HatSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter, shade } from '../svg/colour.ts';
import { placed, repeat, svg } from '../svg/markup.ts';

const crown =
  'M238 632C238 520 254 400 304 362C340 340 366 378 402 376C438 374 462 338 500 362C548 398 562 520 564 632C516 664 286 664 238 632Z';

const brims: Readonly<Record<HatSpec['brim'], { readonly top: string; readonly under: string; readonly half: number }>> = {
  narrow: {
    top: 'M158 642C220 596 580 596 642 642C664 672 592 702 400 706C208 702 136 672 158 642Z',
    under: 'M154 652C200 690 600 690 646 652C650 690 560 716 400 718C240 716 150 690 154 652Z',
    half: 252,
  },
  wide: {
    top: 'M110 644C196 590 604 590 690 644C716 676 640 712 400 718C160 712 84 676 110 644Z',
    under: 'M106 656C170 700 630 700 694 656C700 700 600 728 400 730C200 728 100 700 106 656Z',
    half: 300,
  },
};

const posy = (colour: string): string =>
  `<path d="M0 0C24-10 44-44 40-70C14-60-4-30 0 0ZM0 0C-26-14-40-50-32-74C-10-60 4-30 0 0Z" fill="#4d6b46" stroke="#22331f"/>` +
  [
    [-16, -26],
    [18, -30],
    [2, -58],
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        x,
        y,
        `${repeat(6, (index) => `<ellipse cy="-10" rx="6.4" ry="9.6" transform="rotate(${index * 60})" fill="${colour}" stroke="${shade}" stroke-opacity=".4"/>`)}<circle r="5.4" fill="#f1c65a"/>`,
      ),
    )
    .join('');

const decoration = (spec: HatSpec, brush: Brush): string => {
  const colour = spec.decorationColour ?? '#b98a3a';
  if (spec.decoration === 'none') return '';
  const pin = coinButton(brush, 526, 604, 13, silver);
  if (spec.decoration === 'feather')
    return (
      placed(528, 610, feather(colour), 20) + placed(516, 612, feather(darker(spec.decorationColour ?? '#b98a3a', 0.3)), 6, 0.72) + pin
    );
  if (spec.decoration === 'gamsbart') return placed(526, 596, tuft(brush, spec.decorationColour ?? '#3a2b22'), 10) + pin;
  return placed(516, 622, posy(colour), 10, 1.25);
};

const bandLine = (y: number): string => `M240 ${y}C300 ${y + 34} 500 ${y + 34} 564 ${y}`;

const hatBody = (spec: HatSpec, brush: Brush): string => {
  const felt = spec.felt.colours[0];
  const brim = brims[spec.brim];
  const cord = spec.cord ?? lighter(spec.band, 0.35);
  return (
    brush.path(brim.under, `fill="${darker(felt, 0.5)}"`) +
    clothPiece(brush, brim.top, spec.felt) +
    `<path d="${brim.top}" fill="none" stroke="${lighter(felt, 0.14)}" stroke-width="3" transform="translate(0 -2)"/>` +
    `<ellipse cx="400" cy="654" rx="196" ry="34" fill="${brush.light('dusk')}"/>` +
    clothPiece(brush, crown, spec.felt) +
    seam('M304 364C344 396 366 452 402 454C440 452 462 396 500 364', 5, 0.5) +
    `<ellipse cx="330" cy="470" rx="40" ry="110" fill="${brush.light('glow')}" opacity=".8"/>` +
    `<path d="M240 626C300 660 500 660 564 626L561 576C500 610 300 610 241 576Z" fill="${spec.band}"/><path d="M240 626C300 660 500 660 564 626L561 576C500 610 300 610 241 576Z" fill="${brush.light('volume')}"/>` +
    [588, 602, 616]
      .map(
        (y) =>
          svg`<path d="${bandLine(y)}" fill="none" stroke="${shade}" stroke-opacity=".4" stroke-width="8"/><path d="${bandLine(y)}" fill="none" stroke="${cord}" stroke-width="5.6"/><path d="${bandLine(y)}" fill="none" stroke="${darker(cord, 0.45)}" stroke-width="5.6" stroke-dasharray="1.8 5"/>`,
      )
      .join('')
  );
};

/** Felt hat with cord band and feather, tuft or posy. */
export const hat = (spec: HatSpec): Subject => {
  const { half } = brims[spec.brim];
  const top = { feather: 356, gamsbart: 416, flower: 346, none: 346 }[spec.decoration];
  const right = spec.decoration === 'gamsbart' ? 30 : 0;
  const plain: Subject = {
    fabrics: [spec.felt],
    box: { x: 400 - half, y: Math.min(top, 346), width: half * 2 + right, height: 730 - Math.min(top, 346) },
    detail: { x: 400, y: 400, width: 220, height: 275 },
    front: (brush) => hatBody(spec, brush) + decoration(spec, brush),
    back: (brush) => mirrorImage(hatBody(spec, brush)),
  };
  return proportioned(plain, spec.seed, 0.06);
};
