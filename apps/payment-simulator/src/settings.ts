/** What goes wrong with the next calls of the API. */
export type Failure =
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'error'; readonly code: number }
  /** No answer for so long. */
  | { readonly kind: 'timeout'; readonly ms: number }
  /** The call is carried out, its answer does not arrive. */
  | { readonly kind: 'lost-answer' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'malformed' };

export type Settings = {
  /** When the shop hears of a payment, seen from the shopper's return. */
  webhook: 'before' | 'after' | 'twice' | 'never';
  /** Between the return and a notification that comes after it. */
  delayMs: number;
  /** The real provider waits 15 minutes. */
  retryMs: number;
  retries: number;
  signature: 'good' | 'wrong';
  /** Added to every amount the shop is told, in cents. */
  amountOffset: number;
  /** How many further times each notification is sent. */
  duplicates: number;
  /** A payment is made, and the shop told of it, before the call that starts it is answered. */
  isPaidAtOnce: boolean;
  failure: Failure | null;
  /** How many calls still fail; null: all of them. */
  failures: number | null;
  /** Every call about one of these orders fails, whoever else asks for what meanwhile. */
  failing: Readonly<Record<string, Failure>>;
};

export const usualSettings: Readonly<Settings> = {
  webhook: 'before',
  delayMs: 1_000,
  retryMs: 5_000,
  retries: 4,
  signature: 'good',
  amountOffset: 0,
  duplicates: 0,
  isPaidAtOnce: false,
  failure: null,
  failures: null,
  failing: {},
};

/** The failure of this call, if it is to fail; counts it. */
export function takeFailure(settings: Settings, path: string): Failure | null {
  const parts = path.split('/');
  const [, own] = Object.entries(settings.failing).find(([order]) => parts.includes(order)) ?? [];
  if (own) return own;
  const { failure } = settings;
  if (failure === null || settings.failures === 0) return null;
  if (settings.failures !== null) settings.failures -= 1;
  return failure;
}
