import { coinButton } from '../parts/buttons.ts';
import { feather as plume, tuft } from '../parts/plumage.ts';
import { closeUp, mirrorImage, type Box, type Subject } from '../parts/subject.ts';
import type { FeatherSpec, Hex } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker } from '../svg/colour.ts';
import { placed, svg } from '../svg/markup.ts';
import { modelOf, randomOf } from '../svg/random.ts';

/** The sleeve that holds the quills, with the needle that goes through the hat band. */
const sleeve = (brush: Brush, metal: Hex): string => {
  const rim = `fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="2"`;
  return (
    svg`<path d="M-3 24L3 24L1 150L-1 150Z" fill="${darker(metal, 0.15)}" stroke="${darker(metal, 0.5)}"/>` +
    `<path d="M-17-30H17L12 40H-12Z" ${rim}/><path d="M-17-30H17L12 40H-12Z" fill="${brush.light('tube')}"/><path d="M-19-36H19V-22H-19Z" ${rim}/>` +
    coinButton(brush, 0, 8, 17, metal)
  );
};

const quills = (spec: FeatherSpec): string => {
  const random = randomOf(`feather ${modelOf(spec.seed)}`);
  const lean = random() * 12 - 4;
  const second = spec.second ?? darker(spec.colour, 0.3);
  const main = placed(0, 0, plume(spec.colour, spec.form === 'single' ? second : undefined), lean + 4, 2.25 + random() * 0.2);
  if (spec.form === 'single') return main;
  const beside = placed(-8, 0, plume(second, darker(second, 0.4)), lean - 16 - random() * 6, 1.6 + random() * 0.3);
  if (spec.form === 'pair') return beside + main;
  return beside + placed(10, 0, plume(darker(spec.colour, 0.2)), lean + 26, 1.5 + random() * 0.3) + main;
};

const draw = (spec: FeatherSpec, brush: Brush): string => {
  const body = spec.form === 'gamsbart' ? placed(0, -26, tuft(brush, spec.colour, 90, 0.62), 0, 2.3) : quills(spec);
  return placed(400, 700, body + sleeve(brush, spec.metal));
};

const boxOf = ({ form }: FeatherSpec): Box =>
  form === 'gamsbart' ? { x: 70, y: 264, width: 660, height: 596 } : { x: 200, y: 90, width: 400, height: 770 };

/** Feather, bunch of feathers or chamois tuft with its pin, to put on a hat. */
export const feather = (spec: FeatherSpec): Subject => ({
  fabrics: [{ name: 'seide', colours: [spec.colour] }],
  box: boxOf(spec),
  detail: closeUp(400, 660, 220),
  front: (brush) => draw(spec, brush),
  back: (brush) => mirrorImage(draw(spec, brush)),
});
