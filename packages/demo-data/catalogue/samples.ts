import { perLanguage } from '@shop/contract';
import type { DemoConfigurable, DemoPicture, DemoProduct, DemoSimple, Text } from '../model.ts';
import { longDescription } from './description.ts';
import { skuOf } from './product.ts';
import { slug, text } from './text.ts';

/** A sample has the number of its dirndl, moved behind all other products. */
const numberShift = 7000;
const sampleCents = 195;

const about = {
  look: text(
    'Het staal is een kaart van 15 × 21 cm met een geknipt stukje van elke stof van deze dirndl, in elke kleur waarin hij er is.',
    'Das Muster ist eine Karte von 15 × 21 cm mit einem zugeschnittenen Stück von jedem Stoff dieses Dirndls, in jeder Farbe, in der es das Dirndl gibt.',
    'The sample is a card of 15 × 21 cm with a cut piece of every fabric of this dirndl, in each colour it comes in.',
  ),
  use: text(
    'Elk stukje is ongeveer 5 × 5 cm. Zo voel je thuis hoe zwaar de stof is en leg je de kleur naast je blouse, je schoenen of de lederhose van je partner.',
    'Jedes Stück misst etwa 5 × 5 cm. So fühlst du zu Hause, wie schwer der Stoff ist, und legst die Farbe neben deine Bluse, deine Schuhe oder die Lederhose deines Partners.',
    'Each piece is about 5 × 5 cm. You can feel at home how heavy the fabric is and hold the colour next to your blouse, your shoes or your partner’s lederhosen.',
  ),
  know: text(
    'Je kunt vijf verschillende stalen per bestelling kiezen. Een kleur kan per rol stof iets lichter of donkerder uitvallen dan het staal.',
    'Du kannst fünf verschiedene Muster je Bestellung wählen. Eine Farbe kann je Stoffballen etwas heller oder dunkler ausfallen als das Muster.',
    'You can choose five different samples per order. A colour may turn out slightly lighter or darker than the sample from one roll of fabric to the next.',
  ),
  short: text(
    'Eén kaart met een stukje van elke stof van deze dirndl, in alle kleuren: om thuis te voelen en te vergelijken.',
    'Eine Karte mit einem Stück von jedem Stoff dieses Dirndls, in allen Farben: um zu Hause zu fühlen und zu vergleichen.',
    'One card with a piece of every fabric of this dirndl, in all its colours: to feel and compare at home.',
  ),
} as const;

const isDirndl = (product: DemoProduct): product is DemoConfigurable =>
  product.type === 'configurable' && product.sku.startsWith('MA-DIR-');

const sampleSku = ({ id }: DemoConfigurable): string => skuOf('STA', id + numberShift);

/** The same products; each dirndl names its sample. */
export const withSampleSkus = (products: readonly DemoProduct[]): readonly DemoProduct[] =>
  products.map((product) => (isDirndl(product) ? { ...product, sampleSku: sampleSku(product) } : product));

/** The samples of all dirndls among the products: cards of fabric that stand in no category and that no search finds. */
export const samplesOf = (products: readonly DemoProduct[]): readonly DemoSimple[] => products.filter(isDirndl).map(sampleOf);

function sampleOf(dirndl: DemoConfigurable): DemoSimple {
  const name = text(`Stofstaal ${dirndl.name.nl}`, `Stoffmuster ${dirndl.name.de}`, `Fabric sample ${dirndl.name.en}`);
  const { merk, stof, dessin, wassen } = dirndl.attributes;
  const attributes = Object.entries({ merk, stof, dessin, wassen }).filter(
    (entry): entry is [string, NonNullable<typeof merk>] => entry[1] !== undefined,
  );
  return {
    type: 'simple',
    id: dirndl.id + numberShift,
    sku: sampleSku(dirndl),
    name,
    urlKey: perLanguage((language) => slug(name[language])),
    shortDescription: about.short,
    description: longDescription({ grammar: { nl: 'het', de: 'es', worn: false }, look: about.look, fit: about.use, know: about.know }),
    categoryIds: [],
    attributes: Object.fromEntries(attributes),
    brand: dirndl.brand,
    pictures: fabricPictures(dirndl, name),
    createdDaysAgo: dirndl.createdDaysAgo,
    sales: { orders: 0, quantity: 0, lastOrderDaysAgo: 0 },
    materials: dirndl.materials,
    care: dirndl.care,
    hasAnimalParts: false,
    downloads: [],
    related: [dirndl.sku],
    upsell: [],
    crosssell: [],
    prices: [{ cents: sampleCents, fromDaysAgo: dirndl.createdDaysAgo }],
    tierPrices: [],
    stock: { WEB: 60, SIT: 15, ROE: 10, AAC: 10 },
    weightGrams: 20,
    deliveryDays: 'stock',
  };
}

/** The fabric of each colour close up: pictures the dirndl has already, under the sample's name. */
function fabricPictures({ name: dirndlName, pictures, variants }: DemoConfigurable, name: Text): readonly DemoPicture[] {
  const byColour = new Set([pictures, ...variants.flatMap((variant) => (variant.pictures === undefined ? [] : [variant.pictures]))]);
  return [...byColour].flatMap((own) =>
    own
      .filter(({ view }) => view === 'fabric')
      .map(({ garment, view, alt }) => ({
        garment,
        view,
        alt: perLanguage((language) => alt[language].replace(dirndlName[language], name[language])),
      })),
  );
}
