import type { Box, Subject } from './parts/subject.ts';
import type { Brush } from './svg/brush.ts';
import { numerals } from './lettering.ts';
import { placed, repeat, shortNumber, svg } from './svg/markup.ts';

type Worn = NonNullable<Subject['worn']>;

const ink = '#4C5A52';

/** A body of 170 cm whose waist is at 105 cm, in the garment's own scale. */
const bodyOf = ({ waistY, pixelsPerCm }: Worn) => ({
  crown: waistY - 65 * pixelsPerCm,
  feet: waistY + 105 * pixelsPerCm,
});

/** Frame of the whole figure with its height marks. */
export const figureBox = (worn: Worn): Box => {
  const { crown, feet } = bodyOf(worn);
  return { x: 60, y: crown, width: 720, height: feet - crown };
};

const body = (brush: Brush, worn: Worn): string => {
  const { crown } = bodyOf(worn);
  const y = (cm: number): number => crown + cm * worn.pixelsPerCm;
  const side = svg`M400 ${y(0)}C436 ${y(0)} 450 ${y(8)} 446 ${y(14)}C442 ${y(20)} 430 ${y(24)} 422 ${y(25)}L424 ${y(30)}C440 ${y(33)} 486 ${y(34)} 502 ${y(40)}C520 ${y(52)} 540 ${y(70)} 560 ${y(92)}L548 ${y(97)}C526 ${y(80)} 508 ${y(66)} 496 ${y(54)}C494 ${y(58)} 486 ${y(62)} 482 ${y(65)}C500 ${y(76)} 506 ${y(84)} 502 ${y(94)}C494 ${y(112)} 470 ${y(128)} 464 ${y(140)}C456 ${y(152)} 448 ${y(160)} 448 ${y(166)}L470 ${y(170)}H420L424 ${y(140)}C420 ${y(120)} 410 ${y(100)} 400 ${y(88)}`;
  const line = brush.bothSides(`<path d="${side}" fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`);
  const { girth = 1 } = worn;
  return girth === 1 ? line : `<g transform="matrix(${girth} 0 0 1 ${shortNumber(400 - 400 * girth)} 0)">${line}</g>`;
};

const marks = (worn: Worn): string =>
  repeat(worn.marks.length, (index) => {
    const length = worn.marks[index] ?? 0;
    const y = worn.waistY + length * worn.pixelsPerCm;
    return svg`<path d="M92 ${y}H708" stroke="${ink}" stroke-width="1.6" stroke-dasharray="6 6"/>${numerals(String(length), 726, y + 11, 24, ink)}`;
  });

/** One neutral line, no face: the piece is laid over it, so that lengths can be compared. */
export const lineFigure = (brush: Brush, worn: Worn): string => body(brush, worn) + marks(worn);

const standing: Worn = { waistY: 430, pixelsPerCm: 5.95, marks: [] };

/** Frame of the figure alone. */
export const standingBox: Box = figureBox(standing);

/** The figure with a piece beside it, both to the same scale. */
export const besideFigure = (brush: Brush, { box }: Subject, { width, x, y }: NonNullable<Subject['beside']>, piece: string): string => {
  const { pixelsPerCm } = standing;
  const scale = (width * pixelsPerCm) / box.width;
  const left = 400 + x * pixelsPerCm - (box.x + box.width / 2) * scale;
  const top = bodyOf(standing).crown + y * pixelsPerCm - (box.y + box.height / 2) * scale;
  return lineFigure(brush, standing) + placed(left, top, piece, 0, scale);
};
