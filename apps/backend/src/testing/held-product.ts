import type { HeldProduct, Known } from '#modules/catalog/index.ts';
import { aCatalogue, aCategory, aProduct } from './a-catalogue.ts';

export const kleur = {
  id: 5,
  code: 'kleur',
  label: { nl: 'Kleur' },
  input: 'select' as const,
  position: 1,
  isFilterable: true,
  isVisibleOnFront: true,
  isComparable: false,
  isSearchable: false,
  options: [{ id: 51, attributeId: 5, code: 'rood', label: { nl: 'Rood' }, position: 0, swatch: undefined }],
};
const record = aProduct({
  id: 1,
  type: 'configurable',
  axes: [{ id: 1, attributeId: 5, position: 0 }],
  bundleOptions: [
    {
      id: 4,
      title: { nl: 'Schort' },
      type: 'radio',
      isRequired: true,
      position: 1,
      selections: [{ id: 8, productId: 2, quantity: 1, canChangeQuantity: false, isDefault: true, position: 1 }],
    },
  ],
  downloads: [{ id: 3, type: 'leaflet', name: { nl: 'Wassen' }, content: { nl: 'Koud.\nNiet in de droger.' } }],
  pictures: [{ id: 1, position: 1, hash: 'a'.repeat(40), label: { nl: 'Voor' }, isDisabled: false }],
  groupedItems: [{ itemId: 2, quantity: 1, position: 1 }],
});
const catalogue = aCatalogue([record, aProduct({ id: 2 })], { categories: [aCategory({ id: 3, parentId: 2 })], attributes: [kleur] });
/** What values of the product may name. */
export const known: Known = { ...catalogue, stores: ['nl', 'de'] };
const positions = new Map([[2, 1]]);
/** A product that has one of everything. */
export const held: HeldProduct = {
  version: 1,
  record,
  linkPositions: { related: positions, upsell: positions, crosssell: positions },
  variantPositions: positions,
};
