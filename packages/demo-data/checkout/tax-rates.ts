import type { DemoTaxRate } from './model.ts';

const rate = (countryCode: string, standardPercent: number, reducedPercent?: number): DemoTaxRate =>
  reducedPercent === undefined ? { countryCode, standardPercent } : { countryCode, standardPercent, reducedPercent };

/** VAT of the EU as of November 2026 (LAW-25). A parcel takes its destination's rate, pickup that of the branch's country. */
export const taxRates: readonly DemoTaxRate[] = [
  rate('NL', 21, 9),
  rate('DE', 19, 7),
  rate('BE', 21, 6),
  rate('AT', 20, 10),
  rate('LU', 17, 8),
  rate('BG', 20),
  rate('CY', 19),
  rate('CZ', 21),
  rate('DK', 25),
  rate('EE', 24),
  rate('ES', 21),
  rate('FI', 25.5),
  rate('FR', 20),
  rate('GR', 24),
  rate('HR', 25),
  rate('HU', 27),
  rate('IE', 23),
  rate('IT', 22),
  rate('LT', 21),
  rate('LV', 21),
  rate('MT', 18),
  rate('PL', 23),
  rate('PT', 23),
  rate('RO', 21),
  rate('SE', 25),
  rate('SI', 22),
  rate('SK', 23),
];
