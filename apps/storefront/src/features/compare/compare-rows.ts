type Attribute = { readonly attribute_code: string; readonly label?: string | null; readonly value?: string | null };
type Product = { readonly information_attributes?: readonly (Attribute | null)[] | null };

export type CompareRow = {
  readonly label: string;
  readonly values: readonly string[];
  readonly isDifferent: boolean;
};

/**
 * The attributes of all products as rows, in the order they are first named; a product without one has an empty cell. Each name is one row,
 * though systems of sizes share theirs, and what the table says already (`taken`) is none.
 */
export function compareRows(products: readonly Product[], taken: readonly string[]): readonly CompareRow[] {
  const labels = new Set<string>();
  const values = products.map(({ information_attributes: list }) => {
    const own = new Map<string, string>();
    for (const attribute of list ?? []) {
      if (!attribute?.value) continue;
      const label = attribute.label ?? attribute.attribute_code;
      own.set(label, own.has(label) ? `${own.get(label)}, ${attribute.value}` : attribute.value);
      labels.add(label);
    }
    return own;
  });
  return [...labels]
    .filter((label) => !taken.includes(label))
    .map((label) => {
      const row = values.map((own) => own.get(label) ?? '');
      return { label, values: row, isDifferent: new Set(row).size > 1 };
    });
}
