import { clothPiece, contactShadow, stitches } from '../parts/cloth.ts';
import { motifAt, scroll } from '../parts/embroidery.ts';
import { closeUp, mirrorImage, proportioned, type Subject } from '../parts/subject.ts';
import type { BeltSpec, Motif } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { modelOf, pickOf, randomOf } from '../svg/random.ts';

const backArc = 'M130 470C150 330 280 280 400 280C520 280 650 330 670 470L670 540C640 420 520 366 400 366C280 366 160 420 130 540Z';
const frontArc = 'M130 470C150 600 270 660 400 660C530 660 650 600 670 470L670 560C650 690 530 756 400 756C270 756 150 690 130 560Z';

const motifs: readonly [Motif, ...Motif[]] = ['stag', 'edelweiss', 'chamois', 'oak'];

/** A cast plate: square, lying or oval, with the sign of the model. */
const buckle = (spec: BeltSpec, brush: Brush): string => {
  const metal = spec.buckle;
  const random = randomOf(`buckle ${modelOf(spec.seed)}`);
  const [half, tall, corner] = pickOf<readonly [number, number, number]>(random, [
    [66, 62, 16],
    [92, 58, 20],
    [84, 64, 64],
    [62, 72, 8],
  ]);
  const plate = (by: number, attributes: string): string =>
    svg`<rect x="${by - half}" y="${by - tall}" width="${2 * (half - by)}" height="${2 * (tall - by)}" rx="${Math.max(4, corner - by)}" ${attributes}/>`;
  return (
    `<g transform="translate(400 708)">${plate(0, 'fill="#0b0d14" fill-opacity=".3" transform="translate(3 6)"')}${plate(0, `fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="3"`)}` +
    `${plate(0, `fill="${brush.light('metal')}" opacity=".7"`)}${plate(13, `fill="none" stroke="${darker(metal, 0.45)}" stroke-width="2.4" stroke-dasharray="3 4"`)}</g>` +
    motifAt(brush, pickOf(random, motifs), 400, 748, darker(metal, 0.65), 1.2)
  );
};

const draw = (spec: BeltSpec, brush: Brush): string => {
  const thread = spec.embroidery ?? '#e7d9a8';
  const holes = repeat(
    4,
    (index) => svg`<ellipse cx="${500 + index * 32}" cy="${694 - index * index * 4 - index * 8}" rx="4" ry="6" fill="#1a120c"/>`,
  );
  const vines = spec.embroidery
    ? svg`<g transform="rotate(22 238 652)">${scroll(brush, 244, 650, thread, 1.25)}</g><g transform="rotate(-24 570 650)">${scroll(brush, 574, 642, thread, 1.1)}</g>`
    : holes;
  return (
    clothPiece(brush, backArc, { ...spec.leather, colours: [darker(spec.leather.colours[0], 0.4)] }) +
    stitches('M140 500C164 396 290 352 400 352C510 352 636 396 660 500', darker(thread, 0.4), 1.8) +
    clothPiece(brush, frontArc, spec.leather) +
    stitches(
      'M138 490C160 612 276 672 400 672C524 672 640 612 662 490M138 546C160 676 276 742 400 742C524 742 640 676 662 546',
      thread,
      2,
    ) +
    vines +
    contactShadow(brush, 'M470 660L500 654L504 748L474 752Z', 0.6) +
    clothPiece(brush, 'M470 658L500 652L504 750L474 754Z', spec.leather, { volume: 0.5 }) +
    buckle(spec, brush)
  );
};

const plain = (spec: BeltSpec): Subject => ({
  fabrics: [spec.leather],
  box: { x: 126, y: 276, width: 548, height: 500 },
  detail: closeUp(400, 690, 230),
  front: (brush) => draw(spec, brush),
  back: (brush) => mirrorImage(draw(spec, brush)),
});

/** A belt as a closed ring, buckle in front. */
export const belt = (spec: BeltSpec): Subject => proportioned(plain(spec), spec.seed, 0.16);
