import type { Language } from '@shop/contract';

export type LabelFacts = {
  readonly isNew: boolean;
  /** Only a reduction that may be announced (LAW-03). */
  readonly isOnSale: boolean;
  readonly isBestseller: boolean;
  /** Whether its variants differ by size; the last colours of a bag are no "last sizes". */
  readonly hasSizes: boolean;
  readonly variants: number;
  readonly saleableVariants: number;
};

type LabelCode = 'new' | 'sale' | 'bestseller' | 'last_sizes';
export type ProductLabel = {
  readonly code: LabelCode;
  readonly text: string;
  readonly textColor: string;
  readonly backgroundColor: string;
  readonly position: 'top-left';
};

/** Colours of the design: primary, sale, waymark and stone tint, each with the text colour that is readable on it. */
const colours: Record<LabelCode, { readonly textColor: string; readonly backgroundColor: string }> = {
  new: { textColor: '#FFFFFF', backgroundColor: '#2B3A9B' },
  sale: { textColor: '#FFFFFF', backgroundColor: '#B4234A' },
  bestseller: { textColor: '#16241D', backgroundColor: '#F5B81F' },
  last_sizes: { textColor: '#16241D', backgroundColor: '#E6E0D4' },
};

const messages: Record<LabelCode, Record<Language, string>> = {
  new: { nl: 'Nieuw', de: 'Neu', en: 'New' },
  sale: { nl: 'Sale', de: 'Sale', en: 'Sale' },
  bestseller: { nl: 'Bestseller', de: 'Bestseller', en: 'Bestseller' },
  last_sizes: { nl: 'Laatste maten', de: 'Letzte Größen', en: 'Last sizes' },
};

/** At most this many variants left, out of more, are "last sizes"; it follows the real stock (LAW-27). */
const fewVariants = 3;

/** The labels a product wears, in the order in which they are shown. */
export function labelsOf(facts: LabelFacts, language: Language): readonly ProductLabel[] {
  const codes: LabelCode[] = [];
  if (facts.isNew) codes.push('new');
  if (facts.isOnSale) codes.push('sale');
  if (facts.isBestseller) codes.push('bestseller');
  const isFewLeft = facts.variants > fewVariants && facts.saleableVariants > 0 && facts.saleableVariants <= fewVariants;
  if (facts.hasSizes && isFewLeft) codes.push('last_sizes');
  return codes.map((code) => ({ code, text: messages[code][language], ...colours[code], position: 'top-left' }));
}
