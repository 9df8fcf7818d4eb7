type WalletWindow = { readonly ApplePaySession?: { canMakePayments(): boolean }; readonly PaymentRequest?: unknown };

/**
 * Whether this browser can pay with a method that needs a wallet (PAY table 2.1, row 6). Apple's can be asked; of Google's only whether
 * the browser knows payment requests at all, because more would send a request to somebody else, which no page of the shop does (R173).
 */
export function canPayHere(method: { readonly code: string }, browser = globalThis as WalletWindow): boolean {
  if (method.code.endsWith('googlepay')) return browser.PaymentRequest !== undefined;
  if (!method.code.endsWith('applepay')) return true;
  try {
    return browser.ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}
