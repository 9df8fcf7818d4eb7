import type { AttributeFilterInput, InputMaybe, ProductLinks } from '@shop/contract';
import type { FieldResolver, RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { toDecimal } from '#kernel/money.ts';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { tiersAt, type UnitPriceRange } from '#modules/pricing/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { customAttributes, filterAttributes, informationAttributes } from '../attributes/attribute-shape.ts';
import { bundleItems, partProducts, priceDetails } from './bundle-shape.ts';
import type { LinkKind } from '../read-model/catalogue.ts';
import type { ProductSource } from '../read-model/catalogue-view.ts';
import { categoryParent } from '../categories/category-shape.ts';
import { configurableOptions, optionsSelection, sizeChart, variantParents } from './configurable-shape.ts';
import { deliveryTime } from '../attributes/delivery-time.ts';
import { downloadShapes } from './downloads.ts';
import { sampleOf, sampleSku } from './fabric-sample.ts';
import { groupedItems, lookShape } from './grouped-shape.ts';
import { labelsOf } from '../attributes/labels.ts';
import { isNew, isOnSale, priceOf } from '../prices/product-prices.ts';
import { basePriceShape, oldPriceShape, priceRangeShape, tierShape } from '../prices/price-shape.ts';
import type { ProductParent } from './product-shape.ts';
import { productParent } from './product-shape.ts';
import { productTag, skuTag } from './product-tags.ts';
import { canBeBought, fewLeft, stockOf, variantCounts } from '../stock/stock-state.ts';
import { storeAvailability } from '../stock/store-availability.ts';

export type ProductResolverDeps = {
  readonly stores: Pick<Stores, 'branchByCode'>;
  /** Tier prices are for approved business customers alone. */
  readonly isApprovedBusiness: (context: RequestContext) => boolean | Promise<boolean>;
};

type Field = (source: ProductSource, context: RequestContext) => unknown;
const field =
  (resolve: Field): FieldResolver =>
  (parent: ProductParent, _args: unknown, context: RequestContext) =>
    resolve(parent.source, context);

const priced =
  (resolve: (range: UnitPriceRange, source: ProductSource) => unknown): Field =>
  (source, { now }) => {
    const range = priceOf(source, now);
    return range ? resolve(range, source) : null;
  };

/** Fields of products that depend on stock, time or arguments. */
export function productResolvers(deps: ProductResolverDeps): ResolverMap {
  return {
    ProductInterface: { ...priceFields(deps), ...stockFields, ...linkFields, ...attributeFields },
    SimpleProduct: { store_availability: field((source) => storeAvailability(source, deps.stores)) },
    ConfigurableProduct: configurableFields,
    BundleProduct: bundleFields,
    GroupedProduct: {
      items: field((source, { now }) => groupedItems(source, now)),
      look: field((source, context) => {
        noteSkus(source.record.look?.hotspots.map(({ sku }) => sku) ?? [], context);
        return lookShape(source);
      }),
    },
  };
}

function priceFields({ isApprovedBusiness }: ProductResolverDeps): Record<string, FieldResolver> {
  return {
    price_range: field(priced((range, { view }) => priceRangeShape(range, view.scope.language))),
    price: field(priced(oldPriceShape)),
    price_tiers: field((source, context) => {
      // A list of everybody's products never waits.
      if (context.customerId === undefined || source.record.tiers.length === 0) return [];
      return tiersFor(source, context, isApprovedBusiness(context));
    }),
    special_price: field(priced(({ lowest }) => (lowest.specialFrom === undefined ? null : toDecimal(lowest.finalCents)))),
    special_from_date: field(priced(({ lowest }) => wireTime(lowest.specialFrom))),
    special_to_date: field(priced(({ lowest }) => wireTime(lowest.specialTo))),
    base_price: field(priced(({ lowest }) => basePriceShape(lowest.finalCents, lowest.content))),
    sale: field((source, { now }) => isOnSale(source, now)),
    new: field((source, { now }) => isNew(source, now)),
    labels: field((source, { now }) => productLabels(source, now)),
  };
}

async function tiersFor(source: ProductSource, { now }: RequestContext, isApproved: boolean | Promise<boolean>): Promise<object> {
  const range = (await isApproved) ? priceOf(source, now) : undefined;
  return range ? tierShape(range.lowest.finalCents, tiersAt(source.record.tiers, now.getTime())) : [];
}

const isSize = (code = ''): boolean => code.startsWith('maat_') || code === 'blouse_maat';

function productLabels(source: ProductSource, now: Date): object {
  const { record, view } = source;
  const { variants, saleable } = variantCounts(source);
  const facts = {
    isNew: isNew(source, now),
    isOnSale: isOnSale(source, now),
    isBestseller: record.isVisible && (record.sales?.quantity ?? 0) >= view.catalogue.bestsellerQuantity,
    hasSizes: record.axes.some(({ attributeId }) => isSize(view.catalogue.attributesById.get(attributeId)?.code)),
    variants,
    saleableVariants: saleable,
  };
  return labelsOf(facts, view.scope.language).map(({ textColor, backgroundColor, ...label }) => ({
    ...label,
    text_color: textColor,
    background_color: backgroundColor,
    image: null,
  }));
}

const isSimple = ({ record }: ProductSource): boolean => record.type === 'simple' || record.type === 'virtual';

const stockFields: Record<string, FieldResolver> = {
  stock_status: field((source) => (canBeBought(source) ? 'IN_STOCK' : 'OUT_OF_STOCK')),
  stock_qty: field((source) => stockOf(source).web),
  only_x_left_in_stock: field((source) => (isSimple(source) ? (fewLeft(stockOf(source)) ?? null) : null)),
  DeliveryTime: field((source) => deliveryTime(stockOf(source), source.view.scope.language)),
};

/** Who is left out of an answer may come back: it is about them all the same. */
const noteIds = (ids: readonly number[], { tags }: RequestContext): void => ids.forEach((id) => tags?.add(productTag(id)));
const noteSkus = (skus: readonly string[], { tags }: RequestContext): void => skus.forEach((sku) => tags?.add(skuTag(sku)));

/** Linked products that can be found and bought at this moment, in order. */
function linked(kind: LinkKind): Field {
  return ({ record, view }, context) => {
    noteIds(record.links[kind], context);
    return record.links[kind].flatMap((id) => {
      const source = view.source(id);
      return source?.record.isVisible && canBeBought(source) && priceOf(source, context.now) ? [productParent(source)] : [];
    });
  };
}

const linkKinds: readonly LinkKind[] = ['related', 'upsell', 'crosssell'];

function productLinks({ record, view }: ProductSource, context: RequestContext): readonly (ProductLinks & { typename: string })[] {
  return linkKinds.flatMap((kind) => {
    noteIds(record.links[kind], context);
    return record.links[kind].flatMap((id, index) => {
      const target = view.source(id)?.record;
      if (!target?.isVisible) return [];
      const link = { sku: record.sku, link_type: kind, linked_product_sku: target.sku, linked_product_type: target.type };
      return [{ typename: 'ProductLinks', ...link, position: index + 1 }];
    });
  });
}

const linkFields: Record<string, FieldResolver> = {
  related_products: field(linked('related')),
  upsell_products: field(linked('upsell')),
  crosssell_products: field(linked('crosssell')),
  product_links: field(productLinks),
  fabric_sample: field((source, context) => {
    const sku = sampleSku(source);
    if (sku !== undefined) noteSkus([sku], context);
    const sample = sampleOf(source);
    return sample && canBeBought(sample) && priceOf(sample, context.now) ? productParent(sample) : null;
  }),
  categories: field(({ record, view }) =>
    [...record.categories.keys()].flatMap((id) => {
      const node = view.tree.byId.get(id);
      return node?.parent ? [categoryParent(node, view)] : [];
    }),
  ),
};

const attributeFields: Record<string, FieldResolver> = {
  information_attributes: field(informationAttributes),
  filter_attributes: field(filterAttributes),
  downloads: field(downloadShapes),
  custom_attributesV2: ({ source }: ProductParent, { filters }: { filters?: InputMaybe<AttributeFilterInput> }) =>
    customAttributes(source, filters),
};

const configurableFields: Record<string, FieldResolver> = {
  configurable_options: field(configurableOptions),
  variants: field((source, { now }) => variantParents(source).filter(({ product }) => priceOf(product.source, now))),
  configurable_product_options_selection: (
    { source }: ProductParent,
    args: { configurableOptionValueUids?: InputMaybe<readonly string[]> },
  ) => optionsSelection(source, args.configurableOptionValueUids ?? []),
  fkv_maten: field(sizeChart),
};

const bundleFields: Record<string, FieldResolver> = {
  dynamic_price: () => true,
  dynamic_sku: () => true,
  dynamic_weight: () => true,
  price_view: () => 'PRICE_RANGE',
  ship_bundle_items: () => 'TOGETHER',
  items: field((source, { now }) => bundleItems(source, now)),
  part_products: field((source, { now }) => partProducts(source, now)),
  price_details: field(priced(priceDetails)),
};
