import type { DemoMaterialPart, Text } from '../../model.ts';
import type { FabricName } from '../../images/spec.ts';
import { textile } from '../fibres.ts';
import { text } from '../text.ts';

/** A cloth of the range: how it is drawn, named, made and washed. */
export type Cloth = {
  readonly drawing: FabricName;
  /** Options of attribute `stof`, the main one first. */
  readonly fabrics: readonly [string, ...string[]];
  readonly pattern: string;
  readonly isFestive: boolean;
  readonly outer: DemoMaterialPart;
  readonly care: readonly string[];
  /** Inside a product name. */
  readonly label: Text;
  readonly sentence: Text;
};

const cottonCare = ['30fijn', 'geendroger', 'strijk2'];
const festiveCare = ['nietwas', 'stomerij', 'strijk1'];
const cotton = textile('outer', ['katoen', 100]);
const festive = textile('outer', ['polyester', 62], ['viscose', 38]);

const washable = { isFestive: false, outer: cotton, care: cottonCare } as const;
const dressy = { isFestive: true, outer: festive, care: festiveCare } as const;

export const cloths = {
  plain: {
    ...washable,
    drawing: 'uni',
    fabrics: ['katoen'],
    pattern: 'effen',
    label: text('katoen', 'Baumwolle', 'cotton'),
    sentence: text(
      'De stof is effen katoen in keperbinding.',
      'Der Stoff ist einfarbige Baumwolle in Köperbindung.',
      'The cloth is plain cotton in a twill weave.',
    ),
  },
  gingham: {
    ...washable,
    drawing: 'vichy',
    fabrics: ['katoen'],
    pattern: 'vichyruit',
    label: text('vichyruit', 'Vichykaro', 'gingham'),
    sentence: text(
      'De vichyruit is garengeverfd, dus voor- en achterkant zijn gelijk.',
      'Das Vichykaro ist garngefärbt, Vorder- und Rückseite sind also gleich.',
      'The gingham is yarn-dyed, so both sides look the same.',
    ),
  },
  check: {
    ...washable,
    drawing: 'karo',
    fabrics: ['katoen'],
    pattern: 'ruit',
    label: text('ruit', 'Karo', 'check'),
    sentence: text(
      'De ruit bestaat uit brede banen met een fijne lijn ertussen.',
      'Das Karo besteht aus breiten Bahnen mit einer feinen Linie dazwischen.',
      'The check is made of broad bands with a fine line in between.',
    ),
  },
  stripe: {
    ...washable,
    drawing: 'streif',
    fabrics: ['katoen'],
    pattern: 'streep',
    label: text('streep', 'Streifen', 'stripe'),
    sentence: text(
      'Smalle strepen lopen in de lengte en maken het beeld rustig.',
      'Schmale Streifen laufen längs und beruhigen das Bild.',
      'Narrow stripes run lengthways and keep it calm.',
    ),
  },
  floral: {
    ...washable,
    drawing: 'millefleurs',
    fabrics: ['katoen'],
    pattern: 'bloem',
    label: text('bloemen', 'Blumen', 'floral'),
    sentence: text(
      'Kleine strooibloemen zijn op katoen gedrukt.',
      'Kleine Streublumen sind auf Baumwolle gedruckt.',
      'Small scattered flowers are printed on cotton.',
    ),
  },
  blueprint: {
    ...washable,
    drawing: 'blaudruck',
    fabrics: ['katoen', 'blauwdruk'],
    pattern: 'blauwdruk',
    label: text('blauwdruk', 'Blaudruck', 'block print'),
    sentence: text(
      'Het dessin is een blauwdruk met kleine rozetten van stippen.',
      'Das Muster ist ein Blaudruck mit kleinen Rosetten aus Punkten.',
      'The pattern is a block print with small rosettes of dots.',
    ),
  },
  linen: {
    ...washable,
    drawing: 'leinen',
    fabrics: ['linnen'],
    pattern: 'effen',
    outer: textile('outer', ['linnen', 55], ['katoen', 45]),
    label: text('linnen', 'Leinen', 'linen'),
    sentence: text(
      'Het linnen heeft fijne noppen en kreukt zichtbaar, zoals linnen doet.',
      'Das Leinen hat feine Noppen und knittert sichtbar, wie Leinen es tut.',
      'The linen has fine slubs and creases visibly, as linen does.',
    ),
  },
  jacquard: {
    ...dressy,
    drawing: 'jacquard',
    fabrics: ['jacquard'],
    pattern: 'jacquard',
    label: text('jacquard', 'Jacquard', 'jacquard'),
    sentence: text(
      'Het patroon is in de jacquard geweven en licht op als je beweegt.',
      'Das Muster ist in den Jacquard gewebt und schimmert bei Bewegung.',
      'The pattern is woven into the jacquard and shimmers as you move.',
    ),
  },
  brocade: {
    ...dressy,
    drawing: 'brokat',
    fabrics: ['brokaat'],
    pattern: 'jacquard',
    label: text('brokaat', 'Brokat', 'brocade'),
    sentence: text(
      'In het brokaat loopt een metaalkleurige draad mee.',
      'Durch den Brokat läuft ein metallfarbener Faden.',
      'A metallic thread runs through the brocade.',
    ),
  },
  velvet: {
    ...dressy,
    drawing: 'samt',
    fabrics: ['fluweel'],
    pattern: 'effen',
    outer: textile('outer', ['katoen', 97], ['elastaan', 3]),
    label: text('fluweel', 'Samt', 'velvet'),
    sentence: text(
      'Het fluweel is kort geschoren en vangt het licht aan de randen.',
      'Der Samt ist kurz geschoren und fängt das Licht an den Kanten.',
      'The velvet is short-piled and catches the light at the edges.',
    ),
  },
  silk: {
    ...dressy,
    drawing: 'seide',
    fabrics: ['tafzijde'],
    pattern: 'effen',
    label: text('taf', 'Taft', 'taffeta'),
    sentence: text(
      'De taf glanst zacht en ritselt bij het lopen.',
      'Der Taft glänzt sanft und raschelt beim Gehen.',
      'The taffeta has a soft sheen and rustles as you walk.',
    ),
  },
} as const satisfies Readonly<Record<string, Cloth>>;

export const washableCloths: readonly Cloth[] = Object.values(cloths).filter(({ isFestive }) => !isFestive);
export const festiveCloths: readonly Cloth[] = Object.values(cloths).filter(({ isFestive }) => isFestive);
