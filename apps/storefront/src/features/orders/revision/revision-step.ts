/** Names of the fields of the page's forms. */
export const revisionFields = { step: 'step', method: 'method' } as const;

/** What came of a press: where the payment goes on, or why nothing was done. */
export type RevisionStep = {
  readonly method?: string | undefined;
  /** The page of the provider. */
  readonly url?: string | undefined;
  readonly isMethodMissing?: boolean;
  /** In the shopper's language, or nothing where nobody knows why. */
  readonly problem?: string | undefined;
  readonly isFailed?: boolean;
};
