type SizeGroup = {
  readonly code: string;
  readonly kind: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
};

export type SizeInQuery = { readonly code: string; readonly value: string };

/**
 * The size a shopper has typed beside the garment, `42` of "dirndl 42", when the products found for it come in that size.
 * Several kinds of clothes may have a 42: the one most of the products have is meant. A number alone is no size.
 */
export function sizeInQuery(query: string, groups: readonly SizeGroup[]): SizeInQuery | undefined {
  const words = query.split(' ');
  if (words.length < 2) return undefined;
  const found = groups
    .filter(({ kind }) => kind === 'sizes')
    .flatMap(({ code, options }) =>
      options
        .filter(({ label, count }) => count > 0 && words.includes(label.toLowerCase()))
        .map(({ value, count }) => ({ code, value, count })),
    );
  const best = found.toSorted((a, b) => b.count - a.count)[0];
  return best && { code: best.code, value: best.value };
}
