import type { Language, PerLanguage } from '@shop/contract';

/** What shoppers type into the search when they want to know something and not to buy: pages of the shop by their words. */
export const contentTopics = {
  returns: {
    nl: ['retour', 'retourneren', 'retourzending', 'terugsturen', 'ruilen', 'omruilen'],
    de: ['retoure', 'rücksendung', 'ruecksendung', 'zurückschicken', 'zurueckschicken', 'umtausch', 'umtauschen'],
    en: ['return', 'returns', 'exchange', 'refund', 'send back'],
  },
  shipping: {
    nl: ['verzending', 'verzendkosten', 'bezorging', 'bezorgen', 'levertijd', 'betalen', 'betaling', 'betaalmethode', 'ideal'],
    de: ['versand', 'versandkosten', 'lieferung', 'lieferzeit', 'zahlung', 'zahlungsarten', 'bezahlen', 'rechnung'],
    en: ['shipping', 'delivery', 'delivery time', 'payment', 'pay'],
  },
  sizeAdvice: {
    nl: ['maat', 'maten', 'maattabel', 'maatadvies', 'welke maat', 'pasvorm'],
    de: ['größe', 'groesse', 'größen', 'groessen', 'größentabelle', 'groessentabelle', 'größenberatung', 'passform'],
    en: ['size', 'sizes', 'size guide', 'size chart', 'sizing', 'fit'],
  },
  alterations: {
    nl: ['vermaken', 'vermaakservice', 'kleermaker', 'inkorten', 'innemen'],
    de: ['änderung', 'aenderung', 'ändern', 'änderungsservice', 'schneider', 'kürzen'],
    en: ['alteration', 'alterations', 'tailor', 'shorten', 'hemming'],
  },
  withdrawalRight: {
    nl: ['herroepen', 'herroeping', 'herroepingsrecht', 'bedenktijd'],
    de: ['widerruf', 'widerrufen', 'widerrufsrecht'],
    en: ['withdrawal', 'withdraw', 'right of withdrawal', 'cancel order'],
  },
  guarantee: {
    nl: ['garantie', 'klacht', 'kapot', 'reparatie'],
    de: ['garantie', 'gewährleistung', 'gewaehrleistung', 'reklamation', 'defekt', 'reparatur'],
    en: ['guarantee', 'warranty', 'complaint', 'broken', 'repair'],
  },
  about: {
    nl: ['over ons', 'wie zijn jullie'],
    de: ['über uns', 'ueber uns'],
    en: ['about', 'about us'],
  },
  legalNotice: {
    nl: ['bedrijfsgegevens', 'kvk', 'btw-nummer', 'impressum'],
    de: ['impressum', 'firma', 'ust-id'],
    en: ['legal notice', 'imprint', 'company'],
  },
  terms: {
    nl: ['voorwaarden', 'algemene voorwaarden'],
    de: ['agb', 'geschäftsbedingungen'],
    en: ['terms', 'terms and conditions'],
  },
  privacy: {
    nl: ['privacy', 'cookies', 'gegevens', 'avg'],
    de: ['datenschutz', 'cookies', 'dsgvo'],
    en: ['privacy', 'cookies', 'gdpr'],
  },
  branches: {
    nl: [
      'openingstijden',
      'openingstijd',
      'winkel',
      'winkels',
      'filiaal',
      'filialen',
      'adres',
      'contact',
      'telefoon',
      'sittard',
      'roermond',
      'aachen',
      'aken',
    ],
    de: [
      'öffnungszeiten',
      'oeffnungszeiten',
      'filiale',
      'filialen',
      'geschäft',
      'laden',
      'adresse',
      'kontakt',
      'telefon',
      'sittard',
      'roermond',
      'aachen',
    ],
    en: [
      'opening hours',
      'opening times',
      'shop',
      'shops',
      'store',
      'stores',
      'branch',
      'address',
      'contact',
      'phone',
      'sittard',
      'roermond',
      'aachen',
    ],
  },
  brands: { nl: ['merk', 'merken'], de: ['marke', 'marken'], en: ['brand', 'brands'] },
  finder: { nl: ['outfitzoeker'], de: ['outfitfinder'], en: ['outfit finder'] },
} as const satisfies Readonly<Record<string, PerLanguage<readonly string[]>>>;

export type ContentTopic = keyof typeof contentTopics;

const maxTopics = 3;

/**
 * The pages a search text is about: those with a word that the text is, contains as a whole word, or begins
 * ("openingst"). Words of a garment never match, because only whole words count inside a longer text.
 */
export function topicsOf(query: string, language: Language): readonly ContentTopic[] {
  const padded = ` ${query
    .replace(/[?!.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
  const isAsked = (word: string): boolean => padded.includes(` ${word} `) || (query.length >= 5 && word.startsWith(query));
  const topics = Object.keys(contentTopics) as ContentTopic[];
  return topics.filter((topic) => contentTopics[topic][language].some(isAsked)).slice(0, maxTopics);
}
