export type TokenDetails = { readonly brand: string; readonly lastFour: string; readonly expires: string | undefined };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the wire's JSON says of a stored card; anything unreadable is a card without a name. */
export function tokenDetails(json: string | null): TokenDetails {
  try {
    const read = JSON.parse(json ?? '{}') as Readonly<Record<string, unknown>>;
    return {
      brand: text(read['type']),
      lastFour: text(read['maskedCC']),
      expires: text(read['expirationDate']) || undefined,
    };
  } catch {
    return { brand: '', lastFour: '', expires: undefined };
  }
}
