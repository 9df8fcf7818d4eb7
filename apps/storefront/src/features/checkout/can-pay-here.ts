type WalletWindow = { readonly ApplePaySession?: { canMakePayments(): boolean } };

/**
 * Whether this browser can pay with a method that needs a wallet (PAY table 2.1, row 6). Only Apple's can be asked without sending a
 * request to somebody else, which no page of the shop does (R173); the others stay away.
 */
export function canPayHere(
  method: { readonly code: string; readonly needs_wallet: boolean },
  browser = globalThis as WalletWindow,
): boolean {
  if (!method.needs_wallet) return true;
  if (!method.code.endsWith('applepay')) return false;
  try {
    return browser.ApplePaySession?.canMakePayments() ?? false;
  } catch {
    return false;
  }
}
