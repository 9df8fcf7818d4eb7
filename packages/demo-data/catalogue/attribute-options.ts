import type { LanguageRow } from '@shop/contract';
import type { Text } from '../model.ts';
import { colourCodes, colours } from './colours.ts';
import { same, text } from './text.ts';

/** One option before it has an id. */
export type OptionRow = readonly [code: string, label: Text, swatch?: { readonly type: 'color' | 'text'; readonly value: string }];

const option = (code: string, ...row: LanguageRow<string>): OptionRow => [code, text(...row)];
const sizes = (codes: readonly string[]): readonly OptionRow[] => codes.map((code) => [code, same(code), { type: 'text', value: code }]);

/** Every second or every single number from first to last, as option codes. */
export const range = (first: number, last: number, step: number): readonly string[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => String(first + index * step));

export const dirndlSizes = range(32, 60, 2);
export const lederhosenSizes = range(34, 64, 2);
export const kidsSizes = range(86, 176, 6);
export const shirtSizes: readonly string[] = ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'];
const shoeSizes = range(24, 48, 1);
export const hatSizes = range(55, 62, 1);
export const beltSizes = range(85, 125, 10);
export const sockSizes: readonly string[] = ['36-38', '39-41', '42-44', '45-47'];

export const brandOptions: readonly OptionRow[] = [
  ['firnkind', same('Firnkind')],
  ['hollerzwirn', same('Hollerzwirn')],
  ['steinroesl', same('Steinrösl')],
  ['mieder-maas', same('Mieder & Maas')],
  ['wetterbach', same('Wetterbach')],
  ['gamsfeder-sohn', same('Gamsfeder & Sohn')],
  ['kaserzeug', same('Kaserzeug')],
  ['nordkar', same('Nordkar')],
  ['zwirnhuette', same('Zwirnhütte')],
  ['bergdohle', same('Bergdohle')],
  ['latschenkind', same('Latschenkind')],
  ['tannzapf', same('Tannzapf')],
];

export const sizeOptions = {
  maat_dirndl: sizes(dirndlSizes),
  maat_lederhose: sizes(lederhosenSizes),
  maat_kind: sizes(kidsSizes),
  maat_hemd: sizes(shirtSizes),
  maat_schoen: sizes(shoeSizes),
  maat_hoed: sizes(hatSizes),
  maat_riem: beltSizes.map((code): OptionRow => [code, same(`${code} cm`), { type: 'text', value: code }]),
  maat_sok: sockSizes.map((code): OptionRow => [code, same(code.replace('-', '–')), { type: 'text', value: code.replace('-', '–') }]),
} as const;

export const colourOptions: readonly OptionRow[] = colourCodes.map((code) => [
  code,
  colours[code].label,
  { type: 'color', value: colours[code].hex },
]);

export const lengthOptions: readonly OptionRow[] = [
  option('mini50', 'Mini (50 cm)', 'Mini (50 cm)', 'Mini (50 cm)'),
  option('midi60', 'Midi (60 cm)', 'Midi (60 cm)', 'Midi (60 cm)'),
  option('lang70', 'Lang (70 cm)', 'Lang (70 cm)', 'Long (70 cm)'),
  option('maxi85', 'Maxi (85 cm)', 'Maxi (85 cm)', 'Maxi (85 cm)'),
];

export const cutOptions: readonly OptionRow[] = [
  option('kort', 'Kort', 'Kurz', 'Short'),
  option('kniebund', 'Kniebroek', 'Kniebund', 'Knee-length'),
  option('lang', 'Lang', 'Lang', 'Long'),
];

export const leatherOptions: readonly OptionRow[] = [
  option('rundsuede', 'Rundsuède', 'Rindveloursleder', 'Cow suede'),
  option('geitensuede', 'Geitensuède', 'Ziegenveloursleder', 'Goat suede'),
  option('wildbock', 'Wildbokleer', 'Wildbockleder', 'Wild-goat leather'),
  option('hert', 'Hertenleer, sämisch gelooid', 'Hirschleder, sämisch gegerbt', 'Deerskin, oil-tanned'),
  option('nappa', 'Nappaleer', 'Nappaleder', 'Nappa leather'),
  option('imitatie', 'Imitatiesuède', 'Velourslederimitat', 'Faux suede'),
];

export const fabricOptions: readonly OptionRow[] = [
  option('katoen', 'katoen', 'Baumwolle', 'cotton'),
  option('linnen', 'linnen', 'Leinen', 'linen'),
  option('katoensatijn', 'katoensatijn', 'Baumwollsatin', 'cotton sateen'),
  option('jacquard', 'jacquard', 'Jacquard', 'jacquard'),
  option('brokaat', 'brokaat', 'Brokat', 'brocade'),
  option('fluweel', 'fluweel', 'Samt', 'velvet'),
  option('loden', 'loden', 'Loden', 'loden'),
  option('wolmix', 'wolmix', 'Wollmischung', 'wool blend'),
  option('zijde', 'zijde', 'Seide', 'silk'),
  option('tafzijde', 'tafzijde', 'Taft', 'taffeta'),
  option('kant', 'kant', 'Spitze', 'lace'),
  option('blauwdruk', 'blauwdruk', 'Blaudruck', 'indigo block print'),
  option('organza', 'organza', 'Organza', 'organza'),
  option('voile', 'voile', 'Voile', 'voile'),
];

export const patternOptions: readonly OptionRow[] = [
  option('effen', 'effen', 'uni', 'plain'),
  option('ruit', 'ruit', 'Karo', 'check'),
  option('vichyruit', 'vichyruit', 'Vichykaro', 'gingham'),
  option('streep', 'streep', 'Streifen', 'stripe'),
  option('bloem', 'bloem', 'Blumen', 'floral'),
  option('stip', 'stip', 'Punkte', 'dots'),
  option('jacquard', 'jacquard', 'Jacquard', 'jacquard'),
  option('blauwdruk', 'blauwdruk', 'Blaudruck', 'indigo print'),
];

export const embroideryColourOptions: readonly OptionRow[] = [
  option('ecru', 'ecru', 'Ecru', 'ecru'),
  option('groen', 'groen', 'Grün', 'green'),
  option('blauw', 'blauw', 'Blau', 'blue'),
  option('rood', 'rood', 'Rot', 'red'),
  option('goud', 'goud', 'Gold', 'gold'),
  option('bruin', 'bruin', 'Braun', 'brown'),
  option('antraciet', 'antraciet', 'Anthrazit', 'charcoal'),
  option('geen', 'geen', 'ohne', 'none'),
];

export const motifOptions: readonly OptionRow[] = [
  option('eik', 'eikenblad', 'Eichenlaub', 'oak leaf'),
  option('hert', 'hert', 'Hirsch', 'stag'),
  option('edelweiss', 'edelweiss', 'Edelweiß', 'edelweiss'),
  option('rank', 'rank', 'Ranke', 'vine'),
  option('gems', 'gems', 'Gams', 'chamois'),
  option('geen', 'geen', 'ohne', 'none'),
];

export const closureOptions: readonly OptionRow[] = [
  option('rits-voor', 'rits voor', 'Reißverschluss vorn', 'front zip'),
  option('rits-zij', 'rits zij', 'Reißverschluss seitlich', 'side zip'),
  option('haakjes', 'haakjes', 'Haken und Ösen', 'hooks and eyes'),
  option('veters', 'vetersluiting', 'Schnürung', 'lacing'),
  option('knopen', 'knopen', 'Knöpfe', 'buttons'),
  option('drukknopen', 'drukknopen', 'Druckknöpfe', 'press studs'),
];

export const necklineOptions: readonly OptionRow[] = [
  option('hart', 'hart', 'Herz', 'sweetheart'),
  option('rond', 'rond', 'rund', 'round'),
  option('v-hals', 'v-hals', 'V-Ausschnitt', 'V-neck'),
  option('vierkant', 'vierkant', 'Karree', 'square'),
  option('hooggesloten', 'hooggesloten', 'hochgeschlossen', 'high neck'),
  option('balconnet', 'balconnet', 'Balconette', 'balconette'),
];

export const sleeveOptions: readonly OptionRow[] = [
  option('pofmouw', 'pofmouw', 'Puffärmel', 'puff'),
  option('kort', 'kort', 'kurz', 'short'),
  option('halflang', 'halflang', 'Halbarm', 'half'),
  option('lang', 'lang', 'lang', 'long'),
  option('kant', 'kant', 'Spitze', 'lace'),
  option('mouwloos', 'mouwloos', 'ärmellos', 'sleeveless'),
];

export const collarOptions: readonly OptionRow[] = [
  option('kentkraag', 'kentkraag', 'Kentkragen', 'kent'),
  option('opstaand', 'opstaand', 'Stehkragen', 'stand-up'),
  option('button-down', 'button-down', 'Button-down', 'button-down'),
];

export const fitOptions: readonly OptionRow[] = [
  option('slim', 'slim', 'slim', 'slim'),
  option('regular', 'normaal', 'normal', 'regular'),
  option('comfort', 'ruim', 'bequem', 'comfort'),
];

export const bracesOptions: readonly OptionRow[] = [
  option('h', 'met H-bretels', 'mit H-Träger', 'with H-braces'),
  option('v', 'met V-bretels', 'mit V-Träger', 'with V-braces'),
  option('zonder', 'zonder', 'ohne', 'without'),
];

export const occasionOptions: readonly OptionRow[] = [
  option('oktoberfest', 'Oktoberfest', 'Oktoberfest', 'Oktoberfest'),
  option('volksfeest', 'volksfeest', 'Volksfest', 'folk festival'),
  option('bruiloft', 'bruiloft', 'Hochzeit', 'wedding'),
  option('carnaval', 'carnaval', 'Karneval', 'carnival'),
  option('kerst', 'kerst', 'Weihnachten', 'Christmas'),
  option('apres-ski', 'après-ski', 'Après-Ski', 'après-ski'),
  option('dagelijks', 'dagelijks', 'Alltag', 'everyday'),
  option('vereniging', 'vereniging', 'Verein', 'club'),
  option('jacht', 'jacht', 'Jagd', 'hunting'),
];

export const collectionOptions: readonly OptionRow[] = [
  option('klassiek', 'Klassiek', 'Klassik', 'Heritage'),
  option('almzomer-2026', 'Almzomer 2026', 'Almsommer 2026', 'Alpine Summer 2026'),
  option('wiesn-2026', 'Wiesn 2026', 'Wiesn 2026', 'Wiesn 2026'),
  option('winterstube-2026', 'Winterstube 2026', 'Winterstube 2026', 'Winterstube 2026'),
  option('festlich', 'Festlich', 'Festlich', 'Festlich'),
  option('basics', 'Basics', 'Basics', 'Basics'),
];

export const originOptions: readonly OptionRow[] = [
  option('DE', 'Duitsland', 'Deutschland', 'Germany'),
  option('AT', 'Oostenrijk', 'Österreich', 'Austria'),
  option('IT', 'Italië', 'Italien', 'Italy'),
  option('PT', 'Portugal', 'Portugal', 'Portugal'),
  option('PL', 'Polen', 'Polen', 'Poland'),
  option('HU', 'Hongarije', 'Ungarn', 'Hungary'),
  option('IN', 'India', 'Indien', 'India'),
  option('PK', 'Pakistan', 'Pakistan', 'Pakistan'),
];

/** Care in words; a product's `care` list names these codes. */
export const careOptions: readonly OptionRow[] = [
  option('30fijn', '30 °C fijnwas', '30 °C Feinwäsche', '30 °C delicate wash'),
  option('hand', 'Handwas', 'Handwäsche', 'Hand wash'),
  option('nietwas', 'Niet wassen', 'Nicht waschen', 'Do not wash'),
  option('stomerij', 'Chemisch reinigen (P)', 'Chemische Reinigung (P)', 'Dry clean (P)'),
  option('geendroger', 'Niet in de droger', 'Nicht im Trockner trocknen', 'Do not tumble dry'),
  option('strijk1', 'Strijken op lage temperatuur', 'Bügeln mit niedriger Temperatur', 'Cool iron'),
  option('strijk2', 'Strijken op middelhoge temperatuur', 'Bügeln mit mittlerer Temperatur', 'Warm iron'),
  option('nietbleek', 'Niet bleken', 'Nicht bleichen', 'Do not bleach'),
  option(
    'leer',
    'Alleen leerreiniging door een vakman; droog uitborstelen',
    'Nur professionelle Lederreinigung; trocken ausbürsten',
    'Professional leather cleaning only; brush when dry',
  ),
  option('schortapart', 'Schort apart wassen', 'Schürze separat waschen', 'Wash apron separately'),
  option('uitluchten', 'Uitluchten', 'Auslüften', 'Air out'),
  option('platdrogen', 'Plat drogen', 'Liegend trocknen', 'Dry flat'),
  option(
    'schoenen',
    'Droog afborstelen, daarna invetten of impregneren, passend bij het leer',
    'Trocken abbürsten, dann passend zum Leder eincremen oder imprägnieren',
    'Brush off when dry, then cream or waterproof to suit the leather',
  ),
  option('doek', 'Met een zachte, droge doek afnemen', 'Mit einem weichen, trockenen Tuch abwischen', 'Wipe with a soft, dry cloth'),
];

export const genderOptions: readonly OptionRow[] = [
  option('dames', 'dames', 'Damen', 'women'),
  option('heren', 'heren', 'Herren', 'men'),
  option('meisjes', 'meisjes', 'Mädchen', 'girls'),
  option('jongens', 'jongens', 'Jungen', 'boys'),
  option('baby', 'baby', 'Baby', 'baby'),
  option('unisex', 'unisex', 'unisex', 'unisex'),
];
