import { perLanguage } from '@shop/contract';
import type { Random } from '../catalogue/plan/random.ts';
import { randomOf } from '../catalogue/plan/random.ts';
import type { DemoPicture, DemoProduct, DemoProductBase, DemoStock, DemoVariant, Text } from '../model.ts';
import type { Edition } from './edition.ts';
import { idIn, namedIn, namesIn, skuIn } from './edition.ts';

/** From here on a product counts as a bestseller and stands in that category. */
const bestsellerQuantity = 60;

/** A product of the catalogue as it is in a round: same kind, attributes, categories and drawings, other prices, stock and sales. */
export function productIn(edition: Edition, product: DemoProduct): DemoProduct {
  const random = randomOf(`${edition.seed}/${skuIn(edition, product.sku)}`);
  const base = baseIn(edition, product, random);
  switch (product.type) {
    case 'simple':
      return { ...product, ...base, stock: variedStock(product.stock, random) };
    case 'configurable':
      return { ...product, ...base, variants: variantsIn(edition, product, product.variants, base.name, random) };
    case 'bundle':
      return { ...product, ...base, options: product.options.map((option) => bundleOptionIn(edition, option)) };
    case 'grouped': {
      const items = product.items.map(({ sku, quantity }) => ({ sku: namedIn(edition, sku), quantity }));
      const { look, ...rest } = product;
      const hotspots = look?.hotspots.map((spot) => ({ ...spot, sku: namedIn(edition, spot.sku) })) ?? [];
      return { ...rest, ...base, items, ...(look === undefined ? {} : { look: { ...look, hotspots } }) };
    }
  }
}

function baseIn(edition: Edition, product: DemoProduct, random: Random): DemoProductBase {
  const named = (skus: readonly string[]): readonly string[] => skus.map((sku) => namedIn(edition, sku));
  const { type: _type, ...own } = product;
  const { name, urlKey } = namesIn(edition, product);
  return {
    ...own,
    id: idIn(edition, 'product', product.id),
    sku: skuIn(edition, product.sku),
    name,
    urlKey,
    pictures: renamed(product.pictures, product.name, name),
    related: named(product.related),
    upsell: named(product.upsell),
    crosssell: named(product.crosssell),
    sales: salesIn(product.sales, random),
    ...historyIn(product, random),
  };
}

/** The drawings stay the catalogue's own, so that nothing more is drawn; only the words beside them change. */
function renamed(pictures: readonly DemoPicture[], from: Text, to: Text): readonly DemoPicture[] {
  return pictures.map(({ garment, view, alt }) => ({
    garment,
    view,
    alt: perLanguage((language) =>
      alt[language].startsWith(from[language]) ? to[language] + alt[language].slice(from[language].length) : alt[language],
    ),
  }));
}

/** Stays on its side of the mark, since the categories of the product follow from it. */
function salesIn(sales: DemoProductBase['sales'], random: Random): DemoProductBase['sales'] {
  const isBestseller = sales.quantity >= bestsellerQuantity;
  const quantity = isBestseller ? sales.quantity + random.int(0, 40) : random.int(0, Math.min(bestsellerQuantity - 1, sales.quantity * 2));
  return { ...sales, quantity, orders: Math.min(quantity, sales.orders) };
}

/**
 * Everything becomes cheaper by the same amount: usual endings, the order of past prices (LAW-03) and "under €199" stay true.
 * What is not new becomes older, and with it its first price.
 */
function historyIn({ prices, special, manufacturerPriceCents, createdDaysAgo, newUntilInDays }: DemoProduct, random: Random) {
  const older = newUntilInDays === undefined ? random.int(0, 300) : 0;
  const lowest = Math.min(special?.cents ?? Infinity, ...prices.map(({ cents }) => cents));
  const step = lowest >= 15_000 ? 1_000 : lowest >= 5_000 ? 500 : 100;
  const off = prices.length === 0 ? 0 : step * random.int(0, Math.floor((lowest * 0.2) / step));
  return {
    createdDaysAgo: createdDaysAgo + older,
    prices: prices.map(({ cents, fromDaysAgo }, index) => ({ cents: cents - off, fromDaysAgo: fromDaysAgo + (index === 0 ? older : 0) })),
    ...(special === undefined ? {} : { special: { ...special, cents: special.cents - off } }),
    ...(manufacturerPriceCents === undefined ? {} : { manufacturerPriceCents: manufacturerPriceCents - off }),
  };
}

function variantsIn(
  edition: Edition,
  product: DemoProduct,
  variants: readonly DemoVariant[],
  name: Text,
  random: Random,
): readonly DemoVariant[] {
  // Variants of one colour share their pictures; they go on sharing them.
  const shared = new Map<readonly DemoPicture[], readonly DemoPicture[]>();
  const picturesIn = (pictures: readonly DemoPicture[]): readonly DemoPicture[] => {
    const known = shared.get(pictures) ?? renamed(pictures, product.name, name);
    shared.set(pictures, known);
    return known;
  };
  return variants.map((variant) => ({
    ...variant,
    id: idIn(edition, 'product', variant.id),
    sku: skuIn(edition, variant.sku),
    stock: variedStock(variant.stock, random),
    ...(variant.pictures === undefined ? {} : { pictures: picturesIn(variant.pictures) }),
  }));
}

/** What is sold out or low stays so: the shares of the plan hold, and sets go on offering what is on the shelf. */
function variedStock(stock: DemoStock, random: Random): DemoStock {
  const varied = (pieces: number): number => (pieces <= 3 ? pieces : random.int(4, pieces * 2));
  return { WEB: varied(stock.WEB), SIT: varied(stock.SIT), ROE: varied(stock.ROE), AAC: varied(stock.AAC) };
}

type BundleOption = Extract<DemoProduct, { type: 'bundle' }>['options'][number];

function bundleOptionIn(edition: Edition, option: BundleOption): BundleOption {
  return {
    ...option,
    id: idIn(edition, 'bundleOption', option.id),
    selections: option.selections.map((selection) => ({
      ...selection,
      id: idIn(edition, 'bundleSelection', selection.id),
      sku: namedIn(edition, selection.sku),
    })),
  };
}
