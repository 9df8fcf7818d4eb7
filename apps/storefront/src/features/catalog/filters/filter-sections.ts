import { isSizeCode, type FilterGroup, type ListingFilters } from './filter-groups.ts';
import { chosenValues } from '../listing/listing-changes.ts';
import type { ListingState } from '../listing/listing-state.ts';

/** One place of the filter panel: a price, or one attribute, or the attributes that mean the same (all sizes). */
export type FilterSection =
  | { readonly key: 'price'; readonly chosen: number }
  | { readonly key: string; readonly groups: readonly FilterGroup[]; readonly chosen: number };

/** Size, length, colour, price, brand, material, occasion, embroidery, closure, branch stock; others as the shop orders them (UX-6). */
const order: readonly (readonly [key: string, codes: readonly string[]])[] = [
  ['category', ['category_uid']],
  ['size', []],
  ['length', ['lengte', 'model_lederhose']],
  ['colour', ['kleur']],
  ['price', []],
  ['brand', ['merk']],
  ['material', ['stof', 'leersoort']],
  ['occasion', ['gelegenheid']],
  ['embroidery', ['borduurkleur', 'borduurmotief']],
  ['closure', ['sluiting']],
  ['branch', ['filiaal']],
  ['selection', ['new', 'sale']],
];

const offers = (group: FilterGroup, state: ListingState): boolean =>
  chosenValues(state, group.code).length > 0 || group.options.some(({ count }) => count > 0);

/** The panel's sections in their order; an attribute that offers nothing has none (UX-9). */
export function filterSections({ groups, price }: ListingFilters, state: ListingState): readonly FilterSection[] {
  const offered = groups.filter((group) => offers(group, state));
  const section = (key: string, members: readonly FilterGroup[]): readonly FilterSection[] =>
    members.length === 0
      ? []
      : [{ key, groups: members, chosen: members.reduce((sum, { code }) => sum + chosenValues(state, code).length, 0) }];
  const named = order.flatMap(([key, codes]): readonly FilterSection[] => {
    if (key === 'price') return price === undefined ? [] : [{ key, chosen: state.price === undefined ? 0 : 1 }];
    if (key === 'size')
      return section(
        key,
        offered.filter(({ code }) => isSizeCode(code)),
      );
    return section(
      key,
      codes.flatMap((code) => offered.filter((group) => group.code === code)),
    );
  });
  const placed = new Set(order.flatMap(([, codes]) => codes));
  const others = offered.filter(({ code }) => !placed.has(code) && !isSizeCode(code));
  return [...named, ...others.flatMap((group) => section(group.code, [group]))];
}
