/** A drawing of `payment-marks.svg`: its name there, and how wide it is where it is 32 high. */
export type PaymentBrand = { readonly name: string; readonly width: number };

const visa = { name: 'visa', width: 52 };
const mastercard = { name: 'mastercard', width: 37 };
const maestro = { name: 'maestro', width: 37 };

/** By the words in the name of a method: one that is called otherwise tomorrow shows its new mark, without a change here (PAY-02). */
const byName: readonly (readonly [RegExp, PaymentBrand])[] = [
  [/\biDEAL\b/i, { name: 'ideal', width: 36 }],
  [/\bWero\b/i, { name: 'wero', width: 52 }],
  [/\bPayPal\b/i, { name: 'paypal', width: 80 }],
  [/\bKlarna\b/i, { name: 'klarna', width: 59 }],
  [/\bApple ?Pay\b/i, { name: 'applepay', width: 54 }],
  [/\bGoogle ?Pay\b/i, { name: 'googlepay', width: 58 }],
  [/\bBancontact\b/i, { name: 'bancontact', width: 58 }],
  [/\bVisa\b/i, visa],
  [/\bMaster ?card\b/i, mastercard],
  [/\bMaestro\b/i, maestro],
];

/** Methods that are called by no brand and stand for several. */
const byCode: Readonly<Record<string, readonly PaymentBrand[]>> = {
  creditcard: [visa, mastercard, maestro],
  banktransfer: [{ name: 'sepa', width: 46 }],
};

/** The marks people know a method by; none for one without a brand. */
export function paymentBrands(code: string, label: string): readonly PaymentBrand[] {
  const named = byName.flatMap(([words, brand]) => (words.test(label) ? [brand] : []));
  return named.length > 0 ? named : (byCode[code.replace(/^multisafepay_/, '')] ?? []);
}
