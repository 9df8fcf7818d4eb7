import { isSizeAxis } from '../purchase/product-matrix.ts';

type Value = {
  readonly label?: string | null;
  readonly swatch_data?: { readonly __typename: string; readonly value?: string | null } | null;
};
type Option = { readonly attribute_code?: string | null; readonly values?: readonly (Value | null)[] | null };

export type Dot = { readonly label: string; readonly colour: string };

const maxDots = 4;
const colourValue = /^#[0-9a-f]{6}$/i;

const valuesOf = (option: Option): readonly Value[] => (option.values ?? []).filter((value): value is Value => value !== null);

/** The colours a card shows as dots, and how many more there are. One colour is no choice, so it gives no dots. */
export function colourDots(options: readonly (Option | null)[] | null | undefined): {
  readonly dots: readonly Dot[];
  readonly more: number;
} {
  for (const option of options ?? []) {
    if (option === null) continue;
    const dots = valuesOf(option).flatMap((value): Dot[] => {
      const colour = value.swatch_data?.__typename === 'ColorSwatchData' ? value.swatch_data.value : null;
      return colour && colourValue.test(colour) ? [{ label: value.label ?? '', colour }] : [];
    });
    if (dots.length > 1) return { dots: dots.slice(0, maxDots), more: Math.max(0, dots.length - maxDots) };
  }
  return { dots: [], more: 0 };
}

/** "32–60" or "S–5XL": first and last size. */
export function sizeRange(options: readonly (Option | null)[] | null | undefined): string | undefined {
  const sizes = (options ?? []).find((option) => isSizeAxis(option?.attribute_code ?? ''));
  if (!sizes) return undefined;
  const labels = valuesOf(sizes).flatMap(({ label }) => (label ? [label] : []));
  const first = labels[0];
  const last = labels.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return first === last ? first : `${first}–${last}`;
}
