import type { Fabric, Hex, LederhoseSpec, Motif } from '../spec.ts';
import { darker, lighter, mix } from '../svg/colour.ts';
import { modelOf, pickOf, randomOf } from '../svg/random.ts';

/** How a pair is made up. The product's own facts decide where they can; the rest is this model's own choice. */
export type LederhoseStyle = {
  readonly leather: Fabric;
  /** Waistband, flap, pockets and braces, sometimes of a second tone. */
  readonly trim: Fabric;
  readonly stitch: Hex;
  readonly flap: { readonly half: number; readonly depth: number; readonly end: 'round' | 'straight' | 'pointed'; readonly rows: 1 | 2 };
  readonly embroidery: 'thigh' | 'side' | 'hem' | 'column' | 'rich';
  readonly size: number;
  readonly hem: 'cuff' | 'plain' | 'band' | 'ties' | 'buttons' | 'slit';
  readonly pockets: 'arc' | 'slant' | 'flap';
  readonly hasKnifePocket: boolean;
  readonly stripe: 'none' | 'piping' | 'galloon';
  readonly chest: 'bar' | 'shield' | 'bib' | 'narrow';
  readonly brace: { readonly width: number; readonly reach: number; readonly lean: number; readonly isWoven: boolean };
  readonly worn: number;
};

type Random = () => number;

/** What a motif asks for: antlers want room on the thigh, a vine runs along the seam. */
const layouts: Readonly<Record<Motif, readonly [LederhoseStyle['embroidery'], ...LederhoseStyle['embroidery'][]]>> = {
  oak: ['thigh', 'rich', 'hem'],
  stag: ['thigh', 'hem', 'thigh'],
  edelweiss: ['column', 'hem', 'thigh'],
  chamois: ['thigh', 'side', 'hem'],
  heart: ['hem', 'column', 'side'],
  vine: ['side', 'rich', 'side'],
};

const hems: Readonly<Record<LederhoseSpec['cut'], readonly [LederhoseStyle['hem'], ...LederhoseStyle['hem'][]]>> = {
  kurz: ['cuff', 'cuff', 'plain', 'slit', 'band'],
  kniebund: ['ties', 'ties', 'buttons', 'band'],
  lang: ['plain', 'cuff', 'slit'],
};

const flapOf = (spec: LederhoseSpec, random: Random): LederhoseStyle['flap'] => ({
  half: pickOf(random, spec.wearer === 'women' ? [50, 58, 66] : [54, 64, 74, 88]),
  depth: 92 + Math.round(random() * 40),
  end: pickOf(random, ['round', 'round', 'straight', 'pointed']),
  rows: random() < 0.3 ? 2 : 1,
});

const chestOf = (spec: LederhoseSpec, random: Random): LederhoseStyle['chest'] =>
  pickOf(random, spec.wearer === 'men' ? ['bar', 'bar', 'shield', 'narrow'] : ['bar', 'bib', 'shield', 'bib']);

/** The dye of one hide is never that of the next. */
const toned = (fabric: Fabric, share: number): Fabric => {
  const [ground, ...others] = fabric.colours;
  return { ...fabric, colours: [share < 0 ? darker(ground, -share) : lighter(ground, share), ...others] };
};

const trimOf = (leather: Fabric, random: Random): Fabric => {
  const choice = random();
  if (choice < 0.22) return toned(leather, -0.3);
  return choice < 0.36 ? toned(leather, 0.16) : leather;
};

export const styleOf = (spec: LederhoseSpec): LederhoseStyle => {
  const random = randomOf(`style ${modelOf(spec.seed)}`);
  const leather = toned(spec.leather, random() * 0.18 - 0.1);
  const isSmooth = spec.leather.name === 'nappa';
  return {
    leather,
    trim: trimOf(leather, random),
    stitch: random() < 0.3 ? mix(leather.colours[0], '#f3e6c8', 0.55) : spec.thread,
    flap: flapOf(spec, random),
    embroidery: pickOf(random, layouts[spec.motif]),
    size: 0.86 + random() * 0.5,
    hem: pickOf(random, hems[spec.cut]),
    pockets: pickOf(random, isSmooth ? ['slant', 'slant', 'arc'] : ['arc', 'arc', 'slant', 'flap']),
    hasKnifePocket: spec.wearer === 'men' && random() < 0.75,
    stripe: pickOf(random, isSmooth ? ['piping', 'none'] : ['none', 'none', 'piping', 'galloon']),
    chest: chestOf(spec, random),
    brace: {
      width: 22 + Math.round(random() * 12),
      reach: 160 + Math.round(random() * 74),
      lean: Math.round(random() * 44) - 16,
      isWoven: spec.braces === 'v' && random() < 0.5,
    },
    worn: random(),
  };
};
