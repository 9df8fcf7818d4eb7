import type {
  DemoBundle,
  DemoBundleOption,
  DemoBundleSelection,
  DemoConfigurable,
  DemoGrouped,
  DemoPicture,
  DemoProduct,
  Text,
} from '../../model.ts';
import { scenePlaces } from '../../images/index.ts';
import { isItem, type ItemSpec, type SceneSpec } from '../../images/spec.ts';
import type { ProductFacts } from '../product.ts';
import { productBase } from '../product.ts';
import { text } from '../text.ts';
import { accessories } from './accessories.ts';
import { blousesAndAprons } from './blouses-and-aprons.ts';
import { careProducts } from './care.ts';
import { dirndls } from './dirndls.ts';
import { lederhosen } from './lederhosen.ts';
import { shirts } from './shirts.ts';
import { shoesAndSocks } from './shoes-and-socks.ts';

const parts: ReadonlyMap<string, DemoProduct> = new Map(
  [...dirndls, ...lederhosen, ...shirts, ...blousesAndAprons, ...shoesAndSocks, ...accessories, ...careProducts].map((part) => [
    part.sku,
    part,
  ]),
);

function part(sku: string): DemoProduct {
  const found = parts.get(sku);
  if (found === undefined) throw new Error(`No part ${sku} for a set`);
  return found;
}

function configurablePart(sku: string): DemoConfigurable {
  const found = part(sku);
  if (found.type !== 'configurable') throw new Error(`${sku} has no variants`);
  return found;
}

/** The drawing of a part, to lay it into a scene. */
function drawingOf(sku: string): ItemSpec {
  const garment = part(sku).pictures[0]?.garment;
  if (garment === undefined || !isItem(garment)) throw new Error(`${sku} cannot lie in a scene`);
  return garment;
}

const scene = (seed: string, skus: readonly string[], format: NonNullable<SceneSpec['format']>, alt: Text): DemoPicture => ({
  garment: { kind: 'scene', seed, items: skus.map(drawingOf), format },
  view: 'front',
  alt,
});

/** The same pieces on figures. */
const worn = ({ garment, view, alt }: DemoPicture): DemoPicture => ({
  garment: garment.kind === 'scene' ? { ...garment, isWorn: true } : garment,
  view,
  alt: text(`${alt.nl}: gedragen`, `${alt.de}: getragen`, `${alt.en}: worn`),
});

/** The middle of each item in its scene, as a share of width and height. */
function hotspotsOf({ garment }: DemoPicture, skus: readonly string[]): NonNullable<DemoGrouped['look']>['hotspots'] {
  if (garment.kind !== 'scene') return [];
  return scenePlaces(garment).flatMap(({ x, y }, index) => {
    const sku = skus[index];
    return sku === undefined ? [] : [{ x: x / 100, y: y / 100, sku }];
  });
}

const frontOf = (sku: string): readonly DemoPicture[] => part(sku).pictures.slice(0, 1);

/** Variants that the web shop has on the shelf, in the given colour and sizes (any other axis too). */
function sellable(sku: string, wanted: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return configurablePart(sku)
    .variants.filter(
      ({ options, stock }) => stock.WEB > 0 && Object.entries(wanted).every(([axis, codes]) => codes.includes(options[axis] ?? '')),
    )
    .map((variant) => variant.sku);
}

type OptionFacts = Pick<DemoBundleOption, 'title' | 'type' | 'required'> & {
  readonly skus: readonly string[];
  readonly canChangeQuantity?: true;
};

/** Ids follow the bundle's number, the option's position and the selection's position. */
function bundleOptions(bundle: number, options: readonly OptionFacts[]): readonly DemoBundleOption[] {
  return options.map(({ title, type, required, skus, canChangeQuantity }, position) => ({
    id: bundle * 10 + position + 1,
    title,
    type,
    required,
    selections: skus.map((sku, index): DemoBundleSelection => ({
      id: (bundle * 10 + position + 1) * 100 + index + 1,
      sku,
      quantity: 1,
      canChangeQuantity: canChangeQuantity ?? false,
    })),
  }));
}

/** What bundles and grouped products leave to their parts: price, material, care. */
const fromParts = { materials: [], care: [] } as const satisfies Partial<ProductFacts>;

const himNumber = 7001;
const forHim: DemoBundle = {
  ...productBase(
    {
      ...fromParts,
      number: himNumber,
      family: 'SET',
      name: text('Compleet Oktoberfest voor hem', 'Komplett-Outfit Wiesn für ihn', 'Complete Oktoberfest outfit for him'),
      short: text(
        'Lederhose, hemd en kousen in één keer, 10 % onder de prijs van de losse delen.',
        'Lederhose, Hemd und Strümpfe in einem, 10 % unter dem Preis der Einzelteile.',
        'Lederhosen, shirt and socks in one go, 10 % below the price of the parts.',
      ),
      grammar: { nl: 'hij', de: 'es', worn: true },
      brand: 'mieder-maas',
      categories: [520],
      attributes: { gelegenheid: ['oktoberfest', 'volksfeest'], collectie: 'wiesn-2026', gender: ['heren'] },
      look: text(
        'Je kiest een lederhose, een geruit hemd en kousen; wij hebben ze op kleur bij elkaar gezocht. Onderhoud en kleine dingen voeg je toe als je wilt.',
        'Du wählst Lederhose, kariertes Hemd und Strümpfe; die Farben haben wir aufeinander abgestimmt. Pflege und Kleinigkeiten nimmst du dazu, wenn du magst.',
        'You choose lederhosen, a checked shirt and socks; we matched the colours. Care and small things are up to you.',
      ),
      fit: text(
        'Kies per deel je eigen maat: de lederhose strak, het hemd gewoon. In de lijst staan de maten die nu op voorraad zijn.',
        'Wähle für jedes Teil deine Größe: die Lederhose knapp, das Hemd normal. In der Liste stehen die Größen, die jetzt vorrätig sind.',
        'Choose your own size for each part: lederhosen snug, shirt regular. The list shows the sizes in stock now.',
      ),
      know: text(
        'De korting geldt zolang het een set is. Past één deel niet, dan ruil je alleen dat deel om.',
        'Der Rabatt gilt für das Set. Passt ein Teil nicht, tauschst du nur dieses Teil um.',
        'The discount applies to the set. If one part does not fit, you exchange only that part.',
      ),
      createdDaysAgo: 120,
      sold: [44, 44, 2],
      related: ['MA-SHU-4001', 'MA-HOE-6001'],
      upsell: ['MA-SET-7002'],
      crosssell: ['MA-SHU-4001', 'MA-HOE-6001'],
    },
    [
      scene(
        'MA-SET-7001',
        ['MA-LED-2002', 'MA-HEM-3001', 'MA-SOK-4101'],
        'portrait',
        text(
          'Korte lederhose in cognac met rood geruit hemd en crème kniekousen',
          'Kurze Lederhose in Cognac mit rot kariertem Hemd und Kniestrümpfen in Creme',
          'Short lederhosen in cognac with a red checked shirt and cream knee socks',
        ),
      ),
      ...['MA-LED-2002', 'MA-HEM-3001', 'MA-SOK-4101', 'MA-LED-2001'].flatMap(frontOf),
    ],
  ),
  type: 'bundle',
  discountPercent: 10,
  options: bundleOptions(himNumber, [
    {
      title: text('Lederhose', 'Lederhose', 'Lederhosen'),
      type: 'select',
      required: true,
      skus: [
        ...sellable('MA-LED-2002', { kleur: ['cognac'], maat_lederhose: ['46', '48', '50', '52', '54', '56', '58'] }),
        ...sellable('MA-LED-2001', { kleur: ['tabak'], maat_lederhose: ['46', '48', '50', '52', '54', '56', '58'] }),
      ],
    },
    {
      title: text('Hemd', 'Hemd', 'Shirt'),
      type: 'select',
      required: true,
      skus: sellable('MA-HEM-3001', { kleur: ['robijn', 'gentiaan'], maat_hemd: ['S', 'M', 'L', 'XL', 'XXL', '3XL'] }),
    },
    {
      title: text('Kousen', 'Strümpfe', 'Socks'),
      type: 'radio',
      required: true,
      skus: sellable('MA-SOK-4101', { kleur: ['creme', 'antraciet'], maat_sok: ['39-41', '42-44', '45-47'] }),
      canChangeQuantity: true,
    },
    {
      title: text('Onderhoud erbij', 'Pflege dazu', 'Add care'),
      type: 'checkbox',
      required: false,
      skus: ['MA-ONV-6601', 'MA-ONV-6603'],
    },
    {
      title: text('Kleine dingen', 'Kleinigkeiten', 'Small things'),
      type: 'multi',
      required: false,
      skus: ['MA-SIE-6202', ...sellable('MA-DOE-6401', {})],
    },
  ]),
};

const herNumber = 7002;
const forHer: DemoBundle = {
  ...productBase(
    {
      ...fromParts,
      number: herNumber,
      family: 'SET',
      name: text('Compleet Oktoberfest voor haar', 'Komplett-Outfit Wiesn für sie', 'Complete Oktoberfest outfit for her'),
      short: text(
        'Dirndl met schort, blouse en kropfband in één keer, 10 % onder de prijs van de losse delen.',
        'Dirndl mit Schürze, Bluse und Kropfband in einem, 10 % unter dem Preis der Einzelteile.',
        'Dirndl with apron, blouse and choker in one go, 10 % below the price of the parts.',
      ),
      grammar: { nl: 'hij', de: 'es', worn: true },
      brand: 'mieder-maas',
      categories: [510],
      attributes: { gelegenheid: ['oktoberfest', 'volksfeest'], collectie: 'wiesn-2026', gender: ['dames'], schort_inbegrepen: true },
      look: text(
        'Een dirndl van ons huismerk met de blouse die eronder hoort en een kropfband van fluweel. Een tweede schort maakt er twee outfits van.',
        'Ein Dirndl unserer Hausmarke mit passender Bluse und einem Kropfband aus Samt. Eine zweite Schürze macht zwei Outfits daraus.',
        'A dirndl from our own label with the blouse that goes under it and a velvet choker. A second apron makes it two outfits.',
      ),
      fit: text(
        'Neem voor dirndl en blouse dezelfde maat. De rok is 60 centimeter lang; andere lengtes vind je bij de dirndl zelf.',
        'Nimm für Dirndl und Bluse dieselbe Größe. Der Rock ist 60 Zentimeter lang; andere Längen findest du beim Dirndl selbst.',
        'Take the same size for dirndl and blouse. The skirt is 60 centimetres long; other lengths are on the dirndl’s own page.',
      ),
      know: text(
        'De korting geldt zolang het een set is. Past één deel niet, dan ruil je alleen dat deel om.',
        'Der Rabatt gilt für das Set. Passt ein Teil nicht, tauschst du nur dieses Teil um.',
        'The discount applies to the set. If one part does not fit, you exchange only that part.',
      ),
      createdDaysAgo: 120,
      sold: [51, 51, 1],
      related: ['MA-SHU-4002', 'MA-TAS-6101'],
      upsell: ['MA-SET-7001'],
      crosssell: ['MA-SHU-4002', 'MA-TAS-6101'],
    },
    [
      scene(
        'MA-SET-7002',
        ['MA-DIR-1001', 'MA-BLU-3101', 'MA-SIE-6201'],
        'portrait',
        text(
          'Dirndl in dennengroen met witte blouse en zwart kropfband',
          'Dirndl in Tannengrün mit weißer Bluse und schwarzem Kropfband',
          'Dirndl in fir green with a white blouse and black choker',
        ),
      ),
      ...['MA-DIR-1001', 'MA-BLU-3101', 'MA-SIE-6201', 'MA-SCH-3201'].flatMap(frontOf),
    ],
  ),
  type: 'bundle',
  discountPercent: 10,
  options: bundleOptions(herNumber, [
    {
      title: text('Dirndl', 'Dirndl', 'Dirndl'),
      type: 'select',
      required: true,
      skus: [
        ...sellable('MA-DIR-1001', { kleur: ['dennengroen'], lengte: ['midi60'] }),
        ...sellable('MA-DIR-1009', { kleur: ['gentiaan'], lengte: ['midi60'] }),
      ],
    },
    {
      title: text('Blouse', 'Bluse', 'Blouse'),
      type: 'select',
      required: true,
      skus: sellable('MA-BLU-3101', { kleur: ['wit'] }),
    },
    {
      title: text('Kropfband', 'Kropfband', 'Choker'),
      type: 'radio',
      required: true,
      skus: sellable('MA-SIE-6201', {}),
    },
    {
      title: text('Extra schort (60 cm)', 'Zusätzliche Schürze (60 cm)', 'Extra apron (60 cm)'),
      type: 'radio',
      required: false,
      skus: sellable('MA-SCH-3201', { lengte: ['midi60'] }),
      canChangeQuantity: true,
    },
    {
      title: text('Voor het haar', 'Fürs Haar', 'For your hair'),
      type: 'checkbox',
      required: false,
      skus: ['MA-HAA-6501'],
    },
    {
      title: text('Onderhoud en kleine dingen', 'Pflege und Kleinigkeiten', 'Care and small things'),
      type: 'multi',
      required: false,
      skus: ['MA-ONV-6602', ...sellable('MA-DOE-6401', {})],
    },
  ]),
};

const careSetSkus = ['MA-ONV-6601', 'MA-ONV-6603', 'MA-ONV-6602'];
const careSet: DemoGrouped = {
  ...productBase(
    {
      ...fromParts,
      number: 7101,
      family: 'GRP',
      name: text('Verzorgingsset leer en wol', 'Pflegeset Leder und Wolle', 'Leather and wool care set'),
      short: text(
        'Spray, borstel en wasmiddel bij elkaar; je bepaalt zelf hoeveel je van elk neemt.',
        'Spray, Bürste und Waschmittel zusammen; du bestimmst, wie viel du von jedem nimmst.',
        'Spray, brush and detergent together; you decide how many of each you take.',
      ),
      grammar: { nl: 'hij', de: 'es', worn: false },
      brand: 'tannzapf',
      categories: [470],
      attributes: { collectie: 'basics', gender: ['unisex'] },
      look: text(
        'Drie dingen waarmee je lederhose, janker en dirndl het volgende seizoen halen: een spray, een borstel en een wasmiddel.',
        'Drei Dinge, mit denen Lederhose, Janker und Dirndl die nächste Saison erreichen: ein Spray, eine Bürste und ein Waschmittel.',
        'Three things that get your lederhosen, janker and dirndl to the next season: a spray, a brush and a detergent.',
      ),
      fit: text(
        'Borstel eerst, spray daarna. Het wasmiddel is voor dirndl, blouse en kousen, niet voor leer.',
        'Erst bürsten, dann sprühen. Das Waschmittel ist für Dirndl, Bluse und Strümpfe, nicht für Leder.',
        'Brush first, spray afterwards. The detergent is for dirndl, blouse and socks, not for leather.',
      ),
      know: text(
        'Heb je de borstel al, zet het aantal dan op nul.',
        'Hast du die Bürste schon, setz die Menge auf null.',
        'If you already have the brush, set its quantity to zero.',
      ),
      createdDaysAgo: 430,
      sold: [32, 33, 3],
      related: ['MA-LED-2001', 'MA-TAS-6101'],
      crosssell: ['MA-LED-2001'],
    },
    [
      scene(
        'MA-GRP-7101',
        careSetSkus,
        'portrait',
        text(
          'Suèdespray, suèdeborstel en wasmiddel naast elkaar',
          'Veloursleder-Spray, Bürste und Waschmittel nebeneinander',
          'Suede spray, suede brush and detergent side by side',
        ),
      ),
      ...careSetSkus.flatMap(frontOf),
    ],
  ),
  type: 'grouped',
  items: careSetSkus.map((sku) => ({ sku, quantity: 1 })),
};

const lookSkus = ['MA-DIR-1009', 'MA-LED-2001', 'MA-HEM-3001', 'MA-TAS-6101', 'MA-SHU-4001'];
const lookAlt = text(
  'Look Sittard feiert: dirndl in gentiaanblauw, lederhose in tabaksbruin, rood geruit hemd, hartjestas en haferlschoenen',
  'Look Sittard feiert: Dirndl in Enzianblau, Lederhose in Tabakbraun, rot kariertes Hemd, Herztasche und Haferlschuhe',
  'Look Sittard feiert: dirndl in gentian blue, lederhosen in tobacco, red checked shirt, heart bag and Haferl shoes',
);
const lookScene = worn(scene('MA-LOK-7201', lookSkus, 'landscape', lookAlt));

const look: DemoGrouped = {
  ...productBase(
    {
      ...fromParts,
      number: 7201,
      family: 'LOK',
      name: text('Look Sittard feiert', 'Look „Sittard feiert“', 'Sittard feiert look'),
      short: text(
        'Een outfit voor twee: dirndl in gentiaanblauw naast een lederhose met rood geruit hemd.',
        'Ein Outfit für zwei: Dirndl in Enzianblau neben Lederhose mit rot kariertem Hemd.',
        'An outfit for two: a gentian blue dirndl next to lederhosen with a red checked shirt.',
      ),
      grammar: { nl: 'hij', de: 'er', worn: true },
      brand: 'mieder-maas',
      categories: [530, 510, 520],
      attributes: { gelegenheid: ['oktoberfest', 'volksfeest'], collectie: 'wiesn-2026', gender: ['dames', 'heren'] },
      look: text(
        'Blauw en rood houden elkaar in evenwicht, het bruin van leer en tas verbindt ze. Zo gaan twee mensen samen op stap zonder hetzelfde te dragen.',
        'Blau und Rot halten sich die Waage, das Braun von Leder und Schuhen verbindet sie. So gehen zwei zusammen aus, ohne das Gleiche zu tragen.',
        'Blue and red balance each other, the brown of the leather ties them together. Two people go out together without wearing the same thing.',
      ),
      fit: text(
        'Kies bij elk deel je eigen maat. De punten in de tekening brengen je naar het artikel.',
        'Wähle bei jedem Teil deine eigene Größe. Die Punkte in der Zeichnung führen dich zum Artikel.',
        'Choose your own size for each piece. The dots in the drawing take you to the item.',
      ),
      know: text(
        'De delen zijn los te bestellen; je hoeft niet de hele look te nemen.',
        'Alle Teile sind einzeln bestellbar; du musst nicht den ganzen Look nehmen.',
        'All pieces can be ordered separately; you do not have to take the whole look.',
      ),
      createdDaysAgo: 90,
      sold: [12, 14, 5],
      related: ['MA-SOK-4101', 'MA-SIE-6201', 'MA-HOE-6001'],
      upsell: ['MA-SET-7001', 'MA-SET-7002'],
      crosssell: ['MA-SOK-4101', 'MA-SIE-6201', 'MA-HOE-6001'],
    },
    [worn(scene('MA-LOK-7201', lookSkus, 'portrait', lookAlt)), ...lookSkus.slice(0, 4).flatMap(frontOf)],
  ),
  type: 'grouped',
  items: lookSkus.map((sku) => ({ sku, quantity: 1 })),
  look: {
    scene: lookScene,
    hotspots: hotspotsOf(lookScene, lookSkus),
  },
};

/** Bundles, a grouped set and a look, put together from the products above. */
export const sets: readonly (DemoBundle | DemoGrouped)[] = [forHim, forHer, careSet, look];
