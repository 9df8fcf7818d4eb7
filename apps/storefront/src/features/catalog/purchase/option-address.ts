import { settle, type Selection } from '@shop/rules/option-matrix';
import type { ProductMatrix } from './product-matrix.ts';

/** The choice an address asks for (`?kleur=petrol&maat_dirndl=38`); what does not exist together is left out. */
export function selectionFrom(matrix: ProductMatrix, parameters: URLSearchParams): Selection {
  return settle(
    matrix,
    matrix.axes.map(({ code, values }) => {
      const wanted = parameters.get(code)?.toLowerCase();
      const index = wanted === undefined ? -1 : values.findIndex(({ slug, label }) => slug === wanted || label.toLowerCase() === wanted);
      return index === -1 ? null : index;
    }),
  );
}

/** The same address with another choice; parameters that are none of the product's stay. */
export function addressOf(matrix: ProductMatrix, selection: Selection, url: string): string {
  const address = new URL(url);
  for (const [axis, { code, values }] of matrix.axes.entries()) {
    const slug = values[selection[axis] ?? -1]?.slug;
    if (slug === undefined) address.searchParams.delete(code);
    else address.searchParams.set(code, slug);
  }
  return `${address.pathname}${address.search}${address.hash}`;
}
