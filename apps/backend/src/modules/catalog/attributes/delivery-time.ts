import { perLanguage, type Language } from '@shop/contract';
import type { StockState } from '../stock/stock-state.ts';

export type DeliveryTime = { readonly color: string; readonly icon: string; readonly short: string; readonly long: string };
type Case = 'stock' | 'branch' | 'made' | 'none';

const looks = {
  stock: { color: 'green', icon: 'truck' },
  branch: { color: 'amber', icon: 'clock' },
  made: { color: 'blue', icon: 'scissors' },
  none: { color: 'grey', icon: 'bell' },
} as const satisfies Record<Case, unknown>;

/** Days as the rule of the delivery promise counts them for the country of the language; a test compares them. */
const messages: Record<Language, Record<Case, { readonly short: string; readonly long: string }>> = {
  nl: {
    stock: { short: '1–2 dagen', long: 'Op werkdagen voor 16:00 besteld, dezelfde dag verzonden' },
    branch: { short: '3–5 dagen', long: 'Komt uit een van onze winkels en is binnen 3 tot 5 dagen bij je' },
    made: { short: '2–3 weken', long: 'Wordt voor je gemaakt en is binnen 2 tot 3 weken bij je' },
    none: { short: 'niet op voorraad', long: 'Niet op voorraad. We sturen je graag een bericht zodra het er weer is' },
  },
  de: {
    stock: { short: '2–3 Tage', long: 'Werktags vor 16:00 Uhr bestellt, am selben Tag verschickt' },
    branch: { short: '4–6 Tage', long: 'Kommt aus einem unserer Läden und ist in 4 bis 6 Tagen bei dir' },
    made: { short: '2–3 Wochen', long: 'Wird für dich gefertigt und ist in 2 bis 3 Wochen bei dir' },
    none: { short: 'nicht vorrätig', long: 'Nicht vorrätig. Wir schreiben dir gern, sobald es wieder da ist' },
  },
  en: {
    stock: { short: '1–2 days', long: 'Order before 16:00 on working days, shipped the same day' },
    branch: { short: '3–5 days', long: 'Comes from one of our stores and reaches you within 3 to 5 days' },
    made: { short: '2–3 weeks', long: 'Made for you and with you within 2 to 3 weeks' },
    none: { short: 'out of stock', long: 'Out of stock. We are happy to let you know as soon as it is back' },
  },
};

const cases = Object.keys(looks) as readonly Case[];
const timesIn = (language: Language) =>
  Object.fromEntries(cases.map((one) => [one, { ...looks[one], ...messages[language][one] }])) as Record<Case, DeliveryTime>;
const times = perLanguage(timesIn);

/** When a product can be with the shopper: from the web stock, from a branch, once it is made, or not at all. */
export const deliveryTime = (state: StockState, language: Language): DeliveryTime => times[language][caseOf(state)];

function caseOf({ web, branches, isMadeToOrder }: StockState): Case {
  if (web > 0) return 'stock';
  // What hangs in a branch is there sooner than what is made (decision 028).
  if (branches > 0) return 'branch';
  return isMadeToOrder ? 'made' : 'none';
}
