import type { Language, SortFields } from '@shop/contract';
import type { SortKey } from './sort-steps.ts';

const labels: Record<SortKey, Record<Language, string>> = {
  position: { nl: 'Positie', de: 'Position', en: 'Position' },
  name: { nl: 'Naam', de: 'Name', en: 'Name' },
  price: { nl: 'Prijs', de: 'Preis', en: 'Price' },
  created_at: { nl: 'Datum toegevoegd', de: 'Hinzugefügt am', en: 'Date added' },
  num_sales: { nl: 'Aantal verkocht', de: 'Verkaufte Stücke', en: 'Pieces sold' },
  rating_summary: { nl: 'Beoordeling', de: 'Bewertung', en: 'Rating' },
  relevance: { nl: 'Relevantie', de: 'Relevanz', en: 'Relevance' },
};

const shared: readonly SortKey[] = ['name', 'price', 'created_at', 'num_sales'];

/** What a list can be sorted by: search results by relevance, others by position first. */
export function sortFields(language: Language, hasSearch: boolean): SortFields {
  const first: SortKey = hasSearch ? 'relevance' : 'position';
  return { default: first, options: [first, ...shared].map((value) => ({ value, label: labels[value][language] })) };
}
