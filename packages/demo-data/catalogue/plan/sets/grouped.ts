import type { DemoGrouped, DemoProduct } from '../../../model.ts';
import { productBase } from '../../product.ts';
import { text } from '../../text.ts';
import type { Random } from '../random.ts';
import { randomOf } from '../random.ts';
import { setFacts } from './facts.ts';
import type { Parts, SetFacts } from './parts.ts';
import { frontsOf, sceneOf } from './parts.ts';

const firstNumber = 7111;

type Contents = { readonly shown: readonly DemoProduct[]; readonly items: DemoGrouped['items'] };
type GroupedPlan = SetFacts & { readonly contents: (random: Random, parts: Parts) => Contents };

const whole =
  (family: string, count: number) =>
  (random: Random, parts: Parts): Contents => {
    const shown = parts.choose(random, family, count);
    return { shown, items: shown.map(({ sku }) => ({ sku, quantity: 1 })) };
  };

/** The sizes or colours of a few products, as a table to order from. */
const table =
  (family: string, count: number, quantity: number) =>
  (random: Random, parts: Parts): Contents => {
    const shown = parts.choose(random, family, count);
    return {
      shown,
      items: shown
        .flatMap((product) => parts.sellable(product))
        .slice(0, 16)
        .map((sku) => ({ sku, quantity })),
    };
  };

const everybody = ['unisex'] as const;

const plans: readonly GroupedPlan[] = [
  {
    name: text('Kousen in drievoud', 'Strümpfe im Dreierpack', 'Socks in threes'),
    short: text(
      'Drie paar van dezelfde kousen; kies je maat en pas het aantal aan.',
      'Drei Paar derselben Strümpfe; wähle deine Größe und ändere die Menge.',
      'Three pairs of the same socks; choose your size and change the number.',
    ),
    categories: [260],
    gender: ['heren'],
    occasions: ['oktoberfest', 'dagelijks'],
    contents: table('mens-socks', 2, 3),
  },
  {
    name: text('Hoeden en spelden bij elkaar', 'Hüte und Nadeln zusammen', 'Hats and pins together'),
    short: text(
      'Vier stukken voor op en aan de hoed; je bepaalt zelf wat je neemt.',
      'Vier Stücke für auf und an den Hut; du bestimmst, was du nimmst.',
      'Four pieces for and on the hat; you decide what you take.',
    ),
    categories: [413],
    gender: everybody,
    occasions: ['vereniging', 'jacht'],
    contents: whole('hats', 4),
  },
  {
    name: text('Charivari en hangers', 'Charivari und Anhänger', 'Charivari and pendants'),
    short: text(
      'Sieraden voor aan lederhose en dirndl, los te kiezen.',
      'Schmuck für Lederhose und Dirndl, einzeln wählbar.',
      'Jewellery for lederhosen and dirndls, chosen piece by piece.',
    ),
    categories: [431],
    gender: everybody,
    occasions: ['oktoberfest', 'vereniging'],
    contents: whole('jewellery', 4),
  },
  {
    name: text('Schorten: kies je kleuren', 'Schürzen: wähle deine Farben', 'Aprons: choose your colours'),
    short: text(
      'Dezelfde schorten in meerdere lengtes, naast elkaar om te bestellen.',
      'Dieselben Schürzen in mehreren Längen, nebeneinander zum Bestellen.',
      'The same aprons in several lengths, side by side to order.',
    ),
    categories: [130, 550],
    gender: ['dames'],
    occasions: ['vereniging', 'oktoberfest'],
    contents: table('aprons', 4, 1),
  },
  {
    name: text('Verenigingshemden per maat', 'Vereinshemden nach Größen', 'Club shirts by size'),
    short: text(
      'Hemden in alle maten in één tabel, voor de bestelling van een hele groep.',
      'Hemden in allen Größen in einer Tabelle, für die Bestellung einer ganzen Gruppe.',
      'Shirts in all sizes in one table, to order for a whole group.',
    ),
    categories: [550],
    gender: ['heren'],
    occasions: ['vereniging'],
    contents: table('shirts', 2, 1),
  },
  {
    name: text('Babypakket', 'Babypaket', 'Baby parcel'),
    short: text(
      'Kleine stukken voor de eerste jaren, los te kiezen in maat 86 tot 98.',
      'Kleine Stücke für die ersten Jahre, einzeln wählbar in Größe 86 bis 98.',
      'Small pieces for the first years, chosen one by one in sizes 86 to 98.',
    ),
    categories: [331, 332],
    gender: ['baby'],
    occasions: ['dagelijks'],
    contents: whole('baby', 4),
  },
  {
    name: text('Doeken om te wisselen', 'Tücher zum Wechseln', 'Scarves to swap'),
    short: text(
      'Vier doeken naast elkaar; kies de kleuren bij je dirndl of hemd.',
      'Vier Tücher nebeneinander; wähle die Farben zu Dirndl oder Hemd.',
      'Four scarves side by side; choose colours for your dirndl or shirt.',
    ),
    categories: [450],
    gender: everybody,
    occasions: ['dagelijks', 'carnaval'],
    contents: whole('scarves', 4),
  },
];

function groupedOf(plan: GroupedPlan, number: number, parts: Parts): DemoGrouped {
  const sku = `MA-GRP-${number}`;
  const random = randomOf(sku);
  const { shown, items } = plan.contents(random, parts);
  const more = shown.length >= 3 ? [] : shown.flatMap(({ pictures }) => pictures.slice(1, 2));
  return {
    ...productBase(setFacts(random, 'GRP', number, plan, parts.fits(sku, shown)), [
      sceneOf(sku, shown, 'portrait'),
      ...frontsOf(shown),
      ...more,
    ]),
    type: 'grouped',
    items,
  };
}

/** The grouped products that nobody wrote by hand. */
export const groupedFrom = (parts: Parts): readonly DemoGrouped[] =>
  plans.map((plan, index) => groupedOf(plan, firstNumber + index, parts));
