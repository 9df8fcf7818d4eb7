import type { Text } from '../../../model.ts';
import type { JewellerySpec } from '../../../images/spec.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { nonTextile, textile } from '../../fibres.ts';
import { thingViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import type { FamilyPlan, Piece, PriceRange } from '../family.ts';
import { thingsNames } from '../names.ts';
import type { Random } from '../random.ts';
import { thingTexts } from '../texts/things.ts';
import { traits } from '../traits.ts';
import { smallParts } from './warnings.ts';

type JewelKind = {
  readonly form: JewellerySpec['form'];
  readonly category: number;
  readonly type: Text;
  readonly grammar: Piece['grammar'];
  readonly short: (pendant: Text) => Text;
  readonly measures: Text;
  readonly gender: string;
  readonly priceRange: PriceRange;
  readonly weightGrams: number;
};

const charivari: JewelKind = {
  form: 'charivari',
  category: 431,
  type: text('Charivari', 'Charivari', 'Charivari chain'),
  grammar: { nl: 'hij', de: 'es', worn: false },
  short: (pendant) =>
    text(
      `Sierketting voor aan de lederhose, met vijf hangers en ${pendant.nl} in het midden.`,
      `Schmuckkette für die Lederhose, mit fünf Anhängern und ${pendant.de} in der Mitte.`,
      `Decorative chain for lederhosen, with five pendants and ${pendant.en} in the middle.`,
    ),
  measures: text(
    'De ketting is 24 centimeter lang en haakt aan beide knopen van de klep.',
    'Die Kette ist 24 Zentimeter lang und wird an beiden Latzknöpfen eingehängt.',
    'The chain is 24 centimetres long and hooks onto both buttons of the flap.',
  ),
  gender: 'heren',
  priceRange: [2995, 8995],
  weightGrams: 95,
};
const choker: JewelKind = {
  form: 'choker',
  category: 432,
  type: text('Kropfband', 'Kropfband', 'Choker'),
  grammar: { nl: 'het', de: 'es', worn: true },
  short: (pendant) =>
    text(
      `Kropfband van fluweel met ${pendant.nl} als hanger.`,
      `Kropfband aus Samt mit ${pendant.de} als Anhänger.`,
      `Velvet choker with ${pendant.en} as a pendant.`,
    ),
  measures: text(
    'De band past om een hals van 30 tot 38 centimeter.',
    'Das Band passt um einen Hals von 30 bis 38 Zentimetern.',
    'The band fits a neck of 30 to 38 centimetres.',
  ),
  gender: 'dames',
  priceRange: [1295, 2995],
  weightGrams: 25,
};
const earrings: JewelKind = {
  form: 'earrings',
  category: 433,
  type: text('Oorbellen', 'Ohrringe', 'Earrings'),
  grammar: { nl: 'ze', de: 'plural', worn: true },
  short: (pendant) =>
    text(
      `Oorbellen met ${pendant.nl} en een gekleurde steen, met haakje.`,
      `Ohrringe mit ${pendant.de} und farbigem Stein, mit Haken.`,
      `Earrings with ${pendant.en} and a coloured stone, on hooks.`,
    ),
  measures: text(
    'De hangers zijn 3 centimeter lang; het haakje is nikkelvrij.',
    'Die Anhänger sind 3 Zentimeter lang; der Haken ist nickelfrei.',
    'The drops are 3 centimetres long; the hook is nickel-free.',
  ),
  gender: 'dames',
  priceRange: [995, 2995],
  weightGrams: 20,
};
const kinds = [charivari, choker, earrings] as const;

const pendants = {
  edelweiss: text('een edelweiss', 'einem Edelweiß', 'an edelweiss'),
  heart: text('een hart', 'einem Herz', 'a heart'),
  coin: text('een munt', 'einer Münze', 'a coin'),
  stag: text('een hert', 'einem Hirsch', 'a stag'),
} as const;
const metals: Readonly<Record<'zilver' | 'goud' | 'cognac', Text>> = {
  zilver: text('verzilverd', 'versilbert', 'silver-plated'),
  goud: text('verguld', 'vergoldet', 'gold-plated'),
  cognac: text('koperkleurig', 'kupferfarben', 'copper-coloured'),
};
const stones: readonly ColourCode[] = ['robijn', 'dennengroen', 'gentiaan', 'honing', 'bes', 'petrol', 'wit'];
const bands: readonly ColourCode[] = ['zwart', 'bordeaux', 'dennengroen', 'nacht', 'oudroze', 'petrol', 'bes'];

/** Chokers come in several bands, the rest in one metal. */
function jewelPiece(random: Random, turn: number): Piece {
  const kind = kinds[turn % kinds.length] ?? charivari;
  const metal = random.pick(['zilver', 'goud', 'cognac'] as const);
  const pendant = random.pick(['edelweiss', 'heart', 'coin', 'stag'] as const);
  const stone = hex(random.pick(stones));
  const isChoker = kind === choker;
  const alloy = nonTextile(
    'metal',
    text(`Zinklegering, ${metals[metal].nl}`, `Zinklegierung, ${metals[metal].de}`, `Zinc alloy, ${metals[metal].en}`),
  );
  return {
    type: kind.type,
    detail: metals[metal],
    grammar: kind.grammar,
    brand: 'tannzapf',
    categories: [kind.category],
    attributes: { ...(isChoker ? { stof: ['fluweel'] } : { kleur: metal }), ...traits(random, 'tannzapf', [kind.gender], 'everyday') },
    short: kind.short(pendants[pendant]),
    materials: isChoker ? [textile('band', ['polyester', 100]), alloy] : [alloy],
    care: isChoker ? ['nietwas'] : ['doek'],
    warnings: smallParts,
    priceRange: kind.priceRange,
    facts: [],
    measures: [kind.measures],
    texts: thingTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: isChoker ? random.some(bands, random.int(3, 4)) : [metal],
      axes: [],
      draw: (colour, seed) => ({
        kind: 'jewellery',
        seed,
        form: kind.form,
        metal: hex(metal),
        ...(isChoker ? { band: hex(colour) } : {}),
        stone,
        pendant,
      }),
      detail: text('hanger van dichtbij', 'Anhänger aus der Nähe', 'pendant up close'),
      views: thingViews,
      weightGrams: kind.weightGrams,
    },
    ...(kind === charivari && random.chance(0.5) ? { isMadeToOrder: true as const } : {}),
  };
}

export const jewellery: FamilyPlan = {
  key: 'jewellery',
  prefix: 'SIE',
  firstNumber: 6211,
  count: 22,
  curated: ['MA-SIE-6201', 'MA-SIE-6202'],
  names: thingsNames,
  priceRange: [995, 12900],
  goesWith: ['midi-dirndls', 'blouses', 'waistcoats'],
  piece: jewelPiece,
};
