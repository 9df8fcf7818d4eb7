/** What was chosen for one part of a bundle. */
export type Selection = { readonly optionId: number; readonly selectionId: number; readonly quantity: number };

/** A product with everything that must be chosen of it. */
export type Choice = {
  /** Never a variant's. */
  readonly sku: string;
  readonly variantSku: string | null;
  /** In order of their ids. */
  readonly selections: readonly Selection[];
};

export type Wishlist = {
  readonly id: number;
  readonly customerId: number | null;
  readonly guestId: string | null;
  readonly sharingCode: string | null;
  readonly sharedAs: string | null;
  readonly updatedAt: Date;
};

export type WishlistItem = Choice & {
  readonly id: number;
  readonly quantity: number;
  readonly description: string | null;
  readonly addedAt: Date;
};

export const maxPieces = 10_000;
/** A list is for choosing, not for storing a catalogue. */
export const maxItems = 300;

/** One text for one choice. */
export const choiceKey = ({ variantSku, selections }: Choice): string =>
  variantSku ?? selections.map(({ optionId, selectionId, quantity }) => `${optionId}/${selectionId}/${quantity}`).join(' ');
