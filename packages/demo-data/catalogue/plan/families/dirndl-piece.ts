import type { Text } from '../../../model.ts';
import type { DirndlSpec, Neckline, Sleeve } from '../../../images/spec.ts';
import type { ColourCode } from '../../colours.ts';
import { dirndlSizes } from '../../attribute-options.ts';
import { hex } from '../../colours.ts';
import { fabric } from '../../drawing.ts';
import { textile } from '../../fibres.ts';
import { cottonLeaflet, festiveLeaflet } from '../../leaflets.ts';
import { wornViews } from '../../pictures.ts';
import { dirndlShort } from '../../short-texts.ts';
import { text } from '../../text.ts';
import type { Cloth } from '../cloths.ts';
import type { Piece, PriceRange } from '../family.ts';
import { choosePalettes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { dirndlTexts } from '../texts/dirndl.ts';
import { shortWith, sizeRun, traits } from '../traits.ts';

type Length = 'mini50' | 'midi60' | 'lang70' | 'maxi85';
const centimetres: Readonly<Record<Length, DirndlSpec['length']>> = { mini50: 50, midi60: 60, lang70: 70, maxi85: 85 };

export const necklines: readonly { readonly code: string; readonly drawing: Neckline; readonly sentence: Text }[] = [
  {
    code: 'hart',
    drawing: 'sweetheart',
    sentence: text('De hals is hartvormig uitgesneden.', 'Der Ausschnitt ist herzförmig.', 'The neckline is sweetheart-shaped.'),
  },
  {
    code: 'rond',
    drawing: 'round',
    sentence: text('De hals is rond en niet diep.', 'Der Ausschnitt ist rund und nicht tief.', 'The neckline is round and not deep.'),
  },
  {
    code: 'v-hals',
    drawing: 'v',
    sentence: text('De v-hals strekt de hals.', 'Der V-Ausschnitt streckt den Hals.', 'The V-neck lengthens the neck.'),
  },
  {
    code: 'vierkant',
    drawing: 'square',
    sentence: text(
      'De hals is vierkant, met scherpe hoeken.',
      'Der Ausschnitt ist ein Karree mit scharfen Ecken.',
      'The neckline is square with sharp corners.',
    ),
  },
  {
    code: 'hooggesloten',
    drawing: 'high',
    sentence: text('Het lijfje is hoog gesloten.', 'Das Mieder ist hochgeschlossen.', 'The bodice has a high neck.'),
  },
  {
    code: 'balconnet',
    drawing: 'balconette',
    sentence: text(
      'De balconnethals laat de schouders vrij.',
      'Der Balconette-Ausschnitt lässt die Schultern frei.',
      'The balconette neckline leaves the shoulders free.',
    ),
  },
];

const closures = [
  {
    code: 'haakjes',
    drawing: 'hooks',
    sentence: text(
      'Een rij haakjes sluit het lijfje tot de taille.',
      'Eine Reihe Haken schließt das Mieder bis zur Taille.',
      'A row of hooks closes the bodice down to the waist.',
    ),
    detail: text('haaksluiting en hals', 'Hakenverschluss und Ausschnitt', 'hook closure and neckline'),
  },
  {
    code: 'veters',
    drawing: 'lacing',
    sentence: text(
      'De vetering loopt gekruist door metalen ogen.',
      'Die Schnürung läuft gekreuzt durch Metallösen.',
      'The lacing crosses through metal eyelets.',
    ),
    detail: text('vetering en hals', 'Schnürung und Ausschnitt', 'lacing and neckline'),
  },
  {
    code: 'knopen',
    drawing: 'buttons',
    sentence: text(
      'Zes metalen knopen lopen over het midden.',
      'Sechs Metallknöpfe laufen über die Mitte.',
      'Six metal buttons run down the centre.',
    ),
    detail: text('knopen en hals', 'Knöpfe und Ausschnitt', 'buttons and neckline'),
  },
  {
    code: 'rits-voor',
    drawing: 'zip',
    sentence: text(
      'De rits voor is in de kleur van de stof en valt niet op.',
      'Der Reißverschluss vorn hat die Farbe des Stoffs und fällt nicht auf.',
      'The front zip matches the cloth and does not stand out.',
    ),
    detail: text('rits en hals', 'Reißverschluss und Ausschnitt', 'zip and neckline'),
  },
] as const;

const aprons = { washable: ['uni', 'streif', 'leinen', 'seide'], festive: ['seide', 'organza', 'jacquard', 'spitze'] } as const;
const sleeves: readonly Sleeve[] = ['puff', 'half', 'long', 'cap'];
const trims = ['piping', 'ruche', 'lace'] as const;
const sides = ['left', 'right', 'middle'] as const;

export type DirndlKind = {
  readonly type: Text;
  readonly category: number;
  readonly brands: readonly string[];
  readonly cloths: readonly Cloth[];
  readonly lengths: readonly (readonly [Length, ...Length[]])[];
  readonly priceRange: PriceRange;
  readonly colourCount: readonly [number, number];
  readonly mains?: readonly ColourCode[];
  readonly sizeRun: readonly [number, number];
  readonly weightGrams: number;
};

function dirndlDrawing(random: Random, kind: DirndlKind, cloth: Cloth, length: Length) {
  const choice = choosePalettes(random, random.int(...kind.colourCount), kind.mains);
  const apronCloth = random.pick(cloth.isFestive ? aprons.festive : aprons.washable);
  const neckline = random.pick(necklines);
  const closure = random.pick(closures);
  const skirtCloth = cloth.drawing === 'samt' || random.chance(0.25) ? (cloth.isFestive ? 'seide' : 'uni') : cloth.drawing;
  const shared = {
    neckline: neckline.drawing,
    closure: closure.drawing,
    trim: random.pick(trims),
    length: centimetres[length],
    bow: random.pick(sides),
  } as const;
  const blouse = {
    colour: random.pick(['wit', 'creme'] as const),
    cloth: random.pick(['uni', 'spitze'] as const),
    sleeve: random.pick(sleeves),
  };
  const extra = random.pick([undefined, undefined, 'brooch', 'chain'] as const);
  const hasHemBand = random.chance(0.3);
  const isWedding = kind.category === 114;
  const draw = (colour: ColourCode, seed: string): DirndlSpec => {
    const [main, second, third, metal] = choice.of(colour);
    return {
      kind: 'dirndl',
      seed,
      ...shared,
      bodice: fabric(cloth.drawing, main, second),
      skirt: fabric(skirtCloth, main, second),
      apron: fabric(apronCloth, third, main),
      blouse: { fabric: fabric(blouse.cloth, blouse.colour), sleeve: blouse.sleeve },
      trimColour: hex(second),
      metal: hex(metal),
      ...(hasHemBand ? { hemBand: hex(second) } : {}),
      ...(extra === undefined ? {} : { extra }),
      ...(isWedding ? { laceOverlay: hex('wit') } : {}),
    };
  };
  return { choice, neckline, closure, draw };
}

/** A dirndl of the plan: colour × skirt length × size. */
export function dirndlPiece(random: Random, kind: DirndlKind): Piece {
  const brand = random.pick(kind.brands);
  const cloth = random.pick(kind.cloths);
  const lengths = random.pick(kind.lengths);
  const { choice, neckline, closure, draw } = dirndlDrawing(random, kind, cloth, lengths[0]);
  const sizes = brand === 'mieder-maas' ? dirndlSizes : sizeRun(random, dirndlSizes.slice(0, 10), ...kind.sizeRun);
  const isPlusSize = sizes.some((size) => Number(size) >= 52);
  const apron = cloth.isFestive ? textile('apron', ['polyester', 100]) : textile('apron', ['polyester', 65], ['katoen', 35]);
  return {
    type: kind.type,
    detail: cloth.label,
    grammar: { nl: 'hij', de: 'es', worn: true },
    brand,
    categories: [kind.category, ...(isPlusSize ? [115] : []), ...(random.chance(0.04) ? [530] : [])],
    attributes: {
      stof: cloth.fabrics,
      dessin: cloth.pattern,
      sluiting: closure.code,
      halslijn: neckline.code,
      schort_inbegrepen: true,
      pasvorm: random.pick(['slim', 'regular']),
      kleur_schort: choice.of(choice.colours[0])[2],
      ...traits(random, brand, ['dames'], cloth.isFestive ? 'festive' : 'everyday'),
    },
    short: shortWith(choice.colours, (codes) =>
      dirndlShort(
        codes,
        cloth.fabrics[0],
        lengths.map((code) => centimetres[code]),
        closure.code,
      ),
    ),
    materials: [cloth.outer, textile('lining', ['katoen', 100]), apron],
    care: cloth.isFestive ? cloth.care : [...cloth.care, 'schortapart'],
    downloads: cloth.isFestive ? festiveLeaflet : cottonLeaflet,
    priceRange: kind.priceRange,
    facts: [cloth.sentence, random.pick([neckline.sentence, closure.sentence])],
    texts: dirndlTexts,
    matrix: {
      colourAttribute: 'kleur',
      colours: choice.colours,
      axes: [
        { attribute: 'lengte', codes: lengths, mark: (code) => `L${code.slice(-2)}` },
        { attribute: 'maat_dirndl', codes: sizes },
      ],
      draw,
      detail: closure.detail,
      views: wornViews,
      weightGrams: kind.weightGrams,
      extraCents: (options) => (Number(options['maat_dirndl']) >= 52 ? 1000 : 0),
      sizeChart: 'dirndl',
    },
  };
}
