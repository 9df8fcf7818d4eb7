import type { FilterTypeInput, SortEnum } from '@shop/contract';
import type { Branch } from './branch.ts';
import { compareValues, matchesFilter, type FieldValue } from './field-filter.ts';
import { pageOf, type Page, type PageArguments } from '#kernel/graphql/paging.ts';
import { distanceKm, findPlace } from './places.ts';
import { regionById } from './regions.ts';
import { pickText } from './store-view.ts';

/** Pieces of a product in a branch; 0 for a SKU nobody knows. */
export type BranchStock = { quantity(sku: string, branchCode: string): number };

/** A branch as in-store pickup sees it, in the language of the request. */
export type PickupLocation = Omit<Branch, 'description' | 'pictures' | 'openingHours' | 'alternateHours'> & {
  readonly description: string | null;
  readonly region: string | null;
};

export type PickupField = keyof Omit<PickupLocation, 'urlKey'>;

export type PickupQuery = PageArguments & {
  readonly area?: { readonly searchTerm: string; readonly radiusKm: number } | undefined;
  readonly filters: readonly { readonly field: PickupField; readonly filter: FilterTypeInput }[];
  readonly sort: readonly { readonly field: PickupField | 'distance'; readonly direction: SortEnum }[];
  readonly skus: readonly string[];
};

type Surroundings = {
  readonly branches: readonly Branch[];
  readonly textFallback: readonly string[];
  readonly defaultCountry: string;
  readonly stock: BranchStock;
};

type Candidate = { readonly location: PickupLocation; readonly distance: number };

/** The pickup locations a shopper can choose from: near a place, passing every filter, having every SKU. */
export function findPickupLocations(query: PickupQuery, around: Surroundings): Page<PickupLocation> {
  const candidates = candidatesNear(query.area, around)
    .filter(({ location }) => query.filters.every(({ field, filter }) => matchesFilter(location[field], filter)))
    .filter(({ location }) => query.skus.every((sku) => around.stock.quantity(sku, location.code) > 0))
    .sort(byOrder(query));
  return pageOf(
    candidates.map(({ location }) => location),
    query,
  );
}

function candidatesNear(area: PickupQuery['area'], around: Surroundings): Candidate[] {
  const locations = around.branches.map((branch) => toPickupLocation(branch, around.textFallback));
  if (!area) return locations.map((location) => ({ location, distance: 0 }));
  const place = findPlace(area.searchTerm, around.defaultCountry, around.branches);
  if (!place) return [];
  return locations
    .map((location) => ({ location, distance: distanceKm(place, location) }))
    .filter(({ distance }) => distance <= area.radiusKm);
}

// Distance means something only around a place; there it is also the order nobody has to ask for.
function byOrder(query: PickupQuery): (a: Candidate, b: Candidate) => number {
  const asked = query.sort.filter(({ field }) => query.area || field !== 'distance');
  const order =
    asked.length > 0 ? asked : [{ field: query.area ? ('distance' as const) : ('position' as const), direction: 'ASC' as const }];
  return (a, b) => {
    for (const { field, direction } of order) {
      const [left, right] = field === 'distance' ? [a.distance, b.distance] : [a.location[field], b.location[field]];
      const result = compareNullable(left, right) * (direction === 'DESC' ? -1 : 1);
      if (result !== 0) return result;
    }
    return a.location.position - b.location.position;
  };
}

function compareNullable(a: FieldValue, b: FieldValue): number {
  if (a === null || b === null) return Number(b !== null) - Number(a !== null);
  return compareValues(a, b);
}

function toPickupLocation(branch: Branch, textFallback: readonly string[]): PickupLocation {
  const { description, pictures: _pictures, openingHours: _hours, alternateHours: _alternate, ...rest } = branch;
  return {
    ...rest,
    description: pickText(description, textFallback) ?? null,
    region: branch.regionId === null ? null : (regionById(branch.regionId)?.name ?? null),
  };
}
