/** What can be chosen for the parts of a set; prices in cents, of one piece inside the set. */
export type BundlePart = {
  readonly uid: string;
  readonly title: string;
  readonly isRequired: boolean;
  /** One of `select` and `radio`, or any number of `checkbox` and `multi`. */
  readonly isSingle: boolean;
  readonly control: 'select' | 'radio' | 'checkbox';
  readonly options: readonly BundleOption[];
};

export type BundleOption = {
  readonly uid: string;
  readonly sku: string;
  readonly label: string;
  /** The label without the size. */
  readonly model: string;
  readonly size?: string;
  readonly cents: number;
  /** On its own, outside the set. */
  readonly aloneCents: number;
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isSaleable: boolean;
  readonly image?: string;
};

/** Chosen options of each part, by its uid, and quantities that were changed, by the option's uid. */
export type BundleSelection = {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly quantities: Readonly<Record<string, number>>;
};

/** Whether somebody must say what fits: such a part never starts with a choice (UX-22). */
export const hasSizes = ({ options }: Pick<BundlePart, 'options'>): boolean => options.some(({ size }) => size !== undefined);

/** The options of a part by what they are, each with its sizes. */
export const modelsOf = ({
  options,
}: Pick<BundlePart, 'options'>): readonly (readonly [model: string, options: readonly BundleOption[]])[] => [
  ...Map.groupBy(options, ({ model }) => model),
];

/**
 * A part without sizes that belongs to the set starts with its cheapest option, the first of several (SPEC-4), so that the page begins at
 * the price of the card; one that is sold out is passed over while another is not. What may be left out starts empty: a paid extra is never ticked beforehand (LAW-06).
 */
export function firstSelection(parts: readonly BundlePart[]): BundleSelection {
  const chosen = parts.map((part) => {
    const { uid, isRequired, options } = part;
    if (!isRequired || hasSizes(part)) return [uid, []] as const;
    return [uid, cheapestOf(offered(options)).map((option) => option.uid)] as const;
  });
  return { chosen: Object.fromEntries(chosen), quantities: {} };
}

/** After a click: of a single part the new one replaces the old, of the others it comes or goes. */
export function toggleOption(selection: BundleSelection, part: BundlePart, uid: string): BundleSelection {
  const now = selection.chosen[part.uid] ?? [];
  const several = now.includes(uid) ? now.filter((other) => other !== uid) : [...now, uid];
  const next = part.isSingle ? (uid === '' ? [] : [uid]) : several;
  return { ...selection, chosen: { ...selection.chosen, [part.uid]: next } };
}

export const changeQuantity = (selection: BundleSelection, uid: string, quantity: number): BundleSelection => ({
  ...selection,
  quantities: { ...selection.quantities, [uid]: quantity },
});

export type ChosenOption = BundleOption & { readonly pieces: number };

/** The chosen options in the order of the parts, with their number of pieces. */
export function chosenOptions(parts: readonly BundlePart[], { chosen, quantities }: BundleSelection): readonly ChosenOption[] {
  return parts.flatMap(({ uid, options }) =>
    options
      .filter((option) => chosen[uid]?.includes(option.uid) === true)
      .map((option) => ({ ...option, pieces: option.canChangeQuantity ? (quantities[option.uid] ?? option.quantity) : option.quantity })),
  );
}

/** The price of the set as the backend computes it: rounded price of each piece, times pieces. */
export const bundleTotal = (options: readonly ChosenOption[]): { readonly cents: number; readonly aloneCents: number } => ({
  cents: options.reduce((sum, { cents, pieces }) => sum + cents * pieces, 0),
  aloneCents: options.reduce((sum, { aloneCents, pieces }) => sum + aloneCents * pieces, 0),
});

/** The price of the set as far as it is chosen; a part that still waits counts with its cheapest piece, and makes it a "from" price. */
export function bundlePrice(parts: readonly BundlePart[], selection: BundleSelection) {
  const waiting = parts
    .filter(({ uid, isRequired }) => isRequired && !selection.chosen[uid]?.length)
    .map(({ options }) => offered(options));
  const cheapest = waiting.flatMap(cheapestOf);
  return {
    ...bundleTotal([...chosenOptions(parts, selection), ...cheapest]),
    isOpen: waiting.length > 0,
    from: waiting.some((options) => new Set(options.map(({ cents, pieces }) => cents * pieces)).size > 1),
  };
}

const cheapestOf = (options: readonly ChosenOption[]): readonly ChosenOption[] =>
  options.toSorted((a, b) => a.cents * a.pieces - b.cents * b.pieces).slice(0, 1);

/** What can be bought, or everything when nothing can. */
function offered(options: readonly BundleOption[]): readonly ChosenOption[] {
  const saleable = options.filter(({ isSaleable }) => isSaleable);
  return (saleable.length > 0 ? saleable : options).map((option) => ({ ...option, pieces: option.quantity }));
}

/** The first required part without a choice that can be bought. */
export const missingPart = (parts: readonly BundlePart[], selection: BundleSelection): BundlePart | undefined =>
  parts.find(({ uid, isRequired, options }) => {
    const chosen = options.filter((option) => selection.chosen[uid]?.includes(option.uid) === true);
    return (isRequired && chosen.length === 0) || chosen.some(({ isSaleable }) => !isSaleable);
  });
