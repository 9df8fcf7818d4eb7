import { tiedBow } from '../parts/bow.ts';
import { hornButton } from '../parts/buttons.ts';
import { braid, clothPiece, contactShadow, seam, stitches } from '../parts/cloth.ts';
import { drapeCloth, gathers, hemLine, type Drape } from '../parts/drape.ts';
import { boxAround, closeUp, type Subject } from '../parts/subject.ts';
import type { SkirtSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { shade } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';
import { modelOf, randomOf } from '../svg/random.ts';

const waistY = 250;
const pixelsPerCm = 5.95;
const halfWaist = 92;

const drapeOf = ({ length, seed }: SkirtSpec): Drape => {
  const random = randomOf(`skirt ${modelOf(seed)}`);
  return {
    waistY,
    halfWaist,
    length: length * pixelsPerCm,
    flare: 96 + length * (0.9 + random() * 0.5),
    folds: 9 + Math.floor(random() * 5),
  };
};

const band = `M${400 - halfWaist - 2} ${waistY - 26}Q400 ${waistY - 8} ${400 + halfWaist + 2} ${waistY - 26}L${400 + halfWaist + 4} ${waistY + 14}Q400 ${waistY + 36} ${400 - halfWaist - 4} ${waistY + 14}Z`;

const waistband = (spec: SkirtSpec, brush: Brush): string =>
  contactShadow(brush, band, 0.8, 0, 5) +
  clothPiece(brush, band, spec.fabric, { volume: 0.8 }) +
  stitches(svg`M${404 - halfWaist} ${waistY - 19}Q400 ${waistY - 1} ${396 + halfWaist} ${waistY - 19}`, '#fff', 1, '4 3');

/** The upper half of a wrap: its free edge falls from the knot to the hem and throws a shadow. */
const wrapEdge = (spec: SkirtSpec): string => {
  const { length, flare } = drapeOf(spec);
  const side = spec.bow === 'right' ? -1 : 1;
  const edge = svg`M${400 + side * 56} ${waistY + 8}C${400 + side * 70} ${waistY + length * 0.3} ${400 + side * (86 + flare * 0.2)} ${waistY + length * 0.7} ${400 + side * (70 + flare * 0.42)} ${waistY + length + 30}`;
  const soft = [22, 13, 6].map((width) => svg`<path d="${edge}" stroke-width="${width}"/>`).join('');
  return svg`<g fill="none" stroke="${shade}" stroke-opacity=".13" transform="translate(${side * 8} 0)">${soft}</g>${seam(edge, 2.6, 0.55)}`;
};

const buttonRow = (spec: SkirtSpec, brush: Brush): string => {
  const { length } = drapeOf(spec);
  const count = Math.round(length / 64);
  return (
    seam(svg`M386 ${waistY + 20}V${waistY + length + 24}M416 ${waistY + 20}V${waistY + length + 24}`, 2, 0.36) +
    repeat(count, (_, share) => hornButton(brush, 401, waistY + 42 + share * (length - 90), 9, spec.buttons))
  );
};

const pocketSlits = (brush: Brush, { flare, length }: Drape): string =>
  brush.bothSides(seam(svg`M${400 + halfWaist + flare * 0.1} ${waistY + length * 0.16}q${flare * 0.1} 44 ${flare * 0.12} 92`, 3, 0.5));

const cloth = (spec: SkirtSpec, brush: Brush): string => {
  const drape = drapeOf(spec);
  const { outline, markup } = drapeCloth(brush, drape, spec.fabric);
  const closure = { wrap: () => wrapEdge(spec), buttons: () => buttonRow(spec, brush), plain: () => '' }[spec.closure]();
  const hem = spec.hemBand ? braid(hemLine(drape, 40), spec.hemBand, 9) + braid(hemLine(drape, 62), spec.hemBand, 3) : '';
  return `${markup}<g ${brush.clip(outline)}>${hem}${gathers(brush, drape, 22)}${closure}</g>${pocketSlits(brush, drape)}`;
};

const front = (spec: SkirtSpec, brush: Brush): string => {
  const knot = spec.bow === 'right' ? 400 - halfWaist + 34 : 400 + halfWaist - 34;
  const fastening = {
    wrap: () => tiedBow(brush, knot, waistY - 2, spec.fabric, 0.86),
    buttons: () => hornButton(brush, 401, waistY - 2, 10, spec.buttons),
    plain: () => '',
  }[spec.closure]();
  return cloth(spec, brush) + waistband(spec, brush) + fastening;
};

const back = (spec: SkirtSpec, brush: Brush): string =>
  cloth({ ...spec, closure: 'plain' }, brush) + waistband(spec, brush) + seam(svg`M400 ${waistY + 20}V${waistY + 150}`, 2.4, 0.5);

/** A skirt of its own: wrapped and tied, buttoned through, or plain with a zip behind. */
export const skirt = (spec: SkirtSpec): Subject => {
  const { flare, length } = drapeOf(spec);
  return {
    fabrics: [spec.fabric],
    box: boxAround(halfWaist + flare, waistY - 36, waistY + length + 26),
    detail: closeUp(420, waistY + 90, 320),
    front: (brush) => front(spec, brush),
    back: (brush) => back(spec, brush),
    worn: { waistY, pixelsPerCm, marks: [50, 60, 70, 85], girth: 1.1 },
  };
};
