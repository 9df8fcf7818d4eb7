import type { AttributeRecord } from '#modules/catalog/index.ts';
import { brandAttribute } from '#modules/catalog/index.ts';
import { emptied, readFlag, readPairs } from './magento-values.ts';
import type { Reading } from './reading.ts';
import { RowFault } from './row-fault.ts';
import { brandOfOption, brandOption } from './shop-names.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

type Values = ShelfProduct['attributes'];

/** The values of custom attributes; a code the file does not name keeps its value. */
export function readAttributes({ first, before, names }: Reading): Values {
  const cell = first?.cell('additional_attributes');
  if (cell === null) return {};
  const values: Record<string, Values[string]> = { ...before?.attributes };
  for (const [code, value] of cell === undefined ? [] : readPairs(cell, 'additional_attributes')) {
    const attribute = names.definitions.attributes.find((one) => one.code === code);
    if (!attribute) throw new RowFault(`the attribute "${code}" does not exist in this shop.`);
    if (value === emptied || value === '') delete values[code];
    else values[code] = readValue(attribute, value, (name) => names.options(code)?.find(name)?.id);
  }
  return values;
}

function readValue({ code, input }: AttributeRecord, value: string, find: (name: string) => number | undefined): Values[string] {
  if (input === 'boolean') return readFlag(value, code);
  if (input === 'text') return value;
  return optionValues(input, value).map((name) => {
    const id = find(name);
    if (id !== undefined) return id;
    throw new RowFault(
      code === brandAttribute
        ? `the brand "${name}" is not known with its maker, which the law wants named (LAW-14): add the brand first.`
        : `the attribute "${code}" has no option "${name}".`,
    );
  });
}

/** The option names in a value. */
export const optionValues = (input: AttributeRecord['input'], value: string): string[] =>
  (input === 'multiselect' ? value.split('|') : [value]).map((part) => part.trim()).filter((part) => part !== '');

/** The brand: the one the file names, else that of the brand attribute, else the one the product had. */
export function readBrand({ first, before, names }: Reading, attributes: Values): number | undefined {
  const key = first?.cell('maas_brand');
  if (typeof key === 'string') {
    const brand = [...names.definitions.brands.values()].find(({ urlKey }) => urlKey === key);
    if (!brand) throw new RowFault(`there is no brand with the URL key "${key}".`);
    return brand.id;
  }
  const option = brandOption({ attributes });
  if (option === undefined) return before?.brandId;
  const brand = brandOfOption(names.definitions, option);
  if (!brand) throw new RowFault('the brand is not known with its maker, which the law wants named (LAW-14): add the brand first.');
  return brand.id;
}
