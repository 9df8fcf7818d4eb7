import type { DemoVatNumber } from './model.ts';

/** Numbers the demo VAT look-up knows; everything else that fits a pattern is unknown to it, hence not valid. */
export const vatNumbers: readonly DemoVatNumber[] = [
  {
    countryCode: 'NL',
    vatId: 'NL000000176B01',
    isValid: true,
    name: 'Café De Gouden Gams B.V.',
    address: 'Markt 17, 6041 EM Roermond',
  },
  {
    countryCode: 'NL',
    vatId: 'NL000000486B01',
    isValid: true,
    name: 'Koninklijke Fanfare Sint Job',
    address: 'Maasstraat 9-2, 6001 EC Weert',
  },
  {
    countryCode: 'DE',
    vatId: 'DE000000312',
    isValid: true,
    name: 'Brauhaus Elisengarten GmbH',
    address: 'Ursulinerstraße 27, 52062 Aachen',
  },
  { countryCode: 'BE', vatId: 'BE0000000097', isValid: true, name: 'Harmonie De Ware Vrienden vzw', address: 'Kerkstraat 3, 3500 Hasselt' },
  { countryCode: 'DE', vatId: 'DE000000999', isValid: false },
];
