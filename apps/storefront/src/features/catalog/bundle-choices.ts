type Choice = {
  readonly uid: string;
  readonly label?: string | null;
  readonly price?: number | null;
  readonly quantity?: number | null;
  readonly product?: { readonly stock_status?: string | null } | null;
};

export type ChoiceGroup<C extends Choice> = {
  readonly name: string;
  /** Sizes of the same piece at the same price; empty for a piece without sizes. */
  readonly sizes: readonly { readonly label: string; readonly isSoldOut: boolean }[];
  readonly first: C;
};

/** "Lederhose Toni, cognac, 46" and "…, 48" are one piece in two sizes: named once, the sizes in a row. */
export function bundleChoices<C extends Choice>(choices: readonly C[]): readonly ChoiceGroup<C>[] {
  const groups = new Map<string, C[]>();
  for (const choice of choices) {
    const { name } = parted(choice);
    const key = `${name}|${choice.price ?? ''}|${choice.quantity ?? 1}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()].flatMap(([first, ...others]): ChoiceGroup<C>[] => {
    if (first === undefined) return [];
    if (others.length === 0) return [{ name: first.label ?? '', sizes: [], first }];
    const sizes = [first, ...others].map((choice) => ({
      label: parted(choice).size,
      isSoldOut: choice.product?.stock_status !== 'IN_STOCK',
    }));
    return [{ name: parted(first).name, sizes, first }];
  });
}

function parted({ label }: Choice): { readonly name: string; readonly size: string } {
  const text = label ?? '';
  const end = text.lastIndexOf(', ');
  return end < 0 ? { name: text, size: '' } : { name: text.slice(0, end), size: text.slice(end + 2) };
}
