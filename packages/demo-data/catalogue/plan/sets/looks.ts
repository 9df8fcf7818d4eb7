import { perLanguage } from '@shop/contract';
import type { DemoGrouped, Text } from '../../../model.ts';
import { scenePlaces } from '../../../images/index.ts';
import { productBase } from '../../product.ts';
import { text } from '../../text.ts';
import { randomOf } from '../random.ts';
import { setFacts } from './facts.ts';
import type { Parts } from './parts.ts';
import { frontsOf, wornSceneOf } from './parts.ts';

const firstNumber = 7211;

type LookPlan = {
  /** The name of a look is German, and the same in all languages: pages in other languages say so (lang="de"). */
  readonly name: string;
  readonly about: Text;
  readonly families: readonly string[];
  readonly categories: readonly number[];
  readonly gender: readonly string[];
  readonly occasions: readonly string[];
};

const couple = { categories: [530], gender: ['dames', 'heren'] } as const;

const lookPlans: readonly LookPlan[] = [
  {
    ...couple,
    name: 'Maasufer am Morgen',
    about: text(
      'Lichte stoffen voor een wandeling langs de Maas',
      'Helle Stoffe für einen Spaziergang an der Maas',
      'Light fabrics for a walk along the Maas',
    ),
    families: ['midi-dirndls', 'blouses', 'scarves', 'womens-shoes'],
    occasions: ['dagelijks', 'volksfeest'],
  },
  {
    ...couple,
    name: 'Dom & Dirndl',
    about: text(
      'Een dag in Aachen, van de Dom tot het terras',
      'Ein Tag in Aachen, vom Dom bis zur Terrasse',
      'A day in Aachen, from the cathedral to the terrace',
    ),
    families: ['long-dirndls', 'womens-outerwear', 'bags', 'womens-shoes'],
    occasions: ['dagelijks', 'bruiloft'],
  },
  {
    ...couple,
    name: 'Roermond bei Nacht',
    about: text(
      'Donkere tinten voor een avond in de stad',
      'Dunkle Töne für einen Abend in der Stadt',
      'Dark shades for an evening in town',
    ),
    families: ['short-lederhosen', 'shirts', 'waistcoats', 'mens-shoes'],
    occasions: ['oktoberfest', 'volksfeest'],
  },
  {
    ...couple,
    name: 'Almsommer',
    about: text(
      'Korte dirndl en stro voor warme dagen',
      'Kurzes Dirndl und Stroh für warme Tage',
      'A short dirndl and straw for warm days',
    ),
    families: ['mini-dirndls', 'hats', 'jewellery', 'bags'],
    occasions: ['volksfeest', 'dagelijks'],
  },
  {
    ...couple,
    name: 'Winterstube',
    about: text('Wol en loden voor de koude maanden', 'Wolle und Loden für die kalten Monate', 'Wool and loden for the cold months'),
    families: ['mens-outerwear', 'womens-outerwear', 'scarves', 'mens-socks'],
    occasions: ['kerst', 'apres-ski'],
  },
  {
    ...couple,
    name: 'Standesamt',
    about: text('Bruidspaar voor het stadhuis', 'Brautpaar fürs Standesamt', 'Bride and groom for the registry office'),
    families: ['wedding-dirndls', 'waistcoats', 'shirts', 'hair', 'deerskin-lederhosen'],
    occasions: ['bruiloft'],
  },
  {
    name: 'Familienfoto',
    about: text('Vier maten, één kleurenfamilie', 'Vier Größen, eine Farbfamilie', 'Four sizes, one family of colours'),
    families: ['midi-dirndls', 'knee-lederhosen', 'girls', 'boys'],
    categories: [540],
    gender: ['dames', 'heren', 'meisjes', 'jongens'],
    occasions: ['volksfeest', 'kerst'],
  },
  {
    name: 'Blasmusik',
    about: text('Voor wie speelt en voor wie danst', 'Für alle, die spielen oder tanzen', 'For those who play and those who dance'),
    families: ['knee-lederhosen', 'shirts', 'hats', 'mens-socks'],
    categories: [550, 520],
    gender: ['heren'],
    occasions: ['vereniging'],
  },
  {
    ...couple,
    name: 'Hüttenabend',
    about: text(
      'Warm genoeg voor het terras van de hut',
      'Warm genug für die Terrasse der Hütte',
      'Warm enough for the terrace of the hut',
    ),
    families: ['womens-lederhosen', 'womens-outerwear', 'womens-socks', 'hats'],
    occasions: ['apres-ski'],
  },
  {
    name: 'Trachtenverein',
    about: text(
      'Rustige kleuren die een hele groep staan',
      'Ruhige Farben, die einer ganzen Gruppe stehen',
      'Calm colours that suit a whole group',
    ),
    families: ['long-dirndls', 'aprons', 'knee-lederhosen', 'waistcoats', 'hats'],
    categories: [550],
    gender: ['dames', 'heren'],
    occasions: ['vereniging'],
  },
  {
    name: 'Erstes Mal Wiesn',
    about: text('Alles voor je eerste Oktoberfest', 'Alles für deine erste Wiesn', 'Everything for your first Oktoberfest'),
    families: ['short-lederhosen', 'shirts', 'mens-socks', 'belts'],
    categories: [520],
    gender: ['heren'],
    occasions: ['oktoberfest'],
  },
];

function lookOf(plan: LookPlan, number: number, parts: Parts): DemoGrouped {
  const sku = `MA-LOK-${number}`;
  const random = randomOf(sku);
  const products = [...new Set(plan.families.flatMap((family) => parts.choose(random, family, 1)))];
  const scene = wornSceneOf(sku, products, 'landscape');
  const name = text(`Look ${plan.name}`, `Look „${plan.name}“`, `${plan.name} look`);
  const short = perLanguage(
    (language) =>
      `${plan.about[language]}: ${products.length} ${{ nl: 'stukken die bij elkaar horen', de: 'Teile, die zusammengehören', en: 'pieces that belong together' }[language]}.`,
  );
  const hotspots =
    scene.garment.kind === 'scene'
      ? scenePlaces(scene.garment).map(({ x, y }, index) => ({ x: x / 100, y: y / 100, sku: products[index]?.sku ?? '' }))
      : [];
  return {
    ...productBase(setFacts(random, 'LOK', number, { ...plan, name, short }, parts.fits(sku, products)), [
      wornSceneOf(sku, products, 'portrait'),
      ...frontsOf(products),
    ]),
    type: 'grouped',
    items: products.map((product) => ({ sku: product.sku, quantity: 1 })),
    look: { scene, hotspots },
  };
}

/** The looks that nobody wrote by hand. */
export const looksFrom = (parts: Parts): readonly DemoGrouped[] => lookPlans.map((plan, index) => lookOf(plan, firstNumber + index, parts));
