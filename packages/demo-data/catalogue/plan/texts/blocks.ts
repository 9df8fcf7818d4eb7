import type { Text } from '../../../model.ts';

/** Sentences that are true of every piece of a group, by block of the long text; a product takes two or three of each. */
export type TextBlocks = { readonly look: readonly Text[]; readonly fit: readonly Text[]; readonly know: readonly Text[] };
