import type { Text } from '../../../model.ts';
import type { ItemSpec } from '../../../images/spec.ts';
import { kidsSizes } from '../../attribute-options.ts';
import type { ColourCode } from '../../colours.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { thingViews } from '../../pictures.ts';
import { text } from '../../text.ts';
import { cloths } from '../cloths.ts';
import type { FamilyPlan, Piece, PriceRange } from '../family.ts';
import { boysNames, girlsNames } from '../names.ts';
import type { Random } from '../random.ts';
import { kidsTexts } from '../texts/kids.ts';
import { traits } from '../traits.ts';
import { grounds, motifs, threadFor, threads } from './lederhose-piece.ts';
import { ribbonWarning } from './warnings.ts';

const soft: readonly ColourCode[] = ['cognac', 'steen', 'duifblauw', 'oudroze', 'salie', 'creme', 'honing', 'lavendel'];
const babySizes = kidsSizes.slice(0, 3);

type BabyKind = {
  readonly type: Text;
  readonly detail: Text;
  readonly grammar: Piece['grammar'];
  readonly category: number;
  readonly short: Text;
  readonly isKnitted: boolean;
  readonly priceRange: PriceRange;
  readonly detailPicture: Text;
  readonly draw: (colour: ColourCode, seed: string) => ItemSpec;
};

function babyPiece(random: Random, colours: readonly [ColourCode, ...ColourCode[]], kind: BabyKind): Piece {
  return {
    type: kind.type,
    detail: kind.detail,
    grammar: kind.grammar,
    brand: 'latschenkind',
    categories: [kind.category],
    attributes: { stof: [kind.isKnitted ? 'wolmix' : 'katoen'], ...traits(random, 'latschenkind', ['baby'], 'everyday') },
    short: kind.short,
    materials: [kind.isKnitted ? textile('outer', ['scheerwol', 70], ['polyacryl', 30]) : textile('outer', ['katoen', 100])],
    care: kind.isKnitted ? ['hand', 'geendroger', 'platdrogen'] : cloths.plain.care,
    warnings: ribbonWarning,
    priceRange: kind.priceRange,
    facts: [],
    texts: kidsTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours,
      axes: [{ attribute: 'maat_kind', codes: babySizes }],
      draw: kind.draw,
      detail: kind.detailPicture,
      views: thingViews,
      weightGrams: 120,
      sizeChart: 'kids',
    },
  };
}

/** A cotton romper that looks like lederhosen: the embroidery is printed. */
function romper(random: Random): Piece {
  const colours = random.some(soft, 2);
  const thread = threadFor(random, colours);
  const motif = random.pick(motifs);
  const tint = random.pick(grounds);
  return babyPiece(random, colours, {
    type: text('Romper in lederhosenlook', 'Strampler im Lederhosen-Look', 'Lederhosen-look romper'),
    detail: text('katoen', 'Baumwolle', 'cotton'),
    grammar: { nl: 'hij', de: 'er', worn: true },
    category: 331,
    short: text(
      'Katoenen romper met opgedrukt borduursel, zachte bretels en drukknopen in het kruis.',
      'Baumwollstrampler mit aufgedruckter Stickerei, weichen Trägern und Druckknöpfen im Schritt.',
      'Cotton romper with printed embroidery, soft braces and press studs at the crotch.',
    ),
    isKnitted: false,
    priceRange: [2495, 3995],
    detailPicture: text('opgedrukt borduursel', 'aufgedruckte Stickerei', 'printed embroidery'),
    draw: (colour, seed) => ({
      kind: 'baby',
      seed,
      tint,
      form: 'romper',
      fabric: fabric('uni', colour),
      second: hex(threads[thread]),
      thread: hex(threads[thread]),
      motif: motif.drawing,
    }),
  });
}

function babyHat(random: Random): Piece {
  const colours = random.some(soft, 2);
  const band = hex(random.pick(['dennengroen', 'bordeaux', 'petrol', 'robijn'] as const));
  const motif = random.pick(['edelweiss', 'heart'] as const);
  return babyPiece(random, colours, {
    type: text('Babyhoedje', 'Babyhütchen', 'Baby hat'),
    detail: text('gebreid', 'gestrickt', 'knitted'),
    grammar: { nl: 'het', de: 'es', worn: true },
    category: 332,
    short: text(
      'Zacht gebreid babyhoedje met band in een tweede kleur, rekbaar rondom.',
      'Weich gestricktes Babyhütchen mit Band in einer zweiten Farbe, rundum dehnbar.',
      'Soft knitted baby hat with a band in a second colour, stretchy all round.',
    ),
    isKnitted: true,
    priceRange: [2495, 2995],
    detailPicture: text('band en steken', 'Band und Maschen', 'band and stitches'),
    draw: (colour, seed) => ({
      kind: 'baby',
      seed,
      form: 'cap',
      fabric: fabric('strick', colour),
      second: band,
      thread: hex('creme'),
      motif,
    }),
  });
}

function booties(random: Random): Piece {
  const colours = random.some(soft, 2);
  const cuff = hex(random.pick(['dennengroen', 'bordeaux', 'petrol', 'robijn'] as const));
  const pattern = random.pick(['cable', 'rib', 'edelweiss', 'diamond'] as const);
  return babyPiece(random, colours, {
    type: text('Babyslofjes', 'Babyschühchen', 'Baby booties'),
    detail: text('gebreid', 'gestrickt', 'knitted'),
    grammar: { nl: 'ze', de: 'plural', worn: true },
    category: 332,
    short: text(
      'Gebreide babyslofjes met omgeslagen boord, die aan kleine voeten blijven zitten.',
      'Gestrickte Babyschühchen mit Umschlag, die an kleinen Füßen bleiben.',
      'Knitted baby booties with a turned cuff that stay on small feet.',
    ),
    isKnitted: true,
    priceRange: [2495, 2995],
    detailPicture: text('boord en steken', 'Bund und Maschen', 'cuff and stitches'),
    draw: (colour, seed) => ({ kind: 'booties', seed, colour: hex(colour), cuff, pattern }),
  });
}

export const baby: FamilyPlan = {
  key: 'baby',
  prefix: 'KID',
  firstNumber: 5081,
  count: 13,
  curated: [],
  names: [...girlsNames, ...boysNames],
  priceRange: [2495, 11900],
  goesWith: ['baby', 'girls', 'boys'],
  piece: (random, turn) => {
    if (turn % 2 === 0) return romper(random);
    return turn % 4 === 1 ? babyHat(random) : booties(random);
  },
};
