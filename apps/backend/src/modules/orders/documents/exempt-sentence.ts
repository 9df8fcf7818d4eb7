import type { Language } from '@shop/contract';
import type { Seller } from '#modules/stores/index.ts';

/** Every member state frees an intra-Community supply by its own law; the directive is what they share. */
const byDirective: Readonly<Record<Language, string>> = {
  nl: 'Intracommunautaire levering, 0% btw (art. 138 btw-richtlijn)',
  de: 'Steuerfreie innergemeinschaftliche Lieferung (Art. 138 MwStSystRL)',
  en: 'VAT-exempt intra-Community supply (Art. 138 VAT Directive)',
};
const fromGermany = 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1b UStG)';

/**
 * The sentence of an exempt supply (LAW-26). § 4 UStG frees goods that start in Germany; on goods that go there from another country it
 * would name a law that has nothing to say. Parcels start where the seller has its VAT id (LAW-25).
 */
export const exemptSentence = (language: Language, { vatId }: Pick<Seller, 'vatId'>): string =>
  language === 'de' && vatId.startsWith('DE') ? fromGermany : byDirective[language];
