type Attribute = { readonly attribute_code: string; readonly label?: string | null; readonly value?: string | null };
type Product = { readonly information_attributes?: readonly (Attribute | null)[] | null };

export type CompareRow = {
  readonly code: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly isDifferent: boolean;
};

/** The attributes of all products as rows, in the order they are first named; a product without one has an empty cell. */
export function compareRows(products: readonly Product[]): readonly CompareRow[] {
  const labels = new Map<string, string>();
  const values = products.map(({ information_attributes: list }) => {
    const own = new Map<string, string>();
    for (const attribute of list ?? []) {
      if (!attribute?.value) continue;
      own.set(attribute.attribute_code, attribute.value);
      if (!labels.has(attribute.attribute_code)) labels.set(attribute.attribute_code, attribute.label ?? attribute.attribute_code);
    }
    return own;
  });
  return [...labels].map(([code, label]) => {
    const row = values.map((own) => own.get(code) ?? '');
    return { code, label, values: row, isDifferent: new Set(row).size > 1 };
  });
}
