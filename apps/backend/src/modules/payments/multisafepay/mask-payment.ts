import { maskAddresses } from '#kernel/redact.ts';

/** Hides account and card numbers and mail addresses in a text of the provider (PAY-15). */
export const maskPayment = (text: string): string =>
  maskAddresses(text)
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){10,30}\b/g, '[iban]')
    .replace(/\b\d(?:[ -]?\d){11,18}\b/g, '[number]');
