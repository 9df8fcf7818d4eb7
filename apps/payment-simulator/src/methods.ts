type Method = {
  readonly id: string;
  readonly name: string;
  readonly countries: readonly string[];
  readonly min: number;
  readonly max: number | null;
};

const anywhere = { countries: [], min: 1, max: null } as const;

/** What the account of a shop in the Netherlands could take. */
const methods: readonly Method[] = [
  { ...anywhere, id: 'IDEAL', name: 'iDEAL | Wero', countries: ['NL'] },
  { ...anywhere, id: 'WERO', name: 'Wero', countries: ['DE', 'BE', 'LU', 'FR'] },
  { ...anywhere, id: 'PAYPAL', name: 'PayPal' },
  { ...anywhere, id: 'CREDITCARD', name: 'Card payment' },
  { ...anywhere, id: 'KLARNA', name: 'Klarna', countries: ['NL', 'DE', 'BE', 'AT'], min: 1_000, max: 150_000 },
  { ...anywhere, id: 'APPLEPAY', name: 'Apple Pay' },
  { ...anywhere, id: 'GOOGLEPAY', name: 'Google Pay' },
  { ...anywhere, id: 'MISTERCASH', name: 'Bancontact', countries: ['BE'] },
  { ...anywhere, id: 'BANKTRANS', name: 'Bank transfer' },
];

/** The answer of `GET payment-methods`. */
export function listMethods(query: URLSearchParams) {
  const country = query.get('country');
  const amount = Number(query.get('amount') ?? 0);
  return methods
    .filter(({ countries }) => country === null || countries.length === 0 || countries.includes(country))
    .filter(({ min, max }) => amount === 0 || (amount >= min && (max === null || amount <= max)))
    .map(({ id, name, countries, min, max }) => ({
      id,
      name,
      type: 'payment-method',
      allowed_amount: { min, max },
      allowed_countries: countries,
      allowed_currencies: ['EUR'],
      preferred_countries: [],
      required_customer_data: [],
      shopping_cart_required: id === 'KLARNA',
      brands: [],
      tokenization: { is_enabled: id === 'CREDITCARD' },
    }));
}

/** The name people know a gateway by. */
export const methodName = (gateway: string): string => methods.find(({ id }) => id === gateway)?.name ?? gateway;
