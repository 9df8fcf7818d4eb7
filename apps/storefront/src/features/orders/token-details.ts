/** Without a brand when the provider knows only that it is a card. */
export type TokenDetails = { readonly brand: string | undefined; readonly lastFour: string; readonly expires: string | undefined };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const brands: Readonly<Record<string, string>> = { VISA: 'Visa', MASTERCARD: 'Mastercard', MAESTRO: 'Maestro', AMEX: 'American Express' };

/** The provider writes year and month in four figures: `3012` is 12/2030. */
const readableMonth = (expires: string): string => expires.replace(/^(\d{2})(0[1-9]|1[0-2])$/, '$2/20$1');

/** What the wire's JSON says of a stored card; anything unreadable is a card without a name. */
export function tokenDetails(json: string | null): TokenDetails {
  try {
    const read = JSON.parse(json ?? '{}') as Readonly<Record<string, unknown>>;
    return {
      brand: brands[text(read['type']).toUpperCase()],
      lastFour: text(read['maskedCC']),
      expires: readableMonth(text(read['expirationDate'])) || undefined,
    };
  } catch {
    return { brand: undefined, lastFour: '', expires: undefined };
  }
}
