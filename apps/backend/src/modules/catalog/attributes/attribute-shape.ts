import type { AttributeFilterInput, InputMaybe, Language, ProductFilterAttribute, ProductInformationAttribute } from '@shop/contract';
import type { AttributeRecord, AttributeValue, OptionRecord } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { cachePerSource } from '../read-model/catalogue-view.ts';
import { featureFields } from '../products/field-shape.ts';
import { variantsOf } from './composition.ts';

const yesNo: Record<Language, readonly [string, string]> = { nl: ['Ja', 'Nee'], de: ['Ja', 'Nein'], en: ['Yes', 'No'] };

type Held = { readonly attribute: AttributeRecord; readonly value: AttributeValue };

/** The values a product has, in order of the attributes. */
function heldBy({ record, view }: ProductSource): readonly Held[] {
  return view.catalogue.attributes.flatMap((attribute) => {
    const value = record.attributes[attribute.code];
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [{ attribute, value }];
  });
}

const isOptions = (value: AttributeValue): value is readonly number[] => typeof value === 'object';

function optionsOf(attribute: AttributeRecord, ids: ReadonlySet<number>): readonly OptionRecord[] {
  return attribute.options.filter(({ id }) => ids.has(id));
}

function valueText({ attribute, value }: Held, view: CatalogueView): string {
  if (isOptions(value))
    return optionsOf(attribute, new Set(value))
      .map((option) => view.label(option))
      .join(', ');
  if (typeof value === 'string') return value;
  return yesNo[view.scope.language][value ? 0 : 1];
}

/** What the product page lists, as words. */
export const informationAttributes = cachePerSource((source): readonly ProductInformationAttribute[] => {
  const { language } = source.view.scope;
  const attributes = heldBy(source)
    .filter(({ attribute }) => attribute.isVisibleOnFront)
    .map((held) => ({
      attribute_code: held.attribute.code,
      attribute_id: held.attribute.id,
      label: source.view.label(held.attribute),
      value: valueText(held, source.view),
    }));
  return [...attributes, ...featureFields(source.record, { language, yes: yesNo[language][0] })];
});

/** What the product can be filtered by; a configurable product has the options of its variants. */
export const filterAttributes = cachePerSource((source): readonly ProductFilterAttribute[] => {
  const { view } = source;
  const holders = [source, ...variantsOf(source)];
  return view.catalogue.attributes
    .filter(({ isFilterable }) => isFilterable)
    .flatMap((attribute) => {
      const ids = new Set(
        holders.flatMap(({ record }) => {
          const value = record.attributes[attribute.code];
          return value !== undefined && isOptions(value) ? value : [];
        }),
      );
      if (ids.size === 0) return [];
      const values = optionsOf(attribute, ids).map((option) => ({ option_id: option.id, option_label: view.label(option) }));
      return [{ attribute_code: attribute.code, label: view.label(attribute), values }];
    });
});

/** How the flags of Magento's filter follow from ours. */
function flagsOf(attribute: AttributeRecord): Required<{ [Key in keyof AttributeFilterInput]: boolean }> {
  return {
    is_comparable: attribute.isComparable,
    is_filterable: attribute.isFilterable,
    is_filterable_in_search: attribute.isFilterable,
    is_html_allowed_on_front: false,
    is_searchable: attribute.isSearchable,
    is_used_for_price_rules: false,
    is_used_for_promo_rules: false,
    is_visible_in_advanced_search: attribute.isSearchable,
    is_visible_on_front: attribute.isVisibleOnFront,
    is_wysiwyg_enabled: false,
    used_in_product_listing: attribute.isFilterable,
  };
}

/** Every attribute of a product that has all the given flags, with its values. */
export function customAttributes(source: ProductSource, filters: InputMaybe<AttributeFilterInput> | undefined): object {
  const wanted = Object.entries(filters ?? {}).filter(([, value]) => typeof value === 'boolean');
  const held = heldBy(source).filter(({ attribute }) => {
    const flags: Readonly<Record<string, boolean>> = flagsOf(attribute);
    return wanted.every(([flag, value]) => flags[flag] === value);
  });
  return { items: held.map((one) => attributeShape(one, source.view)), errors: [] };
}

function attributeShape({ attribute, value }: Held, view: CatalogueView): object {
  if (!isOptions(value))
    return { typename: 'AttributeValue', code: attribute.code, value: typeof value === 'string' ? value : value ? '1' : '0' };
  const options = optionsOf(attribute, new Set(value));
  return {
    typename: 'AttributeSelectedOptions',
    code: attribute.code,
    selected_options: options.map((option) => ({
      typename: 'AttributeSelectedOption',
      label: view.label(option),
      value: String(option.id),
    })),
  };
}

/** The code of the one option a product has for an attribute. */
export function optionCode({ record, view }: ProductSource, attributeCode: string): string | undefined {
  const value = record.attributes[attributeCode];
  const [id] = value !== undefined && isOptions(value) ? value : [];
  return id === undefined ? undefined : view.catalogue.options.get(id)?.code;
}
