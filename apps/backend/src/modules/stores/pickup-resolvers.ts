import type {
  AreaInput,
  FilterTypeInput,
  Maybe,
  PickupLocationFilterInput,
  PickupLocationSortInput,
  ProductInfoInput,
  SortEnum,
} from '@shop/contract';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { Page, PageArguments } from '#kernel/graphql/paging.ts';
import { findPickupLocations, type BranchStock, type PickupField, type PickupLocation, type PickupQuery } from './find-pickup-locations.ts';
import type { Stores } from './open-stores.ts';

/** Stock belongs to another module, so the way to ask for it is handed in. */
export type PickupDeps = { readonly stockOf: (skus: readonly string[]) => BranchStock | Promise<BranchStock> };

type Deps = PickupDeps & Pick<Stores, 'branches' | 'textFallback' | 'config'>;

type PickupArgs = PageArguments & {
  readonly area?: Maybe<AreaInput>;
  readonly filters?: Maybe<PickupLocationFilterInput>;
  readonly sort?: Maybe<PickupLocationSortInput>;
  readonly productsInfo?: Maybe<readonly Maybe<ProductInfoInput>[]>;
};

const fields: Readonly<Record<keyof PickupLocationSortInput, PickupField | 'distance'>> = {
  city: 'city',
  contact_name: 'contactName',
  country_id: 'countryCode',
  description: 'description',
  distance: 'distance',
  email: 'email',
  fax: 'fax',
  latitude: 'latitude',
  longitude: 'longitude',
  name: 'name',
  phone: 'phone',
  pickup_location_code: 'code',
  postcode: 'postcode',
  region: 'region',
  region_id: 'regionId',
  street: 'street',
};

/** GraphQL in and out of in-store pickup. */
export function pickupResolvers(stores: Deps): ResolverMap {
  return {
    Query: {
      pickupLocations: async (_parent: unknown, args: PickupArgs, { store }: RequestContext) => {
        const query = toQuery(args);
        return findPickupLocations(query, {
          branches: stores.branches(),
          textFallback: stores.textFallback(store.code),
          defaultCountry: stores.config(store.code)?.default_country ?? '',
          stock: await stores.stockOf(query.skus),
        });
      },
    },
    PickupLocations: {
      total_count: (page: Page<PickupLocation>) => page.total,
      page_info: (page: Page<PickupLocation>) => page.info,
    },
    PickupLocation: {
      contact_name: (location: PickupLocation) => location.contactName,
      country_id: (location: PickupLocation) => location.countryCode,
      pickup_location_code: (location: PickupLocation) => location.code,
      region_id: (location: PickupLocation) => location.regionId,
    },
  };
}

function toQuery({ area, filters, sort, pageSize, currentPage, productsInfo }: PickupArgs): PickupQuery {
  return {
    area: area ? { searchTerm: area.search_term, radiusKm: area.radius } : undefined,
    filters: entriesOf<FilterTypeInput>(filters).map(([field, filter]) => ({ field: field as PickupField, filter })),
    sort: entriesOf<SortEnum>(sort).map(([field, direction]) => ({ field, direction })),
    skus: (productsInfo ?? []).flatMap((product) => (product ? [product.sku] : [])),
    pageSize,
    currentPage,
  };
}

function entriesOf<T>(input: object | null | undefined): (readonly [PickupField | 'distance', T])[] {
  return Object.entries(input ?? {}).flatMap(([name, value]) => {
    const field = fields[name as keyof typeof fields];
    return field && value ? [[field, value as T] as const] : [];
  });
}
