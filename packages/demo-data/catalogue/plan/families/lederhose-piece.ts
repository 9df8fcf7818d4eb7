import { perLanguage, type PerLanguage } from '@shop/contract';
import type { Text } from '../../../model.ts';
import type { LederhoseSpec, Motif, Tint } from '../../../images/spec.ts';
import { optionLabel } from '../../attributes.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { nonTextile, textile } from '../../fibres.ts';
import { leatherLeaflet } from '../../leaflets.ts';
import { wornViews } from '../../pictures.ts';
import type { LeatherCode } from '../../short-texts.ts';
import { lederhoseShort } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { Piece, PriceRange } from '../family.ts';
import type { Random } from '../random.ts';
import type { TextBlocks } from '../texts/blocks.ts';
import { shortWith, sizeRun, traits } from '../traits.ts';

const capitalisesNouns: PerLanguage<boolean> = { nl: false, de: true, en: false };

export const threads = {
  ecru: 'creme',
  groen: 'mosgroen',
  goud: 'goud',
  blauw: 'duifblauw',
  rood: 'robijn',
  bruin: 'tabak',
  antraciet: 'antraciet',
} as const satisfies Readonly<Record<string, ColourCode>>;

export const motifs: readonly { readonly code: string; readonly drawing: Motif; readonly label: Text }[] = [
  { code: 'eik', drawing: 'oak', label: text('Eikenblad', 'Eichenlaub', 'Oak leaves') },
  { code: 'hert', drawing: 'stag', label: text('Een hert', 'Ein Hirsch', 'A stag') },
  { code: 'edelweiss', drawing: 'edelweiss', label: text('Edelweiss', 'Edelweiß', 'Edelweiss') },
  { code: 'rank', drawing: 'vine', label: text('Een rank', 'Eine Ranke', 'A vine') },
  { code: 'gems', drawing: 'chamois', label: text('Een gems', 'Eine Gams', 'A chamois') },
];

/** Thread that stands out from the leather. */
export function threadFor(random: Random, leathers: readonly ColourCode[]): keyof typeof threads {
  const all = Object.keys(threads) as readonly (keyof typeof threads)[];
  return random.pick(all.filter((code) => !leathers.includes(threads[code])));
}

export type LederhoseKind = {
  readonly type: Text;
  readonly cut: LederhoseSpec['cut'];
  readonly wearer: LederhoseSpec['wearer'];
  readonly category: readonly number[];
  readonly gender: string;
  readonly brands: readonly string[];
  readonly leathers: readonly LeatherCode[];
  readonly colours: readonly ColourCode[];
  readonly colourCount: readonly [number, number];
  readonly sizeAttribute: string;
  readonly sizes: readonly string[];
  readonly sizeRun: readonly [number, number];
  readonly sizeChart: string;
  readonly priceRange: PriceRange;
  readonly weightGrams: number;
  readonly texts: TextBlocks;
  readonly warnings?: Text;
};

export const grounds: readonly Tint[] = ['tanne', 'enzian', 'rose', 'leder', 'stein'];
const cutCodes = { kurz: 'kort', kniebund: 'kniebund', lang: 'lang' } as const;

function embroidered(label: Text, thread: string): Text {
  const colour = optionLabel('borduurkleur', thread);
  return text(
    `${label.nl} in ${colour.nl} is op klep en pijpen geborduurd.`,
    `${label.de} in ${colour.de} ist auf Latz und Beine gestickt.`,
    `${label.en} in ${colour.en} ${label.en.endsWith('leaves') ? 'are' : 'is'} embroidered on flap and legs.`,
  );
}

/** Lederhosen of the plan: colour × size. */
export function lederhosePiece(random: Random, kind: LederhoseKind): Piece {
  const brand = random.pick(kind.brands);
  const leather = random.pick(kind.leathers);
  const colours = random.some(kind.colours, random.int(...kind.colourCount));
  const thread = threadFor(random, colours);
  const motif = random.pick(motifs);
  const braces = random.pick(['h', 'v'] as const);
  // Leather is brown more often than not: another ground sets two pairs apart at first sight.
  const tint = random.pick(grounds);
  const label = optionLabel('leersoort', leather);
  const hasHorn = brand !== 'kaserzeug' && kind.wearer !== 'kids';
  return {
    type: kind.type,
    detail: perLanguage(
      (language) =>
        motif.label[language]
          .split(' ')
          .at(-1)
          ?.toLowerCase()
          .replace(/^./, (letter) => (capitalisesNouns[language] ? letter.toUpperCase() : letter)) ?? '',
    ),
    grammar: { nl: 'hij', de: 'sie', worn: true },
    brand,
    categories: [...kind.category, ...(kind.wearer === 'men' && random.chance(0.05) ? [530] : [])],
    attributes: {
      model_lederhose: cutCodes[kind.cut],
      leersoort: leather,
      borduurkleur: thread,
      borduurmotief: motif.code,
      draagwijze: braces,
      sluiting: kind.wearer === 'kids' ? 'drukknopen' : 'knopen',
      pasvorm: random.pick(['slim', 'regular', 'comfort']),
      ...traits(random, brand, [kind.gender], 'everyday'),
    },
    short: shortWith(colours, (codes) => lederhoseShort(codes, leather, thread)),
    materials: [nonTextile('leather', label), textile('lining', ['katoen', 100])],
    care: ['nietwas', 'leer'],
    ...(hasHorn ? { hasAnimalParts: true as const } : {}),
    ...(kind.warnings === undefined ? {} : { warnings: kind.warnings }),
    downloads: leatherLeaflet,
    priceRange: kind.priceRange,
    facts: [embroidered(motif.label, thread)],
    texts: kind.texts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: kind.sizeAttribute, codes: sizeRun(random, kind.sizes, ...kind.sizeRun) }],
      draw: (colour, seed) => ({
        kind: 'lederhose',
        seed,
        tint,
        cut: kind.cut,
        wearer: kind.wearer,
        leather: fabric(leather === 'nappa' ? 'nappa' : 'suede', colour),
        thread: hex(threads[thread]),
        motif: motif.drawing,
        braces,
        ...(hasHorn ? {} : { buttons: hex('havanna') }),
      }),
      detail: text('borduursel op de klep', 'Stickerei am Latz', 'embroidery on the front flap'),
      views: wornViews,
      weightGrams: kind.weightGrams,
      extraCents: (options) => (Number(options['maat_lederhose']) >= 60 ? 2000 : 0),
      sizeChart: kind.sizeChart,
    },
  };
}
