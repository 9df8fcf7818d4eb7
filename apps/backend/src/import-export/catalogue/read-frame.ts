import { brandAttribute } from '#modules/catalog/index.ts';
import type { ProductRows } from './catalogue-file.ts';
import { readPaths } from './category-paths.ts';
import { checkNamedClaims } from './check-claims.ts';
import { emptied, readPairs } from './magento-values.ts';
import { optionNames } from './option-names.ts';
import { optionValues } from './read-attributes.ts';
import type { WorkingDefinitions } from './working-definitions.ts';

/** Makes the options and categories a row names and the shop lacks; a brand is more than an option, so it is never made here. */
export function addToFrame({ first }: ProductRows, work: WorkingDefinitions): void {
  checkNamedClaims(first);
  for (const path of readPaths(first?.cell('categories') ?? '')) work.categoryIds(path);
  const cell = first?.cell('additional_attributes');
  for (const [code, value] of cell ? readPairs(cell, 'additional_attributes') : []) {
    const attribute = work.attribute(code);
    if (!attribute || code === brandAttribute || value === emptied || (attribute.input !== 'select' && attribute.input !== 'multiselect'))
      continue;
    const known = optionNames(attribute, work.viewCode);
    for (const name of new Set(optionValues(attribute.input, value))) if (!known.find(name)) work.addOptionNamed(code, name);
  }
}
