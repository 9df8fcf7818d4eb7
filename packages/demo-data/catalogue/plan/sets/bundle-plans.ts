import type { DemoBundleOption, Text } from '../../../model.ts';
import { text } from '../../text.ts';
import type { SetFacts } from './parts.ts';

export type PartPlan = {
  readonly title: Text;
  readonly family: string;
  /** How many products to choose from. */
  readonly count: number;
  readonly type: DemoBundleOption['type'];
  readonly isRequired: boolean;
  readonly quantity?: number;
  readonly canChangeQuantity?: true;
  /** The lowest prices of the family, where the name promises one. */
  readonly isCheapest?: true;
};

export type BundlePlan = Omit<SetFacts, 'short'> & {
  readonly contents: Text;
  /** 8 to 12. */
  readonly discountPercent: number;
  readonly parts: readonly PartPlan[];
};

const titles = {
  lederhose: text('Lederhose', 'Lederhose', 'Lederhosen'),
  dirndl: text('Dirndl', 'Dirndl', 'Dirndl'),
  shirt: text('Hemd', 'Hemd', 'Shirt'),
  blouse: text('Blouse', 'Bluse', 'Blouse'),
  socks: text('Kousen', 'Strümpfe', 'Socks'),
  shoes: text('Schoenen', 'Schuhe', 'Shoes'),
  jacket: text('Janker of vest', 'Janker oder Strickjacke', 'Janker or cardigan'),
  waistcoat: text('Gilet', 'Weste', 'Waistcoat'),
  hat: text('Hoed', 'Hut', 'Hat'),
  scarf: text('Doek', 'Tuch', 'Scarf'),
  belt: text('Riem', 'Gürtel', 'Belt'),
  bag: text('Tas', 'Tasche', 'Bag'),
  jewel: text('Sieraad', 'Schmuck', 'Jewellery'),
  hair: text('Voor het haar', 'Fürs Haar', 'For your hair'),
  care: text('Onderhoud', 'Pflege', 'Care'),
  apron: text('Schort', 'Schürze', 'Apron'),
  child: text('Kledingstuk', 'Kleidungsstück', 'Garment'),
} as const;

type Title = keyof typeof titles;
const must = (title: Title, family: string, count = 3, more: Partial<PartPlan> = {}): PartPlan => ({
  title: titles[title],
  family,
  count,
  type: 'select',
  isRequired: true,
  ...more,
});
const may = (title: Title, family: string, count = 3, more: Partial<PartPlan> = {}): PartPlan => ({
  title: titles[title],
  family,
  count,
  type: 'radio',
  isRequired: false,
  ...more,
});

const his = { gender: ['heren'], categories: [520] } as const;
const hers = { gender: ['dames'], categories: [510] } as const;
const party = ['oktoberfest', 'volksfeest'] as const;

/** Required options come first; the first selection of each is the default. */
export const bundlePlans: readonly BundlePlan[] = [
  {
    ...his,
    name: text('Startset heren onder € 199', 'Starter-Set Herren unter 199 €', 'Men’s starter set under €199'),
    contents: text('Lederhose, hemd en kousen', 'Lederhose, Hemd und Strümpfe', 'Lederhosen, shirt and socks'),
    discountPercent: 8,
    occasions: party,
    parts: [
      must('lederhose', 'short-lederhosen', 3, { isCheapest: true }),
      must('shirt', 'shirts', 3, { isCheapest: true }),
      must('socks', 'mens-socks', 3, { isCheapest: true }),
    ],
  },
  {
    ...hers,
    name: text('Bruidsset', 'Brautset', 'Bridal set'),
    contents: text('Bruidsdirndl, blouse en haarkrans', 'Hochzeitsdirndl, Bluse und Haarkranz', 'Wedding dirndl, blouse and flower wreath'),
    discountPercent: 10,
    occasions: ['bruiloft'],
    parts: [
      must('dirndl', 'wedding-dirndls'),
      must('blouse', 'blouses', 4),
      must('hair', 'hair', 3, { type: 'radio' }),
      may('shoes', 'womens-shoes', 2, { type: 'select' }),
    ],
  },
  {
    name: text('Kinderset jongen', 'Kinderset Junge', 'Boys’ set'),
    contents: text('Drie stukken voor jongens', 'Drei Teile für Jungen', 'Three pieces for boys'),
    gender: ['jongens'],
    categories: [540, 320],
    discountPercent: 10,
    occasions: party,
    parts: [must('child', 'boys', 3), must('child', 'boys', 4), may('care', 'care', 2)],
  },
  {
    name: text('Kinderset meisje', 'Kinderset Mädchen', 'Girls’ set'),
    contents: text('Kleding en haarkrans voor meisjes', 'Kleidung und Haarkranz für Mädchen', 'Clothes and a wreath for girls'),
    gender: ['meisjes'],
    categories: [540, 310],
    discountPercent: 10,
    occasions: party,
    parts: [must('child', 'girls', 3), must('hair', 'hair', 4, { type: 'radio' }), may('child', 'girls', 2, { type: 'select' })],
  },
  {
    name: text('Carnavalsset', 'Karnevalsset', 'Carnival set'),
    contents: text('Hoed, doek en riem', 'Hut, Tuch und Gürtel', 'Hat, scarf and belt'),
    gender: ['unisex'],
    categories: [520, 510],
    discountPercent: 12,
    occasions: ['carnaval'],
    parts: [must('hat', 'hats', 4), must('scarf', 'scarves', 4, { type: 'radio' }), must('belt', 'belts', 2)],
  },
  {
    ...his,
    name: text('Winterstube voor hem', 'Winterstube für ihn', 'Winterstube set for him'),
    contents: text('Janker, doek en kousen', 'Janker, Tuch und Strümpfe', 'Janker, scarf and socks'),
    discountPercent: 10,
    occasions: ['kerst', 'apres-ski'],
    parts: [
      must('jacket', 'mens-outerwear'),
      must('scarf', 'scarves', 3, { type: 'radio' }),
      must('socks', 'mens-socks', 3, { canChangeQuantity: true }),
    ],
  },
  {
    name: text('Verzorgingsset leer', 'Pflegeset Leder', 'Leather care set'),
    contents: text('Twee middelen voor leer', 'Zwei Mittel für Leder', 'Two products for leather'),
    gender: ['unisex'],
    categories: [470],
    discountPercent: 8,
    occasions: ['dagelijks'],
    parts: [
      must('care', 'care', 6, { type: 'radio', canChangeQuantity: true }),
      may('care', 'care', 6, { type: 'checkbox' }),
      may('bag', 'bags', 2, { type: 'select' }),
    ],
  },
  {
    name: text('Barteam-pakket', 'Barteam-Paket', 'Bar team package'),
    contents: text('Tien hemden en tien schorten', 'Zehn Hemden und zehn Schürzen', 'Ten shirts and ten aprons'),
    gender: ['heren', 'dames'],
    categories: [550],
    discountPercent: 12,
    occasions: ['vereniging', 'oktoberfest'],
    parts: [
      must('shirt', 'shirts', 3, { quantity: 10, canChangeQuantity: true }),
      must('apron', 'aprons', 3, { quantity: 10, canChangeQuantity: true }),
    ],
  },
  {
    ...hers,
    name: text('Almzomer voor haar', 'Almsommer für sie', 'Alpine summer set for her'),
    contents: text('Mini-dirndl, blouse en tas', 'Mini-Dirndl, Bluse und Tasche', 'Mini dirndl, blouse and bag'),
    discountPercent: 9,
    occasions: party,
    parts: [
      must('dirndl', 'mini-dirndls'),
      must('blouse', 'blouses', 4),
      must('bag', 'bags', 3, { type: 'radio' }),
      may('jewel', 'jewellery', 3),
    ],
  },
  {
    ...hers,
    name: text('Lange avond voor haar', 'Langer Abend für sie', 'Long evening set for her'),
    contents: text('Lange dirndl, blouse en sieraad', 'Langes Dirndl, Bluse und Schmuck', 'Long dirndl, blouse and jewellery'),
    discountPercent: 10,
    occasions: ['bruiloft', 'kerst'],
    parts: [
      must('dirndl', 'long-dirndls'),
      must('blouse', 'blouses', 3),
      must('jewel', 'jewellery', 4, { type: 'radio' }),
      may('apron', 'aprons', 3),
    ],
  },
  {
    ...hers,
    name: text('Dameslederhose compleet', 'Damen-Lederhose komplett', 'Women’s lederhosen outfit'),
    contents: text('Lederhose, blouse en kousen', 'Lederhose, Bluse und Strümpfe', 'Lederhosen, blouse and socks'),
    discountPercent: 9,
    occasions: party,
    parts: [must('lederhose', 'womens-lederhosen'), must('blouse', 'tops', 3), must('socks', 'womens-socks', 3, { type: 'radio' })],
  },
  {
    ...his,
    name: text('Jachtset', 'Jagdset', 'Hunting set'),
    contents: text('Janker, hoed en kousen', 'Janker, Hut und Strümpfe', 'Janker, hat and socks'),
    discountPercent: 8,
    occasions: ['jacht'],
    parts: [must('jacket', 'mens-outerwear'), must('hat', 'hats', 3), must('socks', 'mens-socks', 3, { type: 'radio' })],
  },
  {
    ...hers,
    name: text('Herfstset dames', 'Herbstset Damen', 'Women’s autumn set'),
    contents: text('Vest, doek en kniekousen', 'Strickjacke, Tuch und Kniestrümpfe', 'Cardigan, scarf and knee socks'),
    discountPercent: 9,
    occasions: ['dagelijks', 'apres-ski'],
    parts: [must('jacket', 'womens-outerwear'), must('scarf', 'scarves', 3, { type: 'radio' }), must('socks', 'womens-socks', 3)],
  },
  {
    ...his,
    name: text('Bruiloftsgast voor hem', 'Hochzeitsgast für ihn', 'Wedding guest set for him'),
    contents: text('Gilet, hemd en riem', 'Weste, Hemd und Gürtel', 'Waistcoat, shirt and belt'),
    discountPercent: 10,
    occasions: ['bruiloft'],
    parts: [
      must('waistcoat', 'waistcoats'),
      must('shirt', 'shirts', 3),
      must('belt', 'belts', 2),
      may('shoes', 'mens-shoes', 2, { type: 'select' }),
    ],
  },
  {
    name: text('Fanfareset', 'Blaskapellen-Set', 'Brass band set'),
    contents: text('Hemd, gilet en hoed', 'Hemd, Weste und Hut', 'Shirt, waistcoat and hat'),
    gender: ['heren'],
    categories: [550, 520],
    discountPercent: 12,
    occasions: ['vereniging'],
    parts: [
      must('shirt', 'shirts', 2, { canChangeQuantity: true }),
      must('waistcoat', 'waistcoats', 2, { canChangeQuantity: true }),
      must('hat', 'hats', 2, { canChangeQuantity: true }),
    ],
  },
  {
    name: text('Babyset', 'Babyset', 'Baby bundle'),
    contents: text('Twee stukken voor de baby', 'Zwei Teile fürs Baby', 'Two pieces for the baby'),
    gender: ['baby'],
    categories: [330, 540],
    discountPercent: 8,
    occasions: ['dagelijks', 'volksfeest'],
    parts: [must('child', 'baby', 4), must('child', 'baby', 4), may('child', 'baby', 2, { type: 'multi' })],
  },
  {
    ...his,
    name: text('Schoenenset voor hem', 'Schuhset für ihn', 'Shoe set for him'),
    contents: text('Schoenen, kousen en onderhoud', 'Schuhe, Strümpfe und Pflege', 'Shoes, socks and care'),
    discountPercent: 8,
    occasions: ['dagelijks', 'oktoberfest'],
    parts: [
      must('shoes', 'mens-shoes'),
      must('socks', 'mens-socks', 3, { type: 'radio', canChangeQuantity: true }),
      must('care', 'care', 3, { type: 'radio' }),
    ],
  },
  {
    ...his,
    name: text('Hertenleer compleet', 'Hirschleder komplett', 'Deerskin outfit'),
    contents: text('Lederhose, hemd en gilet', 'Lederhose, Hemd und Weste', 'Lederhosen, shirt and waistcoat'),
    discountPercent: 10,
    occasions: ['oktoberfest', 'bruiloft'],
    parts: [
      must('lederhose', 'deerskin-lederhosen'),
      must('shirt', 'shirts', 3),
      must('waistcoat', 'waistcoats', 2),
      may('jewel', 'jewellery', 3),
    ],
  },
];
