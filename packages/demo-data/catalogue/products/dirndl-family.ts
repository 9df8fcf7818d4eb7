import type { DemoConfigurable, DemoProductBase, Text } from '../../model.ts';
import type { DirndlSpec } from '../../images/spec.ts';
import type { ColourCode } from '../colours.ts';
import { configurable } from '../configurable.ts';
import { wornViews } from '../pictures.ts';
import type { ProductFacts } from '../product.ts';
import { dirndlShort } from '../short-texts.ts';
import { text } from '../text.ts';

type Kind = 'mini' | 'midi' | 'long' | 'wedding';
type Length = 'mini50' | 'midi60' | 'lang70' | 'maxi85';

const types: Readonly<Record<Kind, (name: string) => Text>> = {
  mini: (name) => text(`Mini-dirndl ${name}`, `Mini-Dirndl ${name}`, `Mini dirndl ${name}`),
  midi: (name) => text(`Midi-dirndl ${name}`, `Midi-Dirndl ${name}`, `Midi dirndl ${name}`),
  long: (name) => text(`Lange dirndl ${name}`, `Langes Dirndl ${name}`, `Long dirndl ${name}`),
  wedding: (name) => text(`Bruidsdirndl ${name}`, `Hochzeitsdirndl ${name}`, `Wedding dirndl ${name}`),
};

const category: Readonly<Record<Kind, number>> = { mini: 111, midi: 112, long: 113, wedding: 114 };
const centimetres: Readonly<Record<Length, DirndlSpec['length']>> = { mini50: 50, midi60: 60, lang70: 70, maxi85: 85 };

const closureDrawings = { haakjes: 'hooks', veters: 'lacing', knopen: 'buttons', 'rits-voor': 'zip' } as const;
const necklineDrawings = {
  hart: 'sweetheart',
  rond: 'round',
  'v-hals': 'v',
  vierkant: 'square',
  hooggesloten: 'high',
  balconnet: 'balconette',
} as const;

/** What the closest picture shows, by closure. */
const details: Readonly<Record<keyof typeof closureDrawings, Text>> = {
  haakjes: text('haaksluiting en hals', 'Hakenverschluss und Ausschnitt', 'hook closure and neckline'),
  veters: text('vetering en hals', 'Schnürung und Ausschnitt', 'lacing and neckline'),
  knopen: text('knopen en hals', 'Knöpfe und Ausschnitt', 'buttons and neckline'),
  'rits-voor': text('rits en hals', 'Reißverschluss und Ausschnitt', 'zip and neckline'),
};

type Drawing = Pick<DirndlSpec, 'bodice' | 'skirt' | 'trim' | 'trimColour'> &
  Partial<Pick<DirndlSpec, 'apron' | 'bow' | 'hemBand' | 'metal' | 'extra' | 'laceOverlay' | 'blouse'>>;

export type DirndlFacts = Omit<ProductFacts, 'family' | 'name' | 'short' | 'grammar' | 'categories' | 'attributes'> & {
  readonly kind: Kind;
  readonly givenName: string;
  readonly colours: readonly [ColourCode, ...ColourCode[]];
  readonly lengths: readonly [Length, ...Length[]];
  readonly sizes: readonly string[];
  /** Fabrics, the bodice first. */
  readonly fabrics: readonly [string, ...string[]];
  readonly closure: keyof typeof closureDrawings;
  readonly neckline: keyof typeof necklineDrawings;
  readonly attributes: DemoProductBase['attributes'];
  readonly moreCategories?: readonly number[];
  readonly draw: (colour: ColourCode) => Drawing;
};

/** Two metres more fabric go into the large sizes. */
const largeSizeExtra = (options: Readonly<Record<string, string>>): number => (Number(options['maat_dirndl']) >= 52 ? 1000 : 0);

/** A dirndl: colour × skirt length × size. */
export function dirndl(facts: DirndlFacts): DemoConfigurable {
  const lengths = facts.lengths.map((code) => centimetres[code]);
  const isPlusSize = facts.sizes.some((size) => Number(size) >= 52);
  return configurable(
    {
      ...facts,
      family: 'DIR',
      name: types[facts.kind](facts.givenName),
      short: dirndlShort(facts.colours, facts.fabrics[0], lengths, facts.closure),
      grammar: { nl: 'hij', de: 'es', worn: true },
      categories: [category[facts.kind], ...(isPlusSize ? [115] : []), ...(facts.moreCategories ?? [])],
      attributes: {
        stof: facts.fabrics,
        sluiting: facts.closure,
        halslijn: facts.neckline,
        schort_inbegrepen: true,
        gender: ['dames'],
        ...facts.attributes,
      },
    },
    {
      colourAttribute: 'kleur',
      colours: facts.colours,
      axes: [
        { attribute: 'lengte', codes: facts.lengths, mark: (code) => `L${code.slice(-2)}` },
        { attribute: 'maat_dirndl', codes: facts.sizes },
      ],
      draw: (colour, seed) => ({
        kind: 'dirndl',
        seed,
        neckline: necklineDrawings[facts.neckline],
        closure: closureDrawings[facts.closure],
        length: centimetres[facts.lengths[0]],
        ...facts.draw(colour),
      }),
      detail: details[facts.closure],
      views: wornViews,
      weightGrams: facts.kind === 'wedding' ? 1900 : 1200,
      extraCents: largeSizeExtra,
      sizeChart: 'dirndl',
    },
  );
}
