import type { DemoBundleOption, DemoConfigurable, DemoPicture, DemoProduct, DemoVariant } from '@shop/demo-data';
import type { ProductInput } from '#modules/catalog/index.ts';
import { brandAttribute, sampleAttribute } from '#modules/catalog/index.ts';
import type { Drawings } from './catalogue-drawings.ts';
import { pricePeriods } from './catalogue-prices.ts';
import type { References } from './catalogue-references.ts';
import { byStore, perStore } from './catalogue-references.ts';

export type ProductSeed = { readonly references: References; readonly drawings: Drawings; readonly now: Date };
type Base = Omit<ProductInput, 'type'>;

const day = 86_400_000;
/** The attribute that holds the SKU of a product's fabric sample. */

/** A demo product as the catalogue takes it; the variants of a configurable product come with it. */
export async function toProducts(product: DemoProduct, seed: ProductSeed): Promise<readonly ProductInput[]> {
  const base = await toBase(product, seed);
  switch (product.type) {
    case 'simple': {
      const isMadeToOrder = product.deliveryDays === 'made-to-order';
      return [{ ...base, type: 'simple', weightGrams: product.weightGrams, isMadeToOrder, prices: toPrices(product, 0, seed) }];
    }
    case 'configurable':
      return toConfigurable(product, base, seed);
    case 'bundle': {
      const bundleOptions = product.options.map((option) => toBundleOption(option, seed.references));
      return [{ ...base, type: 'bundle', bundleDiscountPercent: product.discountPercent, bundleOptions }];
    }
    case 'grouped': {
      const groupedItems = product.items.map(({ sku, quantity }) => ({ itemId: seed.references.product(sku), quantity }));
      const look = product.look && { ...(await toPicture(product.look.scene, seed.drawings)), hotspots: product.look.hotspots };
      return [{ ...base, type: 'grouped', groupedItems, look }];
    }
  }
}

async function toBase(product: DemoProduct, seed: ProductSeed): Promise<Base> {
  const { references, drawings } = seed;
  return {
    id: product.id,
    sku: product.sku,
    brandId: references.brand(product.brand),
    attributes: toAttributes(product, references),
    texts: toTexts(product),
    categories: new Map(product.categoryIds.map((id) => [id, references.nextPosition(id, product)])),
    pictures: await Promise.all(product.pictures.map((one) => toPicture(one, drawings))),
    ...toDates(product, seed.now),
    materials: product.materials.map((part) =>
      'fibres' in part ? { part: byStore(part.part), fibres: part.fibres } : { part: byStore(part.part), material: byStore(part.material) },
    ),
    care: product.care,
    hasAnimalParts: product.hasAnimalParts,
    manufacturerPriceCents: product.manufacturerPriceCents,
    content: product.content,
    downloads: product.downloads.map(({ type, name, lines }) => ({ type, name: byStore(name), content: byStore(lines) })),
    links: {
      related: product.related.map((sku) => references.product(sku)),
      upsell: product.upsell.map((sku) => references.product(sku)),
      crosssell: product.crosssell.map((sku) => references.product(sku)),
    },
    tiers: product.tierPrices,
  };
}

function toDates(
  { createdDaysAgo, newUntilInDays, sales }: DemoProduct,
  now: Date,
): Pick<ProductInput, 'createdAt' | 'newFrom' | 'newTo' | 'sales'> {
  const ago = (days: number): number => now.getTime() - days * day;
  const isNew = newUntilInDays !== undefined;
  return {
    createdAt: ago(createdDaysAgo),
    newFrom: isNew ? ago(createdDaysAgo) : undefined,
    newTo: isNew ? ago(-newUntilInDays) : undefined,
    sales: { orders: sales.orders, quantity: sales.quantity, lastOrderAt: sales.orders > 0 ? ago(sales.lastOrderDaysAgo) : undefined },
  };
}

const toPicture = async (one: DemoPicture, drawings: Drawings) => ({ hash: await drawings(one), label: byStore(one.alt) });

function toTexts(product: DemoProduct): NonNullable<ProductInput['texts']> {
  return perStore((language) => ({
    name: product.name[language],
    urlKey: product.urlKey[language],
    shortDescription: product.shortDescription[language],
    description: product.description[language],
    ...(product.warnings ? { warnings: product.warnings[language] } : {}),
    ...(product.metaKeyword ? { metaKeyword: product.metaKeyword[language] } : {}),
    ...(product.cashback ? { cashback: product.cashback[language] } : {}),
  }));
}

function toAttributes(product: DemoProduct, references: References): NonNullable<ProductInput['attributes']> {
  const own = Object.entries(product.attributes).map(([code, value]) => {
    if (typeof value === 'boolean') return [code, value] as const;
    return [code, (typeof value === 'string' ? [value] : value).map((option) => references.option(code, option))] as const;
  });
  return {
    [brandAttribute]: [references.option(brandAttribute, product.brand)],
    ...Object.fromEntries(own),
    ...(product.sampleSku === undefined ? {} : { [sampleAttribute]: product.sampleSku }),
  };
}

async function toConfigurable(product: DemoConfigurable, base: Base, seed: ProductSeed): Promise<readonly ProductInput[]> {
  const variants = await Promise.all(product.variants.map((variant) => toVariant(product, variant, base, seed)));
  const axes = product.axes.map((code) => seed.references.attribute(code));
  const variantIds = product.variants.map(({ id }) => id);
  return [...variants, { ...base, type: 'configurable', axes, variantIds, sizeChartKey: product.sizeChart }];
}

async function toVariant(product: DemoConfigurable, variant: DemoVariant, base: Base, seed: ProductSeed): Promise<ProductInput> {
  const options = Object.entries(variant.options).map(([code, option]) => [code, [seed.references.option(code, option)]] as const);
  return {
    id: variant.id,
    sku: variant.sku,
    type: 'simple',
    isVisible: false,
    brandId: base.brandId,
    createdAt: base.createdAt,
    weightGrams: variant.weightGrams,
    attributes: Object.fromEntries(options),
    pictures: await Promise.all((variant.pictures ?? []).map((one) => toPicture(one, seed.drawings))),
    prices: toPrices(product, variant.extraCents, seed),
    tiers: product.tierPrices,
  };
}

/** Each store view has its own price history, even while all ask the same. */
function toPrices(product: DemoProduct, extraCents: number, { now }: ProductSeed): NonNullable<ProductInput['prices']> {
  const periods = pricePeriods(product, extraCents, now);
  return perStore(() => periods);
}

function toBundleOption(option: DemoBundleOption, references: References): NonNullable<ProductInput['bundleOptions']>[number] {
  return {
    id: option.id,
    title: byStore(option.title),
    type: option.type,
    isRequired: option.required,
    selections: option.selections.map((selection, index) => ({
      id: selection.id,
      productId: references.product(selection.sku),
      quantity: selection.quantity,
      canChangeQuantity: selection.canChangeQuantity,
      isDefault: option.required && index === 0,
    })),
  };
}
