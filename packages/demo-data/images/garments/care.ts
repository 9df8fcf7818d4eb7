import { motifAt } from '../parts/embroidery.ts';
import { closeUp, mirrorImage, type Box, type Subject } from '../parts/subject.ts';
import type { CareSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { repeat, svg } from '../svg/markup.ts';

const solid = (brush: Brush, path: string, colour: string, round: 'tube' | 'drum' = 'tube'): string =>
  `<path d="${path}" fill="${colour}"/><path d="${path}" fill="${brush.light(round)}"/>`;

const tin = (spec: CareSpec, brush: Brush): string => {
  const side = 'M180 520V660C180 730 620 730 620 660V520Z';
  const label = 'M186 566C230 620 570 620 614 566V642C570 698 230 698 186 642Z';
  return (
    solid(brush, side, spec.colour) +
    `<path d="${label}" fill="${spec.label}"/><path d="${label}" fill="${brush.light('tube')}" opacity=".6"/>` +
    svg`<path d="M190 580C240 630 560 630 610 580" fill="none" stroke="${spec.accent}" stroke-width="4"/><path d="M190 640C240 690 560 690 610 640" fill="none" stroke="${spec.accent}" stroke-width="4"/>` +
    `<path d="M172 470V526C172 610 628 610 628 526V470Z" fill="${darker(spec.colour, 0.15)}"/><path d="M172 470V526C172 610 628 610 628 526V470Z" fill="${brush.light('tube')}"/>` +
    `<ellipse cx="400" cy="470" rx="228" ry="104" fill="${lighter(spec.colour, 0.12)}" stroke="${darker(spec.colour, 0.5)}" stroke-width="2"/><ellipse cx="400" cy="470" rx="206" ry="90" fill="${spec.label}"/><ellipse cx="400" cy="470" rx="206" ry="90" fill="${brush.light('glow')}"/>` +
    `<ellipse cx="400" cy="470" rx="190" ry="80" fill="none" stroke="${spec.accent}" stroke-width="3"/><g transform="translate(400 508) scale(1 .62)">${motifAt(brush, 'edelweiss', 0, 0, spec.accent, 2)}</g>`
  );
};

const bottle = (spec: CareSpec, brush: Brush): string => {
  const body = 'M300 360C300 320 340 300 350 270H450C460 300 500 320 500 360V800C500 824 484 836 460 836H340C316 836 300 824 300 800Z';
  const label = 'M300 470H500V730H300Z';
  return (
    solid(brush, body, spec.colour) +
    solid(brush, 'M352 176H448V272H352Z', spec.accent) +
    `<path d="${repeat(9, (index) => `M${358 + index * 11} 182V266`)}" stroke="#0b0d14" stroke-opacity=".3" stroke-width="3"/>` +
    solid(brush, label, spec.label) +
    svg`<path d="M300 486H500M300 714H500" stroke="${spec.accent}" stroke-width="4"/>` +
    motifAt(brush, 'oak', 400, 640, spec.accent, 1.7) +
    `<path d="M340 672H460M356 690H444" stroke="${spec.accent}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M318 380V810" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>`
  );
};

const clothesBrush = (spec: CareSpec, brush: Brush): string => {
  const wood = 'M150 470C150 410 250 396 400 396C550 396 650 410 650 470C650 530 550 546 400 546C250 546 150 530 150 470Z';
  const hairs = repeat(76, (_, share) => {
    const x = 176 + share * 448;
    return svg`M${x} 528l${(share - 0.5) * 34 + brush.jitter(5)} ${132 + brush.jitter(8)}`;
  });
  return (
    `<path d="M174 520H626L640 650Q400 668 160 650Z" fill="${darker(spec.accent, 0.4)}"/><path d="${hairs}" stroke="${spec.accent}" stroke-width="4.4" fill="none"/><path d="${hairs}" stroke="${lighter(spec.accent, 0.4)}" stroke-width="1.2" fill="none"/>` +
    solid(brush, wood, spec.colour, 'drum') +
    `<path d="M180 450C280 424 520 424 620 450M200 492C300 510 500 510 600 492" fill="none" stroke="${darker(spec.colour, 0.3)}" stroke-opacity=".6" stroke-width="2"/>` +
    motifAt(brush, 'edelweiss', 400, 508, spec.label, 1.3)
  );
};

const forms = { tin, bottle, brush: clothesBrush } as const;
const boxes: Readonly<Record<CareSpec['form'], Box>> = {
  tin: { x: 170, y: 364, width: 460, height: 352 },
  bottle: { x: 280, y: 170, width: 240, height: 670 },
  brush: { x: 148, y: 392, width: 504, height: 276 },
};

/** Care goods: a tin of balm, a bottle, a clothes brush. */
export const care = (spec: CareSpec): Subject => ({
  fabrics: [{ name: 'uni', colours: [spec.colour] }],
  box: boxes[spec.form],
  detail: closeUp(400, spec.form === 'bottle' ? 600 : 500, 240),
  front: (brush) => forms[spec.form](spec, brush),
  back: (brush) => mirrorImage(forms[spec.form](spec, brush)),
});
