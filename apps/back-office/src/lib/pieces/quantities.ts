/** Pieces by line: of a parcel that is planned, of a refund, of what was found or came back. */
export type Quantities = Readonly<Record<number, number>>;

export const countOf = (quantities: Quantities): number => Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/** As the contract wants them: lines without a piece are left out. */
export const quantityLines = (quantities: Quantities): { lineId: number; quantity: number }[] =>
  Object.entries(quantities).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId: Number(lineId), quantity }] : []));

type Chosen = { readonly options: readonly { readonly value: string }[]; readonly sku: string };

/** Under the name of a line: what was chosen of it, and its number. */
export const optionsOf = ({ options, sku }: Chosen): string =>
  [options.map(({ value }) => value).join(', '), sku].filter(Boolean).join(' · ');
