import type { BranchAvailabilitySimpleFragment, ProductOptionsConfigurableFragment } from '../../generated/graphql.ts';
import type { nl } from './messages/nl.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { BranchStock } from './branch-availability.tsx';
import { labelRuns } from './label-runs.ts';
import { valuesPerBranch } from './option-availability.ts';

type Words = Translate<typeof nl>;

const fewLeft = 3;

/** Per branch: in stock, the last few, or not. */
export function simpleBranchStock(product: BranchAvailabilitySimpleFragment, t: Words): readonly BranchStock[] {
  return (product.store_availability ?? []).flatMap((branch): BranchStock[] => {
    if (branch === null) return [];
    const count = branch.qty_available ?? 0;
    const some = count > 0 && count <= fewLeft ? t('branchFewLeft', { count }) : t('branchInStock');
    return [{ name: branch.store_name, inStock: branch.has_stock, text: branch.has_stock ? some : t('branchOutOfStock') }];
  });
}

/** Per branch the sizes that hang there, of any colour and length; without sizes only whether something does. */
export function configurableBranchStock(product: ProductOptionsConfigurableFragment, t: Words): readonly BranchStock[] {
  const options = product.configurable_options ?? [];
  const option = options.find((entry) => entry?.attribute_code?.startsWith('maat_') === true) ?? options[0];
  if (!option) return [];
  const isSize = option.attribute_code?.startsWith('maat_') === true;
  return [...valuesPerBranch(option, product.variants)].map(([name, values]): BranchStock => {
    const sizes = labelRuns(
      (option.values ?? []).filter((value) => value !== null),
      values,
    );
    const some = isSize ? t('branchSizes', { sizes }) : t('branchInStock');
    return { name, inStock: values.length > 0, text: values.length > 0 ? some : t('branchOutOfStock') };
  });
}
