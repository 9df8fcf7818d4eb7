import { isEuCountry } from '@shop/rules/country';
import type { Maker } from '../read-model/catalogue.ts';
import type { BrandInput, CatalogueInput, ProductInput } from './catalogue-input.ts';
import { fibreProblem } from '../attributes/materials.ts';
import { checkClaims } from './check-claims.ts';

/** Refuses what the law does not let into a shop: green claims without proof (LAW-11), goods without a maker (LAW-14), fibres that do not add up (LAW-15). */
export function checkInput(input: CatalogueInput): void {
  const { brands = [], products = [] } = input;
  checkClaims(input);
  for (const brand of brands) checkBrand(brand);
  for (const product of products) checkProduct(product);
}

function checkBrand(brand: BrandInput): void {
  const problem = makerProblem(brand);
  if (problem === 'maker') throw new Error(`brand ${brand.title}: the maker needs name, address and e-mail`);
  if (problem === 'responsible') throw new Error(`brand ${brand.title}: a maker outside the EU needs a responsible person in the EU`);
}

/** LAW-14: what is missing of who made it, or of who answers for it in the EU. */
export function makerProblem({ maker, euResponsible }: Pick<BrandInput, 'maker' | 'euResponsible'>): 'maker' | 'responsible' | undefined {
  if (!isComplete(maker)) return 'maker';
  if (isEuCountry(maker.countryCode)) return undefined;
  return euResponsible && isComplete(euResponsible) && isEuCountry(euResponsible.countryCode) ? undefined : 'responsible';
}

const isComplete = (maker: Maker): boolean =>
  [maker.name, maker.street, maker.postcode, maker.city, maker.countryCode, maker.email].every((field) => field.trim() !== '');

function checkProduct({ sku, type, brandId, materials = [] }: ProductInput): void {
  const isGoods = type === 'simple' || type === 'configurable';
  if (isGoods && brandId === undefined) throw new Error(`product ${sku}: goods need a brand, which names their maker`);
  for (const material of materials) {
    const problem = 'fibres' in material ? fibreProblem(material.fibres) : undefined;
    if (problem !== undefined) throw new Error(`product ${sku}: ${problem}`);
  }
}
