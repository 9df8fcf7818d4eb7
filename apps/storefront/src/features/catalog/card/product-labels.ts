import type { BlazeKind } from '../../../ui/blaze.tsx';
import type { PriceDisplay } from './price-display.ts';

type Label = { readonly code: string; readonly text: string };
export type LabelBlaze = { readonly kind: BlazeKind; readonly text: string };

const kinds: Readonly<Record<string, BlazeKind>> = { new: 'new', bestseller: 'bestseller' };

/**
 * The labels a product wears. A reduction is announced by the percentage of the reference price alone:
 * a "sale" label without one would promise what LAW-03 does not allow.
 */
export function labelBlazes(
  labels: readonly (Label | null)[] | null | undefined,
  price: PriceDisplay,
  percentText: (percent: number) => string,
  max = 3,
): readonly LabelBlaze[] {
  const reduction: readonly LabelBlaze[] =
    price.reference === undefined ? [] : [{ kind: 'sale', text: percentText(price.reference.percentOff) }];
  const others = (labels ?? []).flatMap((label): LabelBlaze[] =>
    label === null || label.code === 'sale' ? [] : [{ kind: kinds[label.code] ?? 'plain', text: label.text }],
  );
  return [...reduction, ...others].slice(0, max);
}
